import { lobbySign } from '../art/lobbySigns.ts';

/** Small drawings of the first page: decoration, what they stand for is written beside them. */

export function Envelope() {
  return (
    <svg class="drawing" viewBox="0 0 112 72" aria-hidden="true">
      <rect width="112" height="72" rx="3" fill="#ecdcb4" />
      <path d="M0 1 56 40 112 1" fill="#f8eed2" stroke="#b3955c" stroke-width="1.5" />
      <circle cx="56" cy="36" r="13" fill="#9c2f25" stroke="#6b150d" stroke-width="2" />
      <path d="M51.5 44V28.5h7a5 5 0 0 1 0 10h-4V44z" fill="#ffdcc4" />
    </svg>
  );
}

export function Scroll() {
  return (
    <svg class="drawing" viewBox="0 0 112 72" aria-hidden="true">
      <rect x="6" y="8" width="100" height="56" fill="#f1e4c6" />
      <g stroke="#8a6a3a" stroke-width="1">
        <path d="M30 16 40 22V34L30 40 20 34V22z" fill="#b7c98a" />
        <path d="M50 16 60 22V34L50 40 40 34V22z" fill="#8fb4c0" />
        <path d="M40 33 50 39V51L40 57 30 51V39z" fill="#e0cd96" />
      </g>
      <path
        d="M62 44q12-16 22-6t18-10"
        fill="none"
        stroke="#9c2f25"
        stroke-width="2"
        stroke-dasharray="4 3"
      />
      <rect x="1" y="2" width="110" height="11" rx="5" fill="#d9c08a" stroke="#7a5a2c" />
      <rect x="1" y="59" width="110" height="11" rx="5" fill="#d9c08a" stroke="#7a5a2c" />
    </svg>
  );
}

export function PlaySign() {
  return (
    <svg class="play-sign" viewBox="0 0 26 28" aria-hidden="true">
      <path d="M3 2 24 14 3 26z" />
    </svg>
  );
}

export function HandSign() {
  return (
    <svg class="hand-sign" viewBox="0 0 512 512" aria-hidden="true">
      <path d={lobbySign('hand')} />
    </svg>
  );
}
