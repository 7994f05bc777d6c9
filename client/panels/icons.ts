import { sign } from '../art/signs.ts';

/** The signs of the panels' buttons, by what they stand for here. */
export const boot = sign('walking-boot');
export const wingfoot = sign('wingfoot');
export const sword = sign('broadsword');
export const shield = sign('shield');
export const laurel = sign('laurel-crown');
export const cards = sign('card-draw');
export const helmet = sign('spartan-helmet');
export const hourglass = sign('hourglass');
export const book = sign('open-book');
export const quillInk = sign('quill-ink');
export const talk = sign('conversation');
export const temple = sign('greek-temple');
export const cog = sign('cog');
export const takeBack = sign('anticlockwise-rotation');
export const robot = sign('robot-golem');
export const trophy = sign('trophy');
export const hand = sign('hand');
export const alarm = sign('linked-rings');
export const door = sign('exit-door');
