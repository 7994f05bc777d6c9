import { type RuleSection, rule } from '../../../engine/rulebook.ts';

export const strength: RuleSection = {
  id: 'strength',
  title: 'Strength and the die',
  text: 'Add up each side’s strength and defence. A strength of 6 rolls a plain die; every point more adds one, every point less takes one off. Then the foe’s defence is taken off as well.',
  entries: [
    rule(
      'B1',
      'From strength to die',
      'The die is changed by strength minus 6: strength 10 gives +4, strength 4 gives -2.',
    ),
    rule('B2', 'Defence', 'The minus on a card says that it lowers the foe’s result by that much.'),
    rule(
      'B3',
      'Below one',
      'A result below 1 counts as 1. This is looked at once, at the very end, and there is no highest result.',
    ),
    rule(
      'B18',
      'Strong beyond the cards',
      'Strengths above 12 or below 2 are fine: cards and New Fighters may take a fighter there.',
    ),
  ],
};

export const roll: RuleSection = {
  id: 'roll',
  title: 'Rolling',
  text: 'Both roll one die at a time and compare results. Two or more ahead wins the fight. One ahead gimps the foe, and both roll again with everything as before.',
  entries: [
    rule('B4', 'Winning', 'A lead of two or more wins the fight.'),
    rule('B5', 'Equal results', 'Nothing happens; both roll again. Gimps stay.'),
    rule(
      'B6',
      'Gimped',
      'A lead of one gimps the other for the rest of the fight. A gimped fighter loses to any lead, even of one. He can still win himself.',
    ),
    rule(
      'B7',
      'Both gimped',
      'A gimped fighter who leads by one gimps his foe in turn. Then any lead decides.',
    ),
    rule(
      'B8',
      'Yielding',
      'Whoever could not lead with the best of rolls against the worst of the foe’s yields without a die. A lead of one counts as a way to win, since two of them win. In most fights that means trailing by five in strength and defence together.',
    ),
    rule(
      'B9',
      'Standoff',
      'If neither can ever lead nobody rolls, and the fighters are set aside.',
      'option:standoff',
    ),
    rule('B10', 'No giving in', 'Yielding comes by itself or not at all.'),
    rule(
      'B11',
      'When it is looked at',
      'Once, when all cards and New Fighters’ dice are known. Nothing changes after that.',
    ),
    rule('B39', 'Which die is whose', 'The first team’s die is read first. Both fall together.'),
  ],
};

export const winning: RuleSection = {
  id: 'winning',
  title: 'Winning the war',
  text: 'When the fighters have all been drawn, the team with more fighter cards has won.',
  entries: [
    rule('B35', 'A draw', 'Equal stacks are a draw. Cards that nobody won count for nobody.'),
    rule(
      'B40',
      'When it is decided',
      'A game is played to its end even when one team has more than half. Whoever is alone with the table can play all of it at once.',
      'tempo',
    ),
  ],
};

export const options: RuleSection = {
  id: 'options',
  title: 'Options of the table',
  text: 'The first value is that of the rules.',
  entries: [
    rule(
      'option:players',
      'Players',
      'Two for a duel; four, six or eight for a wall of two, three or four fighters a side.',
      'B34',
    ),
    rule(
      'option:firstLead',
      'Who leads first',
      'The first team, or either by lot. By lot is fairer with four players.',
      'B31',
    ),
    rule(
      'option:extras',
      'Extra cards',
      'Ask before an extra weapon or defence is drawn, or always draw it. Drawing is always wise.',
      'B20',
      'B25',
    ),
    rule('option:dup', 'Two of a kind', 'A second armor or helmet counts as well, or is discarded.', 'B26'),
    rule(
      'option:standoff',
      'After a standoff',
      'The fighters are nobody’s, or each goes back to his own team.',
      'B9',
    ),
  ],
};
