import type { ComponentChildren } from 'preact';
import type { LobbyName } from '../../art/iconNames.ts';
import { lobbySign } from '../../art/lobbySigns.ts';
import { text } from '../../text/lobby.ts';
import type { ShownGame } from '../games.ts';

/** Width and height of a box's front; the side makes it a little wider. */
export const FRONT = 192;
const TALL = 244;
const SIDE = 20;

interface Tones {
  /** Front from light to dark, then the side. */
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly side: string;
  /** Title, frame and number of players. */
  readonly bright: string;
}

/** A game's box as one picture: front and side, its illustration, what it is called and for how many it is. */
export function Box({
  game,
  tones,
  lines,
  children,
}: {
  game: ShownGame;
  tones: Tones;
  /** The title as it breaks on the front. */
  lines: readonly string[];
  children: ComponentChildren;
}) {
  const front = `front-${game.id}`;
  const side = `side-${game.id}`;
  const clip = `clip-${game.id}`;
  const size = lines.some((line) => line.length > 10) ? 22 : 25;
  return (
    <svg class="game-box" viewBox={`0 0 ${FRONT + SIDE} ${TALL}`} aria-hidden="true">
      <defs>
        <linearGradient id={front} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color={tones.light} />
          <stop offset="0.5" stop-color={tones.middle} />
          <stop offset="1" stop-color={tones.dark} />
        </linearGradient>
        <linearGradient id={side} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color={tones.side} />
          <stop offset="1" stop-color="#0b0907" />
        </linearGradient>
        <clipPath id={clip}>
          <rect width={FRONT} height={TALL} rx="4" />
        </clipPath>
      </defs>
      <path d={`M${FRONT} 4 ${FRONT + SIDE - 1} 14V${TALL}H${FRONT}z`} fill={`url(#${side})`} />
      <rect width={FRONT} height={TALL} rx="4" fill={`url(#${front})`} />
      <g clip-path={`url(#${clip})`}>
        {children}
        <rect y="196" width={FRONT} height="48" fill="#00000052" />
      </g>
      <path d={`M0 3H${FRONT}`} stroke="#fff3" stroke-width="2" />
      <rect
        x="6.5"
        y="6.5"
        width={FRONT - 13}
        height={TALL - 13}
        fill="none"
        stroke={tones.bright}
        stroke-opacity="0.75"
        stroke-width="1.3"
      />
      {lines.map((line, i) => (
        <text
          key={line}
          class="box-title"
          x={FRONT / 2}
          y={(lines.length > 1 ? 36 : 44) + i * 25}
          font-size={size}
          fill={tones.bright}
        >
          {line}
        </text>
      ))}
      <text class="box-line box-what" x={FRONT / 2} y="214" fill="#f6e8c8">
        {text(game.what)}
      </text>
      <text class="box-line box-players" x={FRONT / 2} y="231" fill={tones.bright}>
        {text(game.players)}
      </text>
    </svg>
  );
}

/** A sign `size` large with its upper left corner at (x, y). */
export function Sign({
  name,
  x,
  y,
  size,
  fill,
  filter,
}: {
  name: LobbyName;
  x: number;
  y: number;
  size: number;
  fill: string;
  filter?: string;
}) {
  return (
    <path
      d={lobbySign(name)}
      fill={fill}
      filter={filter}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
    />
  );
}
