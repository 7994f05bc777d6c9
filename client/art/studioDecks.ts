import { words } from '../../shared/engine/words.ts';
import type { CardFace, Kind } from '../../shared/table/model.ts';
import type { Pen } from './canvas.ts';
import { easel } from './canvas.ts';
import { drawBack } from './cards/backs.ts';
import { drawFace } from './cards/card.ts';
import type { CardInk } from './cards/ink.ts';
import type { Marker } from './cards/markers.ts';
import { drawMarker, drawPawn } from './cards/markers.ts';
import { picturesOf } from './cards/pictures.ts';
import { drawRope } from './cards/rope.ts';
import { drawRuler } from './cards/ruler.ts';
import { drawSigil, SIGILS } from './cards/sigils.ts';
import { felt } from './felt.ts';
import { FONT_SANS } from './fontNames.ts';
import { SEATS, TEAMS } from './seats.ts';

/** Sample cards for the studio, as the games would send them; a key of words is here the sentence itself. */

const DECKS = ['light', 'dark', 'doom', 'fighter', 'weapon', 'defence'] as const;
const WIDTH = 1280;
const HEIGHT = 720;

function ringWar(
  name: string,
  icon: string,
  deck: string,
  letters: string,
  values: string,
  kinds = '',
  text = '',
): Kind {
  const [war, quest] = values.split('/');
  const face: CardFace = {
    frame: 'ring-war',
    deck,
    figures: [
      { sign: 'war', figure: war },
      { sign: 'quest', figure: quest },
    ],
    sigils: [...letters],
    signs: kinds ? kinds.split(' ') : [],
    ...(text && { text: words(text) }),
  };
  return { name, shape: 'card', icon, face };
}

function doom(name: string, icon: string, type: string, strength: string, foot = '', text = ''): Kind {
  const figure = /^\d/.test(strength)
    ? { sign: 'strength', figure: strength }
    : strength.startsWith('+')
      ? { sign: 'bonus', figure: strength }
      : { sign: strength, figure: '' };
  const face: CardFace = {
    frame: 'crack-of-doom',
    deck: 'doom',
    type,
    figures: [figure],
    ...(foot && { foot: words(foot) }),
    ...(text && { text: words(text) }),
  };
  return { name, shape: 'card', icon, face };
}

function baraddun(
  name: string,
  icon: string,
  deck: string,
  figures: string,
  type = '',
  foot = '',
  text = '',
): Kind {
  const face: CardFace = {
    frame: 'baraddun',
    deck,
    type,
    figures: figures
      .split(' ')
      .filter(Boolean)
      .map((part) => {
        const [sign, figure] = part.split(':');
        return { sign, figure };
      }),
    ...(foot && { foot: words(foot) }),
    ...(text && { text: words(text) }),
  };
  return { name, shape: 'card', icon, face };
}

const LARGE: readonly Kind[] = [
  ringWar(
    'Legolas the Elf Lord',
    'high-shot',
    'light',
    'EF',
    '4/5',
    'hero',
    'Together with Gimli in one pile: the pile gets +2.',
  ),
  ringWar(
    'Witch King of Morgul',
    'crowned-skull',
    'dark',
    'AU',
    '5/5',
    'nazgul',
    'Fell Beasts in the same pile give him +1.',
  ),
  doom('Shelob', 'masked-spider', 'foe', '6', 'Mordor only', 'She waits in the dark above the pass.'),
  baraddun(
    'Red',
    'sharp-halberd',
    'weapon',
    'strength:5 defence:−1',
    '',
    'small shield',
    'The halberd. Only buckler, armor and helmet.',
  ),
];

const TABLE: readonly Kind[] = [
  ringWar('Aragorn (Strider)', 'relic-blade', 'light', 'GF', '5/5', 'hero scout', 'text'),
  ringWar('Iron Hill Dwarves', 'battle-axe', 'light', 'D', '3/0', 'army'),
  ringWar('Giant Eagles', 'eagle-emblem', 'light', 'B', '5/4', 'army scout'),
  ringWar('Merry', 'hunting-horn', 'light', 'HRF', '1/3', 'hero hobbit'),
  ringWar('Wolf Riders', 'wolf-head', 'dark', 'GW', '3/2', 'army cavalry'),
  ringWar('Shelob the Great', 'masked-spider', 'dark', 'S', '0/4', 'monster'),
  doom('Band of Orcs', 'orc-head', 'foe', '3', 'Orc'),
  doom('Volcanic Wastes', 'smoking-volcano', 'hardship', '5', 'Mordor only'),
  doom('Gandalf the White', 'wizard-staff', 'aid', '+4', 'After Lorien'),
  doom('The Lidless Eye', 'semi-closed-eye', 'modifier', '+1', 'any Foe'),
  doom('Waybread', 'sliced-bread', 'special', 'again', 'Move again'),
  baraddun('Vorgrim Cinderhelm', 'brutal-helm', 'fighter', 'strength:12', 'emberhold', 'Emberhold'),
  baraddun('Double-edged Sword', 'broadsword', 'weapon', 'strength:4', '', 'Weapon'),
];

