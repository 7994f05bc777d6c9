import { blocksOf } from '../../shared/scenario/blocking.ts';
import { BLOCKS, type Blocks, FEATURES, GROUNDS, usuallyBlocks } from '../../shared/scenario/grounds.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk, Tool } from './desk.ts';
import { blockedAt } from './hatching.ts';

/** The kind of ground or feature that a tool paints; undefined where it paints none. */
function kindIn(tool: Tool): string | undefined {
  if (tool.kind !== 'paint' || tool.layer === 'zones') return undefined;
  return (tool.layer === 'ground' ? GROUNDS : FEATURES)[tool.letter];
}

/** What the kind in the hand blocks, to be changed for the whole map. */
export function KindLines({ desk }: { desk: Desk }) {
  const kind = kindIn(desk.tool.value);
  if (kind === undefined) return null;
  return (
    <label class="kv">
      <span>{text('blocks.label')}</span>
      <select
        value={blocksOf(kind, desk.shown.value.kinds)}
        onChange={(event) => {
          const blocks = BLOCKS.find((one) => one === event.currentTarget.value);
          if (blocks) desk.do({ do: 'blocks', kind, blocks });
          desk.hatched.value = true;
        }}
      >
        {BLOCKS.map((one) => (
          <option key={one} value={one}>
            {blocksWords(kind, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the battle is played so that what blocks counts: a table option of its game. */
function Heeding({ desk }: { desk: Desk }) {
  const { heeding } = desk.roster;
  if (!heeding) return null;
  const { option, value } = heeding;
  const { [option]: now, ...others } = desk.shown.value.rest.options ?? {};
  return (
    <label>
      <input
        type="checkbox"
        checked={now === value}
        onChange={(event) => {
          const options = event.currentTarget.checked ? { ...others, [option]: value } : others;
          desk.do({ do: 'options', options });
        }}
      />{' '}
      {text('blocks.heeded')}
    </label>
  );
}

/** "sight", "nothing (usual)". */
export function blocksWords(kind: string, blocks: Blocks): string {
  const value = text(`blocks.${blocks}`);
  return blocks === usuallyBlocks(kind) ? text('props.default', { value }) : value;
}

/** What the chosen hex blocks, by its ground and its feature together. */
export function HexBlocks({ desk }: { desk: Desk }) {
  const at = desk.chosen.value;
  if (!at) return null;
  const { movement, sight } = blockedAt(desk.shown.value, at);
  const blocks: Blocks = movement ? (sight ? 'both' : 'movement') : sight ? 'sight' : 'nothing';
  return (
    <div class="kv">
      <span>{text('blocks.label')}</span>
      <b>{text(`blocks.${blocks}`)}</b>
    </div>
  );
}

/** Tells the hatching apart while it is shown, and whether it counts. */
export function HatchLegend({ desk }: { desk: Desk }) {
  if (!desk.hatched.value) return null;
  return (
    <div class="hatch-legend">
      <span class="movement">{text('hatch.movement')}</span>
      <span class="sight">{text('hatch.sight')}</span>
      <Heeding desk={desk} />
    </div>
  );
}
