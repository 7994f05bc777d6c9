import type { ShownGame } from '../games.ts';
import { Box, FRONT, Sign } from './box.tsx';

/** The Eye in the Ring. */
export function RingWarBox({ game }: { game: ShownGame }) {
  const middle = FRONT / 2;
  return (
    <Box
      game={game}
      lines={['Ring War']}
      tones={{ light: '#934a3c', middle: '#7a2b1f', dark: '#3f120c', side: '#2c0d08', bright: '#f6cf7d' }}
    >
      <defs>
        <radialGradient id="ring-fire">
          <stop offset="0" stop-color="#ffb84d" stop-opacity="0.62" />
          <stop offset="1" stop-color="#ffb84d" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="ring-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#ffe58f" />
          <stop offset="0.5" stop-color="#e9b13a" />
          <stop offset="1" stop-color="#a86f16" />
        </linearGradient>
      </defs>
      <circle cx={middle} cy="130" r="112" fill="url(#ring-fire)" />
      <g fill="none">
        <circle cx={middle} cy="130" r="57" stroke="#4d2f0a" stroke-width="15" />
        <circle cx={middle} cy="130" r="57" stroke="url(#ring-gold)" stroke-width="11" />
        <path d="M42 142A57 57 0 0 1 84 75" stroke="#fff6cf" stroke-width="3" stroke-linecap="round" />
      </g>
      <Sign name="burning-eye" x={middle - 35} y={93} size={70} fill="#2b0c07" />
    </Box>
  );
}

const PAWNS = [
  ['#3f8fd6', 8, 162],
  ['#d8473a', 36, 150],
  ['#e8b23a', 64, 138],
] as const;

/** Pawns on the way up the mountain. */
export function CrackOfDoomBox({ game }: { game: ShownGame }) {
  return (
    <Box
      game={game}
      lines={['Crack of', 'Doom']}
      tones={{ light: '#645470', middle: '#4a3a52', dark: '#221827', side: '#1a121e', bright: '#ffb06e' }}
    >
      <circle cx="120" cy="118" r="60" fill="#e0703c" fill-opacity="0.32" />
      <Sign name="smoking-volcano" x={60} y={74} size={120} fill="#140c17" />
      <path
        d="M10 196C104 208 2 152 74 160c48 8 22-24 42-40"
        fill="none"
        stroke="#ffd9a0"
        stroke-width="6"
        stroke-linecap="round"
        stroke-dasharray="1 9"
      />
      {PAWNS.map(([colour, x, y]) => (
        <g key={colour}>
          <Sign name="chess-pawn" x={x + 1.5} y={y + 2} size={34} fill="#0008" />
          <Sign name="chess-pawn" x={x} y={y} size={34} fill={colour} />
        </g>
      ))}
    </Box>
  );
}

const SHIELDS = [
  ['templar-shield', '#e2cfa2', 2],
  ['round-shield', '#c05a30', 46],
  ['checked-shield', '#9cc0cf', 90],
  ['edged-shield', '#d5a554', 132],
] as const;
const SPEARS = [20, 58, 96, 134, 172];

/** A wall of shields under a row of spears. */
export function BaraddunBox({ game }: { game: ShownGame }) {
  return (
    <Box
      game={game}
      lines={['War for', 'Barad’Dun']}
      tones={{ light: '#4a765f', middle: '#2f5a45', dark: '#14301f', side: '#0f2417', bright: '#ffdb5e' }}
    >
      {SPEARS.map((x) => (
        <path
          key={x}
          d={`M${x} 182V92m-5.5 3L${x} 74l5.5 21z`}
          stroke="#efe3c4"
          stroke-width="2.6"
          fill="#efe3c4"
        />
      ))}
      {SHIELDS.map(([name, colour, x], i) => (
        <g key={name}>
          <Sign name={name} x={x + 2} y={128 - (i % 2) * 7 + 3} size={60} fill="#0008" />
          <Sign name={name} x={x} y={128 - (i % 2) * 7} size={60} fill={colour} />
        </g>
      ))}
    </Box>
  );
}
