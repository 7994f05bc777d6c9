import type { ComponentChildren } from 'preact';
import { FEATURES, GROUNDS } from '../../shared/scenario/grounds.ts';
import { type DesignerKey, designerText as text } from '../text/designer.ts';
import type { Desk, Tool } from './desk.ts';
import { Swatch } from './swatch.tsx';

/** What can be painted. */
export function Palette({ desk }: { desk: Desk }) {
  const tool = desk.tool.value;
  return (
    <div class="palette drawer">
      <PaletteGroup name="ground" letters={[...Object.keys(GROUNDS), ' ']} tool={tool} desk={desk}>
        <ZoneButton desk={desk} letter={String(desk.side.value + 1)} />
        <ZoneButton desk={desk} letter=" " />
      </PaletteGroup>
      <PaletteGroup name="features" letters={[...Object.keys(FEATURES), ' ']} tool={tool} desk={desk} />
    </div>
  );
}

function PaletteGroup({
  name,
  letters,
  tool,
  desk,
  children,
}: {
  name: 'ground' | 'features';
  letters: readonly string[];
  tool: Tool;
  desk: Desk;
  children?: ComponentChildren;
}) {
  const isRubber = (letter: string) => name === 'features' && letter === ' ';
  const held = (letter: string) =>
    isRubber(letter)
      ? tool.kind === 'rubber'
      : tool.kind === 'paint' && tool.layer === name && tool.letter === letter;
  return (
    <fieldset class={`swatches of-${name}`}>
      <legend>{text(`${name}.title`)}</legend>
      {letters.map((letter) => (
        <button
          type="button"
          key={letter}
          class={held(letter) ? 'held' : ''}
          aria-pressed={held(letter)}
          onClick={() => {
            desk.tool.value = isRubber(letter) ? { kind: 'rubber' } : { kind: 'paint', layer: name, letter };
          }}
        >
          <Swatch layer={name} letter={letter} />
          {nameOfLetter(name, letter)}
        </button>
      ))}
      {children}
    </fieldset>
  );
}

/** Paints the zone of the side whose warriors are in the tray, or takes zones away. */
function ZoneButton({ desk, letter }: { desk: Desk; letter: string }) {
  const tool = desk.tool.value;
  const held = tool.kind === 'paint' && tool.layer === 'zones' && tool.letter === letter;
  const side = desk.shown.value.sides[Number(letter) - 1];
  return (
    <button
      type="button"
      class={held ? 'held' : ''}
      aria-pressed={held}
      title={side && text('zone.of', { side: side.name })}
      onClick={() => {
        desk.tool.value = { kind: 'paint', layer: 'zones', letter };
      }}
    >
      <span class={`swatch zone-swatch side-${side?.plastic ?? 'none'}`} aria-hidden="true" />
      {text(side ? 'zone.paint' : 'zone.none')}
    </button>
  );
}

/** "Grass", "Wood", "No hex". */
export function nameOfLetter(layer: 'ground' | 'features', letter: string): string {
  return text(`${layer}.${letter === ' ' ? 'none' : letter}` as DesignerKey);
}
