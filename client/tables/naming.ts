import { say, type TextTable } from '../../shared/engine/words.ts';
import type { Kind, Scene } from '../../shared/table/model.ts';
import type { Offer } from '../play/laying.ts';
import type { Shown } from './shown.ts';
import { cardSay } from './text.ts';

/** What a piece is called aloud: name, figures, what is written on it, and what may be done with it now. */
export function pieceName(piece: Shown, scene: Scene, offer: Offer, texts: readonly TextTable[]): string {
  const kind = scene.kinds[piece.kind];
  return [
    ...(kind ? kindParts(kind, texts) : [piece.kind || cardSay('cards.back')]),
    ...stateParts(piece, offer, texts),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Name, figures and words of a card. */
export function kindParts(kind: Kind, texts: readonly TextTable[]): string[] {
  const { face } = kind;
  const figures = (face?.figures ?? []).map(({ sign, figure }) =>
    cardSay('cards.figure', { sign: signName(sign, texts), figure }),
  );
  const words = [face?.foot, face?.text].map((what) => (what ? say(what, ...texts) : ''));
  return [kind.name, ...figures, ...words].filter(Boolean);
}

/** 'sign.war' of the game's sentences, the sign's own name where it has none. */
function signName(sign: string, texts: readonly TextTable[]): string {
  const key = `sign.${sign}`;
  const said = say({ key }, ...texts);
  return said === key ? sign.replaceAll('-', ' ') : said;
}

function stateParts(piece: Shown, offer: Offer, texts: readonly TextTable[]): string[] {
  const why = offer.idle.get(piece.id);
  const marks = Object.entries(piece.marks).flatMap(([mark, count]) => {
    const key = `mark.${mark}`;
    const word = count > 0 ? say({ key }, ...texts) : key;
    return word === key ? [] : [count > 1 ? `${word} ×${count}` : word];
  });
  const state =
    offer.held === piece.id
      ? cardSay('cards.held')
      : offer.targets.has(piece.id)
        ? cardSay('cards.target')
        : offer.pieces.has(piece.id) && offer.held === ''
          ? cardSay('cards.playable')
          : '';
  return [...marks, why ? say(why, ...texts) : '', state];
}
