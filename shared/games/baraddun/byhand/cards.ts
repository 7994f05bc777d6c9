import { type Words, words } from '../../../engine/words.ts';
import type { CardList } from '../../../table/byhand/counted.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Deck } from '../model.ts';
import { type ListName, pieceOf } from './lay-out.ts';

/**
 * Gives pieces the cards of one list again. Cards of one class are as good as each other, so a piece is the card that
 * it was laid out as, or else the one that lay in its place before, or any that is left.
 */
export class Cards {
  private readonly list: ListName;
  private readonly deck: Deck;
  private readonly all = new Map<string, number[]>();
  private readonly left: ReadonlyMap<string, Set<number>>;

  constructor(list: ListName, deck: Deck) {
    this.list = list;
    this.deck = deck;
    for (const [card, { id }] of deck[list].entries()) {
      const known = this.all.get(id);
      if (known) known.push(card);
      else this.all.set(id, [card]);
    }
    this.left = new Map([...this.all].map(([kind, cards]) => [kind, new Set(cards)]));
  }

  knows(kind: string): boolean {
    return this.all.has(kind);
  }

  /** What must be there of this list; `places`: where. */
  toBe(places: ReadonlySet<string>): CardList {
    const no = (code: string, values: Words['with']) => ({
      code,
      rule: 'B16',
      words: words(`no.${code}`, values),
    });
    const name = (kind: string) => this.deck[this.list][this.all.get(kind)?.[0] ?? 0].name;
    return {
      copies: new Map([...this.all].map(([kind, cards]) => [kind, cards.length])),
      places,
      doubled: (kind, n, copies) => no('hand-doubled', { card: name(kind), n, copies }),
      astray: (kind) => no('hand-astray', { card: name(kind) }),
      count: (n, all) => no('hand-count', { list: words(`zone.${this.list}`), n, all }),
    };
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
    // More than there are of a kind: nothing is played with these.
    return dealt.map((cards, place) =>
      cards.map((card, at) => (card >= 0 ? card : (this.all.get(places[place].pieces[at].kind)?.[0] ?? 0))),
    );
  }
}
