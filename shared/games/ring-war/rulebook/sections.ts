import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** The rules of Ring War in the order in which somebody learns them. */
export const sections: readonly RuleSection[] = [
  {
    id: 'setup',
    title: 'Before the game',
    text: 'Each side has its own deck, one of each card: 52 for the Dark Powers, 54 for the Forces of Light. Both begin with five Quest tokens and five War tokens. Whoever holds ten of a kind at the end of a turn wins.',
    entries: [
      rule('R2', 'Sides', 'People choose their side when they sit down. A rematch exchanges the sides.'),
      rule('R20', 'Letters', 'Both decks use letters for their alliances. They never meet in one pile.'),
      rule(
        'R21',
        'Kinds',
        'A card is an Army, a Hero, a Location … only if it wears that sign. Generals, Wargs and Woses, for example, are no Army; Galadriel and Tom Bombadil are no Heroes.',
        'R29',
      ),
      rule(
        'R29',
        'Nazgul, Dragons, Maiar, Hobbits',
        'These too go by the sign. The Balrog is no Maia. The Shire, Sting and Tom Bombadil belong to the alliance of the Hobbits without being Hobbits.',
      ),
      rule('R43', 'Two signs', 'Giant Eagles and Rangers are Army and Scout at once.'),
      rule('R44', 'Aragorn', 'Strider is Aragorn, and he is a Scout.'),
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    text: 'Draw, Aid, Scout, Action, and the two contests. All choices are made by both sides at the same time, in secret.',
    entries: [
      rule(
        'R38',
        'Nobody begins',
        'There is no first player, since everything is chosen at the same time.',
        'commit',
      ),
      rule(
        'commit',
        'Ready',
        'An answer may be changed until both sides are ready. The other side sees that you are ready, never with what.',
      ),
      rule('R4', 'The reserve', 'The ninth card stays in hand. The next draw fills the hand up around it.'),
      rule(
        'R5',
        'An empty deck',
        'The last cards are drawn, the discards are shuffled into a new deck, and the draw goes on. Cards thrown away in this Aid are among them.',
      ),
      rule(
        'R6',
        'Aid',
        'Throw away up to three cards, once; both sides then draw as many. What was thrown away lies open.',
      ),
      rule(
        'R7',
        'Scout',
        'Whoever shows a Scout sees the whole hand of the other side. One is enough. The other side now knows that card, and it must be laid in a pile this turn.',
        'R40',
        'R41',
      ),
      rule(
        'R40',
        'When scouts look',
        'After both have drawn, before piles are laid. Hands then stay as they are.',
      ),
      rule('R41', 'No scout', 'Nobody has to show one.', 'R7'),
      rule(
        'R1',
        'Action',
        'Lay four cards face down in the Quest pile and four in the War pile; one stays in hand.',
        'R8',
        'option:pileSize',
      ),
      rule(
        'R8',
        'Locations',
        'A pile holds one Location, and one more may be the reserve. With more than that in hand lay as many cards as you can; the Locations left over stay in hand.',
        'option:locations',
      ),
      rule(
        'R45',
        'Short piles',
        'A pile with fewer cards, even none, is allowed where the hand gives no more.',
      ),
      rule('R3', 'After the contests', 'All cards of the piles go to the discards of their side.'),
      rule('R39', 'Open discards', 'Discards may be looked through, and the decks may be counted.'),
    ],
  },
  {
    id: 'totals',
    title: 'What a pile counts',
    text: 'The figures of its cards with their bonuses, the bonus of its alliances, and in War more armies and more cavalry.',
    entries: [
      rule('R9', 'Which figure', 'In the Quest pile the gold figure counts, in the War pile the red one.'),
      rule(
        'R10',
        'Opposite',
        'A bonus against a card asks for that card in the pile opposite: Quest against Quest, War against War.',
        'R12',
      ),
      rule(
        'R11',
        'Bonuses without a word',
        'A bonus that does not name Quest or War counts in either; one that does, only there.',
      ),
      rule(
        'R12',
        'Once',
        'Several cards opposite that call forth the same bonus bring it once. Only Corruption counts each.',
        'R35',
      ),
      rule('R13', 'Together', 'A card that helps another helps it in the same pile.'),
      rule(
        'R14',
        'Played',
        'A card is played when it lies face up in any pile of this turn. The reserve and a scout that was only shown are not.',
        'option:zeroScope',
      ),
      rule(
        'R15',
        'Silenced',
        'A silenced card counts nothing, neither its figure nor its bonuses. It is still there for alliances and as what it is.',
        'R36',
      ),
      rule(
        'R19',
        'Alliances',
        'Two cards of one alliance in a pile add 1, three add 3, four add 5. Each alliance pays, and a card counts in all of its own.',
      ),
      rule(
        'R16',
        'Generals',
        'A General in the War pile gives each Army beside it +1. Two Generals give +2. A General is no Army.',
      ),
      rule(
        'R17',
        'More armies',
        'The War pile with more Army cards gets +3; with equal numbers nobody does.',
        'R18',
      ),
      rule(
        'R18',
        'More cavalry',
        'The War pile with more Cavalry gets +1. Both bonuses may go to one side.',
        'R17',
      ),
      rule('R31', 'Legolas and Gimli', 'In one pile they add 2, besides their alliance.'),
    ],
  },
  {
    id: 'cards',
    title: 'Single cards',
    text: 'What some cards do, where a word may be needed.',
    entries: [
      rule(
        'R26',
        'Palantir',
        'Sauron and Saruman get +2 each in its pile, Quest or War. Gandalf and Radagast get nothing.',
        'R36',
      ),
      rule('R27', 'Fell Beasts', 'Each Nazgul in the same pile gets +1. The beasts are none.'),
      rule('R28', 'Moria', 'The Balrog gets +2 in the same Quest pile.'),
      rule('R30', 'Gandalf', '+1 with Shadowfax, +1 against the Balrog, and both are possible.'),
      rule(
        'R32',
        'Sting, Anduril, Shadowfax',
        'Sting gets +1 beside Frodo, Anduril +2 beside Aragorn; Shadowfax gives Gandalf +1.',
      ),
      rule(
        'R33',
        'The One Ring',
        '+3 in the same Quest pile as the Cracks of Doom. Mount Doom of the Dark Powers is another card.',
      ),
      rule('R34', 'Smeagol', '+3 in Quest if Frodo or the Ring lies opposite, once even for both.'),
      rule(
        'R35',
        'Corruption',
        '+1 for each Hero in the Quest pile opposite. With a Hobbit in either pile of the other side it counts nothing.',
        'R14',
      ),
      rule(
        'R36',
        'Boromir and Pippin',
        'Boromir counts nothing if his own side plays the Ring, Pippin if the Dark Powers play the Palantir, in any pile.',
        'R15',
      ),
      rule('R37', 'Grond', '+5 in War if a Location lies in the pile opposite.'),
    ],
  },
  {
    id: 'victory',
    title: 'Contests and victory',
    text: 'The higher Quest total takes a Quest token from the other side, the higher War total a War token.',
    entries: [
      rule(
        'R22',
        'Tokens',
        'The higher total takes one token; if it is at least twice the other, two. Anything is twice nothing. A tie moves none.',
        'R23',
      ),
      rule('R23', 'The last token', 'Nobody can lose more than they have.'),
      rule('R25', 'Two contests', 'The Quest does not change the War.'),
      rule(
        'R24',
        'The end',
        'After both contests ten Quest tokens win, and otherwise ten War tokens. So Quest goes first where both sides reach ten.',
      ),
      rule('R42', 'Length', 'There is no limit of turns; most games last eight or nine.'),
      rule('resign', 'Giving up', 'A side that gives up has lost.'),
    ],
  },
  {
    id: 'options',
    title: 'Table options',
    text: 'Where tables differ. The first value is the usual one.',
    entries: [
      rule('option:pileSize', 'Cards in each pile', 'With three in each pile a hand has seven cards.', 'R1'),
      rule(
        'option:zeroScope',
        'Where a card silences',
        'In any pile of this turn, or only in the same contest.',
        'R14',
      ),
      rule(
        'option:locations',
        'Too many Locations',
        'After Aid, more than three stay in hand, or the ones above three are shown and replaced.',
        'R8',
      ),
      rule(
        'option:startTokens',
        'Tokens at the start',
        'Tokens of each kind for the Dark Powers and for the Forces of Light: a handicap where one player is stronger.',
      ),
    ],
  },
];
