import { lobbySign } from '../art/lobbySigns.ts';
import { text } from '../text/lobby.ts';

const HEX = 17;

/** The game's box on the shelf, drawn as one picture. */
export function GameBox() {
  const [first, ...rest] = text('box.title').split(' ');
  return (
    <svg class="game-box" viewBox="0 0 212 244" role="img" aria-label={text('box.title')}>
      <defs>
        <linearGradient id="box-front" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color="#56708a" />
          <stop offset="0.5" stop-color="#3f5a72" />
          <stop offset="1" stop-color="#22333f" />
        </linearGradient>
        <linearGradient id="box-side" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#1b2932" />
          <stop offset="1" stop-color="#0e151a" />
        </linearGradient>
        <linearGradient id="box-bronze" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stop-color="#efc670" />
          <stop offset="0.5" stop-color="#d39b3a" />
          <stop offset="1" stop-color="#8a5414" />
        </linearGradient>
        <linearGradient id="box-teal" x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stop-color="#66c59e" />
          <stop offset="0.5" stop-color="#2f8f6b" />
          <stop offset="1" stop-color="#124b39" />
        </linearGradient>
        {/* Light from the upper left on a rounded body: plastic. */}
        <filter id="box-plastic" x="-5%" y="-5%" width="115%" height="115%">
          <feGaussianBlur in="SourceAlpha" stdDeviation="9" result="body" />
          <feSpecularLighting
            in="body"
            surfaceScale="9"
            specularConstant="0.9"
            specularExponent="18"
            lighting-color="#fff6dc"
            result="gloss"
          >
            <feDistantLight azimuth="225" elevation="48" />
          </feSpecularLighting>
          <feComposite in="gloss" in2="SourceAlpha" operator="in" result="gloss" />
          <feMerge result="moulded">
            <feMergeNode in="SourceGraphic" />
            <feMergeNode in="gloss" />
          </feMerge>
          <feDropShadow
            in="moulded"
            dx="10"
            dy="14"
            stdDeviation="8"
            flood-color="#000"
            flood-opacity="0.6"
          />
        </filter>
        <clipPath id="box-clip">
          <rect width="192" height="244" rx="4" />
        </clipPath>
      </defs>
      <path d="M192 4 211 14V244H192z" fill="url(#box-side)" />
      <rect width="192" height="244" rx="4" fill="url(#box-front)" />
      <g clip-path="url(#box-clip)">
        {HEXES.map(({ d, tint }) => (
          <path
            key={d}
            d={d}
            fill={tint}
            fill-opacity="0.5"
            stroke="#dfe6ea"
            stroke-opacity="0.28"
            stroke-width="1.2"
          />
        ))}
        <Sign name="spartan" x={6} y={88} size={98} colour="url(#box-bronze)" />
        <Sign name="minotaur" x={98} y={94} size={86} colour="url(#box-teal)" />
        <rect y="196" width="192" height="48" fill="#0000004a" />
      </g>
      <path d="M0 3H192" stroke="#fff3" stroke-width="2" />
      <rect x="6.5" y="6.5" width="179" height="231" fill="none" stroke="#dfe6ea" stroke-opacity="0.75" />
      <text class="box-title" x="96" y="36">
        {first}
      </text>
      <text class="box-title" x="96" y="61">
        {rest.join(' ')}
      </text>
      <text class="box-line" x="96" y="214">
        {text('box.what')}
      </text>
      <text class="box-line" x="96" y="231">
        {text('box.players')}
      </text>
    </svg>
  );
}

function Sign({
  name,
  x,
  y,
  size,
  colour,
}: {
  name: 'spartan' | 'minotaur';
  x: number;
  y: number;
  size: number;
  colour: string;
}) {
  return (
    <path
      d={lobbySign(name)}
      fill={colour}
      filter="url(#box-plastic)"
      transform={`translate(${x} ${y}) scale(${size / 512})`}
    />
  );
}

const TINTS = ['#6f8f4a', '#a98a58', '#4b7690'];

/** The hexes behind the figures, a few of them painted. */
const HEXES = Array.from({ length: 56 }, (_, i) => {
  const row = Math.floor(i / 7);
  const x = (i % 7) * HEX * Math.sqrt(3) + (row % 2 ? (HEX * Math.sqrt(3)) / 2 : 0);
  const y = 78 + row * HEX * 1.5;
  const corners = Array.from({ length: 6 }, (_, k) => {
    const a = Math.PI / 6 + (k * Math.PI) / 3;
    return `${(x + Math.cos(a) * HEX).toFixed(1)} ${(y + Math.sin(a) * HEX).toFixed(1)}`;
  });
  return { d: `M${corners.join('L')}Z`, tint: (i * 7 + row * 5) % 4 === 0 ? TINTS[(i + row) % 3] : 'none' };
});
