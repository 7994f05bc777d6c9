import type { ShownGame } from '../games.ts';
import { Box, Sign } from './box.tsx';

const HEX = 17;

/** Bronze against teal on a hex map. */
export function WarriorLandsBox({ game }: { game: ShownGame }) {
  return (
    <Box
      game={game}
      lines={['Warrior', 'Lands']}
      tones={{ light: '#56708a', middle: '#3f5a72', dark: '#22333f', side: '#1b2932', bright: '#eef3f6' }}
    >
      <defs>
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
      </defs>
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
      <Sign name="spartan" x={6} y={88} size={98} fill="url(#box-bronze)" filter="url(#box-plastic)" />
      <Sign name="minotaur" x={98} y={94} size={86} fill="url(#box-teal)" filter="url(#box-plastic)" />
    </Box>
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