const MORE: readonly Kind[] = [
  ringWar('Gandalf the Grey', 'wizard-face', 'light', 'F', '5/6', 'hero maia', 'text'),
  ringWar('Sauron the Dark Lord', 'burning-eye', 'dark', 'M', '7/6', 'maia'),
  ringWar('Trolls', 'troll', 'dark', 'T', '4/3', 'army'),
  ringWar('Ents', 'deku-tree', 'light', 'T', '5/0', 'army'),
  ringWar('Beorn', 'bear-head', 'light', 'N', '0/4', 'hero'),
  doom('Balrog', 'daemon-skull', 'foe', '7', 'Moria only'),
  doom('Icy Wastes', 'icebergs', 'hardship', '4', 'Not in Moria'),
  doom('Courage', 'fist', 'aid', '+1', 'Foes and Hardships'),
  doom('Poisoned Arrow', 'bow-arrow', 'modifier', '+2', 'Orcs'),
  doom('Smeagol Gollum', 'goblin', 'special', '+2', '+2 on own roll'),
  baraddun('New Fighter', 'barbarian', 'fighter', 'die:−3', 'hollow-crown', 'Hollow Crown', 'text'),
  baraddun('Door Shield', 'closed-doors', 'defence', 'defence:−4', '', 'Defence'),
  baraddun('Oda Sparrowblade', 'crested-helmet', 'fighter', 'strength:6', 'saltreavers', 'Saltreavers'),
];

export async function studioDecks(dpr: number): Promise<HTMLCanvasElement> {
  const [canvas, pen] = easel(WIDTH, HEIGHT, dpr);
  pen.drawImage(felt(WIDTH, HEIGHT, dpr), 0, 0, WIDTH, HEIGHT);
  const ink = await studioInk();
  LARGE.forEach((kind, i) => {
    lay(pen, 20 + i * 274, 18, () => drawFace(pen, kind, 260, ink));
  });
  TABLE.forEach((kind, i) => {
    lay(pen, 20 + i * 96, 396, () => drawFace(pen, kind, 90, ink));
  });
  [...TABLE, ...MORE].slice(0, 22).forEach((kind, i) => {
    lay(pen, 20 + i * 56, 572, () => drawFace(pen, kind, 46, ink));
  });
  [...MORE.slice(9), ...LARGE].forEach((kind, i) => {
    lay(pen, 440 + i * 56, 646, () => drawFace(pen, kind, 46, ink));
  });
  DECKS.forEach((deck, i) => {
    lay(pen, 20 + i * 56, 646, () => drawBack(pen, deck, 46));
  });
  return canvas;
}

export async function studioBacks(dpr: number): Promise<HTMLCanvasElement> {
  const [canvas, pen] = easel(WIDTH, HEIGHT, dpr);
  pen.drawImage(felt(WIDTH, HEIGHT, dpr), 0, 0, WIDTH, HEIGHT);
  const ink = await studioInk();
  DECKS.slice(0, 2).forEach((deck, i) => {
    lay(pen, 20 + i * 274, 16, () => drawBack(pen, deck, 260));
  });
  DECKS.forEach((deck, i) => {
    lay(pen, 580 + i * 98, 16, () => drawBack(pen, deck, 86));
  });
  MORE.forEach((kind, i) => {
    lay(pen, 20 + i * 96, 585, () => drawFace(pen, kind, 90, ink));
  });
  Object.entries(SIGILS).forEach(([deck, sigils], row) => {
    Object.entries(sigils).forEach(([letter, sigil], i) => {
      const x = 640 + i * 66;
      const y = 200 + row * 90;
      drawSigil(pen, x, y, 16, deck, letter);
      drawSigil(pen, x + 22, y + 10, 6, deck, letter);
      caption(pen, sigil.name, x, y + 36);
    });
  });
  pieces(pen);
  return canvas;
}

/** What lies beside the cards. */
function pieces(pen: Pen): void {
  drawRuler(
    pen,
    { x: 24, y: 440, w: 424, h: 78 },
    { from: 7, to: 12, colour: TEAMS.rust.colour, rolled: 9 },
    { from: 5, to: 10, colour: TEAMS.tide.colour, rolled: 8 },
  );
  SEATS.slice(0, 4).forEach(({ colour }, i) => {
    drawPawn(pen, 500 + i * 50, 500, 44, colour);
    drawPawn(pen, 500 + i * 50, 550, 26, colour);
  });
  (['war', 'quest', 'defeat', 'corruption'] satisfies Marker[]).forEach((marker, i) => {
    drawMarker(pen, marker, 720 + i * 50, 480, 20);
    drawMarker(pen, marker, 720 + i * 50, 530, 10);
  });
  drawRope(pen, 1220, 340, 230, 'quest', 7);
  drawRope(pen, 1160, 340, 230, 'war', 4);
}

async function studioInk(): Promise<CardInk> {
  const decks = await Promise.all(['ring-war', 'crack-of-doom', 'baraddun'].map(picturesOf));
  return {
    picture: (icon) => decks.map((pictures) => pictures(icon)).find(Boolean) ?? '',
    say: (what) => what.key,
  };
}

function lay(pen: Pen, x: number, y: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  draw();
  pen.restore();
}

function caption(pen: Pen, text: string, x: number, y: number): void {
  pen.font = `700 13px ${FONT_SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#f0d08a';
  pen.fillText(text, x, y);
}
