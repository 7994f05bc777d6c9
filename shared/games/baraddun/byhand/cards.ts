import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { type Miscounted, toldOf } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Scene } from '../../../table/model.ts';
import type { Deck } from '../model.ts';
import { type ListName, pieceOf } from './lay-out.ts';

/**
 * Gives pieces the cards of one list again. Cards of one class are as good as each other, so a piece is the card that
 * it was laid out as, or else the one that lay in its place before, or any that is left.
 */
export class Cards {
  private readonly list: ListName;
  private readonly deck: Deck;
  private readonly left = new Map<string, Set<number>>();

  constructor(list: ListName, deck: Deck) {
    this.list = list;
    this.deck = deck;
    for (const [card, { id }] of deck[list].entries()) {
      const known = this.left.get(id);
      if (known) known.add(card);
      else this.left.set(id, new Set([card]));
    }
  }

  knows(kind: string): boolean {
    return this.left.has(kind);
  }

  /** Why these pieces are not the whole list, each card once; `all`: everything on the table. */
  miscounted(scene: Scene, pieces: readonly FreePiece[], all: readonly FreePiece[]): Refusal | null {
    const wrong = [...this.left].flatMap(([kind, cards]): Miscounted[] => {
      const n = pieces.filter((piece) => piece.kind === kind).length;
      if (n === cards.size) return [];
      const code = n > cards.size ? 'hand-doubled' : 'hand-astray';
      const missing = all.filter((piece) => piece.kind === kind).length < cards.size;
      const name = this.deck[this.list][[...cards][0]].name;
      const said = words(`no.${code}`, { card: name, n, copies: cards.size });
      return [{ kind, missing, named: { code, rule: 'B16', words: said } }];
    });
    return toldOf(wrong, all, scene);
  }

  /** Cards for the pieces of each place. Asked once, for all of the list; `before`: what lay in each place. */
  deal(
    places: readonly { readonly pieces: readonly FreePiece[]; readonly before: readonly number[] }[],
  ): readonly (readonly number[])[] {
    const dealt = places.map(({ pieces }) => pieces.map(() => -1));
    const give = (wished: (place: number, at: number) => number | undefined) => {
      for (const [place, { pieces }] of places.entries())
        for (const [at, { kind }] of pieces.entries()) {
          if (dealt[place][at] >= 0) continue;
          const card = wished(place, at);
          if (card === undefined || !this.left.get(kind)?.delete(card)) continue;
          dealt[place][at] = card;
        }
    };
    const named = new Map(this.deck[this.list].map((_, card) => [pieceOf[this.list](card), card]));
    give((place, at) => named.get(places[place].pieces[at].id));
    give((place, at) => places[place].before[at]);
    give((place, at) => {
      const kind = places[place].pieces[at].kind;
      return places[place].before.find((card) => this.left.get(kind)?.has(card));
    });
    give((place, at) => this.left.get(places[place].pieces[at].kind)?.values().next().value);
    return dealt;
  }
}
