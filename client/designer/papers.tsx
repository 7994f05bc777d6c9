import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { BRUSHES } from '../../shared/design/command.ts';
import { hasHex, letterAt, standingAt } from '../../shared/design/design.ts';
import { MIRRORS } from '../../shared/design/shapes.ts';
import { say } from '../../shared/engine/words.ts';
import { hexName } from '../../shared/hex/offset.ts';
import { designerText as text } from '../text/designer.ts';
import { DENSEST, type Desk } from './desk.ts';
import { HexBlocks, KindLines } from './kinds.tsx';
import { nameOfLetter } from './palette.tsx';
import { pictureHint } from './picture-bar.tsx';
import { sentences } from './sentences.ts';
import { isStrewn } from './strokes.ts';
import { WarriorDialog } from './warrior.tsx';

/** How the brush paints, and what stands on the hex that was pressed last. */
export function HexPaper({ desk }: { desk: Desk }) {
  return (
    <section class="paper sheet">
      <BrushLines desk={desk} />
      <HexLines desk={desk} />
    </section>
  );
}

function BrushLines({ desk }: { desk: Desk }) {
  const tool = desk.tool.value;
  const side = desk.shown.value.sides[desk.side.value]?.name ?? '';
  if (tool.kind === 'hand')
    return (
      <>
        <h2>{text('brush.hand')}</h2>
        <p class="note">{text('brush.hand-note')}</p>
      </>
    );
  if (tool.kind === 'picture')
    return (
      <>
        <h2>{text('picture.move')}</h2>
        <p class="note">{text(pictureHint())}</p>
      </>
    );
  if (tool.kind === 'warrior')
    return (
      <>
        <h2>{desk.roster.look(tool.warrior)?.name}</h2>
        <p class="note">{text('brush.warrior-note', { side })}</p>
        <p class="note">{desk.roster.look(tool.warrior)?.about}</p>
      </>
    );
  return (
    <>
      <h2>{tool.kind === 'rubber' ? text('brush.rubber') : text('brush.title', { what: paintOf(desk) })}</h2>
      <Dots label={text('brush.size')} of={desk.size} name={(n) => text('brush.size-n', { n })} />
      {isStrewn(tool) && <Strewing desk={desk} />}
      <label class="kv">
        <span>{text('brush.mirror')}</span>
        <select
          value={desk.mirror.value}
          onChange={(event) => {
            desk.mirror.value = MIRRORS.find((one) => one === event.currentTarget.value) ?? 'none';
          }}
        >
          {MIRRORS.map((one) => (
            <option key={one} value={one}>
              {text(`brush.mirror-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <KindLines desk={desk} />
    </>
  );
}

/** One to four, as dots to be pressed. */
function Dots({ label, of, name }: { label: string; of: Signal<number>; name: (n: number) => string }) {
  return (
    <div class="kv">
      <span>{label}</span>
      <span class="dots">
        {BRUSHES.map((n) => (
          <button
            type="button"
            key={n}
            class={n <= of.value ? 'on' : ''}
            aria-label={name(n)}
            aria-pressed={n === of.value}
            onClick={() => {
              of.value = n;
            }}
          />
        ))}
      </span>
    </div>
  );
}

/** How thickly features stand, and whether also in water. */
function Strewing({ desk }: { desk: Desk }) {
  return (
    <>
      <Dots
        label={text('brush.density')}
        of={desk.density}
        name={(n) => text('brush.density-n', { n, of: DENSEST })}
      />
      <label class="kv">
        <span>{text('brush.on-land')}</span>
        <input
          type="checkbox"
          checked={desk.onLand.value}
          onChange={(event) => {
            desk.onLand.value = event.currentTarget.checked;
          }}
        />
      </label>
    </>
  );
}

/** Name of what the brush paints. */
function paintOf(desk: Desk): string {
  const tool = desk.tool.value;
  if (tool.kind !== 'paint') return '';
  if (tool.layer !== 'zones') return nameOfLetter(tool.layer, tool.letter);
  const side = desk.shown.value.sides[Number(tool.letter) - 1];
  return side ? text('zone.of', { side: side.name }) : text('zone.none');
}

function HexLines({ desk }: { desk: Desk }) {
  const [changing, setChanging] = useState(false);
  const at = desk.chosen.value;
  const design = desk.shown.value;
  if (!at || !hasHex(design, at)) return null;
  const zone = design.sides[Number(letterAt(design, 'zones', at)) - 1];
  const feature = letterAt(design, 'features', at);
  const label = design.labels.find((one) => one.at.join() === at.join())?.text ?? '';
  const who = standingAt(design, at);
  const line = who && design.sides[who.side].units[who.line];
  const shown = line && desk.roster.look(line);
  return (
    <>
      <h2>{text('hex.title', { name: hexName(...at) })}</h2>
      <div class="kv">
        <span>{text('hex.ground')}</span>
        <b>{nameOfLetter('ground', letterAt(design, 'ground', at))}</b>
      </div>
      <div class="kv">
        <span>{text('hex.feature')}</span>
        <b>{feature === ' ' ? text('hex.nothing') : nameOfLetter('features', feature)}</b>
      </div>
      <HexBlocks desk={desk} />
      <div class="kv">
        <span>{text('hex.zone')}</span>
        <b>{zone?.name ?? text('hex.nothing')}</b>
      </div>
      <label class="kv">
        <span>{text('hex.label')}</span>
        <input
          key={at.join()}
          defaultValue={label}
          maxLength={40}
          placeholder={text('hex.label-place')}
          onChange={(event) => void desk.do({ do: 'label', at, text: event.currentTarget.value })}
        />
      </label>
      {who && (
        <div class="who">
          <b>{shown ? text('hex.warrior', { name: shown.name, gold: shown.cost }) : '?'}</b>{' '}
          {text('hex.side', { side: design.sides[who.side].name })}
          <p>{shown?.about}</p>
          <button type="button" class="small" onClick={() => setChanging(true)}>
            {text('hex.change')}
          </button>{' '}
          <button type="button" class="small" onClick={() => void desk.do({ do: 'remove', at })}>
            {text('hex.remove')}
          </button>
          {changing && <WarriorDialog desk={desk} at={at} close={() => setChanging(false)} />}
        </div>
      )}
    </>
  );
}

/** What is well and what is not; a press goes to the place. */
export function CheckPaper({ desk }: { desk: Desk }) {
  return (
    <section class="paper sheet checks" aria-live="polite">
      <h2>{text('check.title')}</h2>
      <ul>
        {desk.checks.value.map(({ tone, words, at }, i) => (
          <li key={`${words.key}${i}`} class={tone}>
            {at ? (
              <button
                type="button"
                title={text('check.go')}
                onClick={() => {
                  desk.chosen.value = at;
                  desk.wanted.value = [...at];
                }}
              >
                {say(words, ...sentences)}
              </button>
            ) : (
              say(words, ...sentences)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
