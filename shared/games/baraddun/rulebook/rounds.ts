import { type RuleSection, rule } from '../../../engine/rulebook.ts';

export const rounds: RuleSection = {
  id: 'rounds',
  title: 'A round',
  text: 'Two teams fight for the forty fighter cards. In a round each player draws a fighter; the fighters are set against each other and armed from the weapon and the defence stack; then dice decide. The winner’s team keeps the fighter cards of the fight. Rounds go on until the fighters have all been drawn.',
  entries: [
    rule(
      'B31',
      'Who begins',
      'The first team leads in odd rounds, the second in even ones. The leading team draws first, seat by seat with the other team in turn; weapons and defences are drawn fight by fight, the leader’s first.',
      'option:firstLead',
    ),
    rule(
      'B32',
      'What is open',
      'Everything that has been drawn lies open, discards too. Only the order of the three stacks is hidden, so anybody can count what is still to come.',
    ),
    rule(
      'B34',
      'Teams',
      'Two teams of one to four. When too few fighters are left for everybody, only full pairs fight, in the order of the seats, and the rest sit out.',
      'option:players',
    ),
    rule(
      'B37',
      'Nothing lasts',
      'After a fight its cards leave and gimps are forgotten. Nothing is carried into the next round.',
    ),
    rule(
      'tempo',
      'Going on',
      'Each step is one tap, whoever gives it; when nobody has to roll, the cards are taken by themselves. With Pace you can choose to tap for every step, for rolls only, or for nothing; extra cards are drawn for you unless you ask to be asked.',
      'B20',
      'B25',
    ),
  ],
};

export const fighters: RuleSection = {
  id: 'fighters',
  title: 'Fighters',
  text: 'Thirty-six fighters have strengths from 2 to 12, most of them near 7; four are New Fighters. The land they come from is shown and has no effect.',
  entries: [
    rule(
      'B12',
      'New Fighter',
      'He has no strength of his own: another fighter is drawn at once and fights for him as his shadow, with weapon and defence.',
      'B14',
    ),
    rule(
      'B13',
      'New Fighter upon New Fighter',
      'If the shadow is a New Fighter too, draw on until an ordinary fighter comes. Each New Fighter adds a die of his own.',
    ),
    rule(
      'B14',
      'The New Fighter’s die',
      'One die minus three, thrown once when the shadow lies, is added to the shadow’s strength for the whole fight. It may be negative.',
      'B3',
    ),
    rule(
      'B15',
      'What is at stake',
      'The winner’s team takes every fighter card of the fight: two, or more when New Fighters stood in it.',
    ),
    rule(
      'B16',
      'No shadow left',
      'When the stack ends before a shadow comes there is no fight for that side and no die. Its cards, and the foe who stayed without a fight, belong to nobody.',
    ),
    rule('B17', 'The odd one out', 'A last fighter without an opponent is set aside, nobody’s.'),
    rule('B19', 'How many', 'There are four New Fighters, one from each land.'),
    rule(
      'B36',
      'Lands',
      'Emberhold, Thornwatch, the Saltreavers and the Hollow Crown each send nine fighters and a New Fighter. It makes no difference in play.',
    ),
  ],
};

export const wall: RuleSection = {
  id: 'wall',
  title: 'The shield wall',
  text: 'With two or more on a side the match-ups are chosen. This is the decision of the game: who can spare a weak fighter against a strong one?',
  entries: [
    rule(
      'B33',
      'Building the wall',
      'The leading team lays its fighters from left to right in the order of its seats. The players of the other team, in their order, each put their own fighter against one who has no foe yet; the last place fills itself. Then nobody moves any more.',
      'B31',
    ),
    rule(
      'B38',
      'Each for himself',
      'The fights of a wall are separate and go from left to right. Nobody helps another.',
    ),
    rule(
      'wall-odds',
      'The chance shown',
      'Before weapons are drawn the table reckons with all weapons and defences that are still to come, each as likely as the next.',
    ),
  ],
};
