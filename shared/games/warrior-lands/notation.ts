import type { Effect, EffectKind } from './model.ts';

/**
 * Reads the notation of the rulebook's activation list ("Attack 1 (1-3)", "Trap 1 (1-3) or Defend (1-3)"),
 * so that the data tables can be compared with the book line by line.
 */

/** Words of the notation. `range`: what stands where none is printed (A53, A57; Deploy's 5 is in its text). */
const KINDS: Readonly<Record<string, { kind: EffectKind; range: number; indirect?: true }>> = {
  attack: { kind: 'ATK', range: 1 },
  indirect: { kind: 'IND', range: 1, indirect: true },
  pierce: { kind: 'PRC', range: 1 },
  flex: { kind: 'FLX', range: 1 },
  crush: { kind: 'CRU', range: 1 },
  'crush/indirect': { kind: 'CRU', range: 1, indirect: true },
  swipe: { kind: 'SWP', range: 1 },
  second: { kind: 'SEC', range: 1 },
  burst: { kind: 'BUR', range: 0 },
  stun: { kind: 'STN', range: 1 },
  'stun all': { kind: 'STA', range: 1 },
  trap: { kind: 'TRP', range: 1 },
  push: { kind: 'PSH', range: 1 },
  lure: { kind: 'LUR', range: 1 },
  defend: { kind: 'DEF', range: 0 },
  small: { kind: 'DEF', range: 0 },
  parry: { kind: 'PAR', range: 0 },
  receive: { kind: 'RCV', range: 0 },
  move: { kind: 'MOV', range: 0 },
  flying: { kind: 'FLY', range: 0 },
  inspire: { kind: 'INS', range: 1 },
  'inspire all': { kind: 'INA', range: 1 },
  rally: { kind: 'RAL', range: 1 },
  revive: { kind: 'REV', range: 1 },
  switch: { kind: 'SWI', range: 0 },
  deploy: { kind: 'DEP', range: 5 },
};

const ONE = /^(?<word>[a-z/ ]+?) ?(?:= )?(?<range>\d+|x)?(?: \((?:1-)?(?<figure>\d)(?:\/(?<splash>\d))?\))?$/;

/**
 * The effects of one cell of the activation list; several where the unit has the choice. "None" gives none.
 * A Burst's range is X (here 0): the unit says it. Throws on what is no notation, since only our own tables
 * are read with it.
 */
export function effectsOf(text: string): readonly Effect[] {
  if (text === 'None') return [];
  if (/^(Blue|Purple) \w+ Spell$/.test(text)) return [{ kind: 'SPELL', range: 0, figure: 0 }];
  if (text === 'Regain 1 Lost Hit') return [{ kind: 'REG', range: 0, figure: 0 }];
  const effects = text.split(' or ').map(oneEffect);
  // A54: one bracket after two effects serves both.
  const shared = effects[effects.length - 1].figure;
  return effects.map((effect) =>
    effect.figure === 0 && shared > 0 ? { ...effect, figure: shared } : effect,
  );
}

function oneEffect(text: string): Effect {
  const parts = ONE.exec(text.toLowerCase())?.groups;
  const known = parts && KINDS[parts.word];
  if (!parts || !known) throw new Error(`no notation of the activation list: "${text}"`);
  // Defences reach the neighbour that attacks, whatever the list prints: "Receive 1" is Receive (A55).
  const fixed = known.kind === 'RCV' || known.kind === 'BUR';
  return {
    kind: known.kind,
    range: parts.range === undefined || fixed ? known.range : Number(parts.range),
    figure: Number(parts.figure ?? 0),
    ...(known.indirect && { indirect: known.indirect }),
    ...(parts.splash !== undefined && { splash: Number(parts.splash) }),
  };
}
