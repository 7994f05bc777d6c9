import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** The rules of Crack of Doom in the order in which somebody learns them. */
export const sections: readonly RuleSection[] = [
  {
    id: 'setup',
    title: 'Before the race',
    text: 'Two to six Fellowships stand on the Shire. Each player is one of them, and whoever first throws the Ring into the fire of Mount Doom wins. All draw from one deck.',
    entries: [
      rule(
        'C1',
        'The deck',
        'There are 84 cards: 20 Foes, 12 Hardships, 36 Aids, 2 Modifiers and 14 Specials.',
        'cards',
      ),
      rule(
        'C2',
        'Turn order',
        'Everybody rolls, the highest goes first. Who ties rolls again, and the order then stays for the whole race.',
      ),
      rule(
        'C3',
        'No hand to begin with',
        'Hands are empty at the start; a table may deal up to five cards.',
        'option:startHand',
      ),
      rule(
        'C42',
        'What lies open',
        'Pawns, markers, hand sizes and the discards are open to all. Hands are secret.',
      ),
      rule('C43', 'Players', 'Two to six play.', 'option:players'),
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    text: 'Draw two cards, then roll and move, or rest. Face what the others put in your way, play Special cards, and end the turn.',
    entries: [
      rule(
        'C4',
        'Nine cards',
        'Who holds more than nine after the draw throws the rest away at once, before anything is played. Marked cards go first.',
      ),
      rule(
        'C5',
        'An empty deck',
        'What is left is drawn, the discards are shuffled into a new deck, and the draw goes on. With nothing left one draws fewer.',
      ),
      rule('C6', 'A missed turn', 'The whole turn is left out: no cards, no move, no Haven.', 'C30'),
      rule(
        'C7',
        'Moving',
        'The die less your Defeat markers, never below zero. A move of zero meets nobody.',
        'C9',
        'C14',
      ),
      rule(
        'C8',
        'Resting',
        'Instead of rolling you may always rest, which takes a Defeat marker off if you have one.',
        'C10',
      ),
      rule('C40', 'The last space', 'Mount Doom needs no exact roll: the trail ends there.'),
      rule('C48', 'Peace', 'Who rests meets nobody.'),
    ],
  },
  {
    id: 'places',
    title: 'The trail',
    text: 'Seventy-two spaces from the Shire to Mount Doom. Havens at 10, 30, 40 and 50 give rest; Moria (15–25) and Mordor (60–71) are Evil Lands, in which many cards fail.',
    entries: [
      rule(
        'C9',
        'Havens stop you',
        'A move ends at the first Haven that it reaches. The rest of the roll is lost.',
        'C10',
      ),
      rule(
        'C10',
        'At a Haven',
        'On arrival, and in every own turn that you stay, you lose every Defeat marker and a single one of Corruption.',
        'C11',
      ),
      rule(
        'C11',
        'Fresh cards',
        'At a Haven throw away as many cards as you like, then your hand is filled to nine.',
      ),
      rule('C12', 'Four Havens', 'The Shire and Mount Doom are none.'),
      rule(
        'C18',
        'Borders',
        'Before Lorien is below 30, after it above. Mount Doom itself lies neither in Mordor nor in the Evil Lands.',
        'option:doomIsMordor',
      ),
    ],
  },
  {
    id: 'encounters',
    title: 'Foes and Hardships',
    text: 'Who moves on to a space of its own, outside the Havens, can be met by a Foe or a Hardship out of an opponent’s hand.',
    entries: [
      rule('C13', 'A space of its own', 'No other pawn stands there.'),
      rule(
        'C14',
        'Only on the way',
        'It takes a roll that moves the pawn forward by at least one space. Who is turned back is left in peace.',
      ),
      rule(
        'C15',
        'On Mount Doom',
        'Arriving there can be met as well, before the Corruption Roll. Later tries are not.',
        'C39',
      ),
      rule(
        'C16',
        'Who plays',
        'All opponents answer in secret at the same time. The first in turn order after the mover who offers a card plays it; the others keep theirs unseen.',
        'option:encounters',
      ),
      rule('C17', 'Where it fits', 'The place on the card must fit the space that the pawn has come to.'),
      rule(
        'C19',
        'Modifiers',
        'Played together with one’s own Foe, both if one likes, never with a Hardship. Poisoned Arrow goes with Band of Orcs and Uruk Hai only.',
      ),
      rule('C20', 'Nazgul', 'Black Riders, Ring Wraiths and the Witch King.'),
      rule('C45', 'Used cards', 'All that was played goes to the discards.'),
      rule('C47', 'Missing a turn', 'Who misses a turn may still meet others, and be aimed at.'),
    ],
  },
  {
    id: 'battle',
    title: 'Battle and Hardship',
    text: 'Roll a die, take your Defeat markers off, add cards. Reach the strength and you are through.',
    entries: [
      rule(
        'C21',
        'Aids after the die',
        'The die is thrown first. Then lay any number of Aids, together with the Ring if you like.',
      ),
      rule('C22', 'Where Aids help', 'The place on an Aid must fit the space where you stand.'),
      rule('C23', 'Eowyn', 'She counts 1, or 2 instead against a Nazgul; after Lorien only.'),
      rule('C24', 'Names', 'That a sword belongs to somebody changes nothing.'),
      rule(
        'C25',
        'The Ring',
        'Once in a battle against a Foe it adds 2 for one Corruption marker, which stays whatever comes of it.',
        'C39',
      ),
      rule(
        'C26',
        'No limits',
        'Results may fall below one, and no figure of the die wins or loses by itself. Reaching the strength is enough.',
      ),
      rule(
        'C27',
        'Help in Hardships',
        'Only Courage and Smeagol help there. Courage helps against Foes too.',
      ),
      rule(
        'C28',
        'Turned back',
        'A failed Hardship sends you back by a plain die and costs the next turn. A Haven on the way stops you, with all that it gives.',
        'option:retreat',
      ),
      rule('C29', 'Defeated', 'A lost battle gives a Defeat marker and costs the next turn. The pawn stays.'),
      rule(
        'C44',
        'Too little, too much',
        'Cards that do not reach, or are not needed, may be laid all the same.',
      ),
      rule('C46', 'No prize', 'Winning a battle brings nothing but the way on.'),
    ],
  },
  {
    id: 'specials',
    title: 'Special cards',
    text: 'Played in your own turn, before you move or when the encounter is over. Three have a time of their own.',
    entries: [
      rule('C30', 'Missed turns', 'Several reasons to miss a turn add up.', 'option:miss'),
      rule(
        'C31',
        'When',
        'In your own turn. Pipe Weed goes to the start of an opponent’s turn, Smeagol after your own dice.',
        'C35',
        'C38',
      ),
      rule(
        'C32',
        'At whom',
        'One opponent a card, who must be where it says as it is played: Rohan is space 40, Minas Tirith 50.',
      ),
      rule('C33', 'One only', 'Others on the same space are not hit.'),
      rule(
        'C34',
        'Moving again',
        'Waybread and Fair Travels give another full movement roll after the first, also after a defeat. Not after a rest, not from Mount Doom; Fair Travels not in Evil Lands.',
      ),
      rule(
        'C35',
        'Pipe Weed',
        'Asked of all opponents in secret after the draw, unless it lies in the discards. Whoever it hits rests this turn; it does not work on Mount Doom.',
      ),
      rule(
        'C36',
        'Palantir',
        'You see one opponent’s hand once. The table keeps for you what has not left that hand since.',
      ),
      rule('C37', 'Corruption', 'Markers never fall below none, and there is no end to them.'),
      rule('C38', 'Smeagol', 'Adds 2 to your own Hardship or Corruption Roll, after the dice are seen.'),
    ],
  },
  {
    id: 'doom',
    title: 'Mount Doom',
    text: 'Throw three dice, take your Corruption markers off: twelve or more, and the Ring is gone. You have won.',
    entries: [
      rule(
        'C39',
        'The Corruption Roll',
        'On arrival, after any encounter, if you are still there; then once in each of your turns instead of moving. You cannot leave or rest.',
      ),
      rule(
        'C41',
        'Too corrupt',
        'If nobody can reach twelve any more, or after 400 rounds, nobody wins.',
        'option:natural18',
      ),
      rule('C49', 'At once', 'The first to throw the Ring wins; the round is not played out.'),
      rule(
        'C50',
        'Odds',
        'With no marker each try works in 37.5 of 100 cases, with one in 25.9, with two in 16.2. Each use of the Ring costs about a third, unless a Haven follows.',
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'What nobody sees',
    text: 'Nobody can tell who was able to play: every opponent is asked each time, and whoever holds nothing passes by itself.',
    entries: [
      rule(
        'asking',
        'Standing answers',
        'On your pawn you can set when you want to be asked: always, only with strong cards, only against the leader, or never. Pipe Weed takes an order as well.',
        'C16',
        'C35',
      ),
      rule(
        'marks',
        'Marked cards',
        'Mark cards that may go; the limit of nine and the Havens take them first.',
        'C4',
        'C11',
      ),
    ],
  },
  {
    id: 'options',
    title: 'Options of the table',
    text: 'The first value is the usual one.',
    entries: [
      rule('option:players', 'Players', 'Four, or two, three, five, six.', 'C43'),
      rule(
        'option:startHand',
        'Starting hand',
        'Cards dealt before the first turn. With two players four make it fairer.',
        'C3',
      ),
      rule(
        'option:encounters',
        'Encounters',
        '"One" card a move, or "each" opponent may play one, until the pawn is turned back.',
        'C16',
      ),
      rule('option:retreat', 'Turned back', 'A Haven stops whoever is turned back, or is passed.', 'C28'),
      rule('option:miss', 'Missed turns', 'They stack, or there is a single one at most.', 'C30'),
      rule(
        'option:doomIsMordor',
        'Mount Doom in Mordor',
        'If on, space 72 counts as Mordor and as Evil Lands.',
        'C18',
      ),
      rule('option:natural18', 'Three sixes', 'If on, they always throw the Ring.', 'C41'),
    ],
  },
];
