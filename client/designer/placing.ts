import type { Command } from '../../shared/design/command.ts';
import { hasHex, nameOf, standingAt } from '../../shared/design/design.ts';
import { MAX_WARRIORS } from '../../shared/scenario/unit.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';

/** Places or moves a warrior; where that cannot be, the desk says why. */
export function put(desk: Desk, command: Command & { readonly do: 'place' | 'move' }): boolean {
  const done = desk.do(command);
  desk.refused.value = done ? null : { why: whyNot(desk, command) };
  return done;
}

function whyNot(desk: Desk, command: Command & { readonly do: 'place' | 'move' }): string {
  const { design } = desk.history.peek();
  const place = command.do === 'place' ? command.at : command.to;
  const who = standingAt(design, place);
  if (who) {
    const side = design.sides[who.side];
    return text('place.taken', { name: nameOf(side.units[who.line]), side: side.name });
  }
  if (!hasHex(design, place)) return text('place.no-hex');
  return text('place.full', { n: MAX_WARRIORS });
}
