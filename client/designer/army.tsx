import { useEffect, useRef, useState } from 'preact/hooks';
import { type ArmyFile, armyOf, readArmy } from '../../shared/design/army.ts';
import { warriorsOf } from '../../shared/design/design.ts';
import { say } from '../../shared/engine/words.ts';
import { parseFile } from '../../shared/scenario/format.ts';
import { FilePicker } from '../panels/file-picker.tsx';
import { browserStore } from '../session/identity.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { downloadJson } from './files.ts';
import type { Keeping } from './keeping.ts';
import { badFile, good, type Notice } from './notices.ts';
import { sentences } from './sentences.ts';

const KEPT = 'pewter.armies';
const KEPT_MOST = 30;

/** A side as an army: who is in it, what it costs, whose rules it follows; to keep, to print, to lay out again. */
export function ArmyDialog({ desk, keeping, close }: { desk: Desk; keeping: Keeping; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { sides, rest } = desk.shown.value;
  const index = Math.min(desk.side.value, sides.length - 1);
  const side = sides[index];
  const muster = desk.roster.muster(side, rest.options);
  const change = (part: { army?: string; gold?: number }) =>
    void desk.do({ do: 'side', side: index, change: part });
  const tell = (notice: Notice) => {
    keeping.notice.value = notice;
    close();
  };
  const lay = (army: ArmyFile) => {
    const laid = desk.do({ do: 'muster', side: index, army });
    tell(
      laid ? good(text('army.laid', { name: army.name })) : { tone: 'bad', lines: [text('army.no-room')] },
    );
  };
  return (
    <dialog
      ref={dialog}
      class="designer-menu army-dialog paper"
      aria-label={text('army.title', { side: side.name })}
      onClose={close}
    >
      <button type="button" class="close" aria-label={text('close')} onClick={() => dialog.current?.close()}>
        ×
      </button>
      <h2>{text('army.title', { side: side.name })}</h2>
      <div class="army-rules">
        <label>
          {text('army.rules')}
          <select
            value={side.army ?? ''}
            onChange={(event) => change({ army: event.currentTarget.value || undefined })}
          >
            <option value="">{text('props.army-none')}</option>
            {desk.roster.armies.map((army) => (
              <option key={army}>{army}</option>
            ))}
          </select>
        </label>
        <label>
          {text('army.gold')}
          <input
            type="number"
            min={0}
            max={1000}
            placeholder={text('army.any')}
            value={side.gold ?? ''}
            onChange={(event) => {
              const gold = Math.round(Number(event.currentTarget.value));
              change({ gold: gold > 0 ? Math.min(1000, gold) : undefined });
            }}
          />
        </label>
      </div>
      <RosterTable desk={desk} index={index} />
      <p class="total">
        {muster.gold === undefined
          ? text('army.total', { n: warriorsOf(side), cost: muster.cost })
          : text('army.total-of', {
              ...{ n: warriorsOf(side), cost: muster.cost, gold: muster.gold },
              ...{ casters: muster.casters, max: muster.casterLimit ?? 0 },
            })}
      </p>
      {[...muster.faults, ...muster.warnings].map((one) => (
        <p key={JSON.stringify(one)} class="warning">
          {say(one, ...sentences)}
        </p>
      ))}
      <ArmyFiles desk={desk} index={index} lay={lay} tell={tell} />
    </dialog>
  );
}

function RosterTable({ desk, index }: { desk: Desk; index: number }) {
  const { units } = desk.shown.value.sides[index];
  if (units.length === 0) return <p class="note">{text('army.nobody')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>{text('army.warrior')}</th>
          <th>{text('army.number')}</th>
          <th>{text('army.each')}</th>
          <th>{text('army.about')}</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => {
          const shown = desk.roster.look(unit);
          return (
            <tr key={unit.at.join()}>
              <td>{shown?.name ?? unit.name}</td>
              <td>{unit.at.length}</td>
              <td>{shown?.cost}</td>
              <td>
                {[shown?.about, ...(unit.items ?? []), ...(unit.spells ?? [])].filter(Boolean).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ArmyFiles({
  desk,
  index,
  lay,
  tell,
}: {
  desk: Desk;
  index: number;
  lay: (army: ArmyFile) => void;
  tell: (notice: Notice) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(readKept);
  const army = armyOf(desk.shown.value, index);
  const none = army.units.length === 0;
  const keep = () => {
    const all = [army, ...kept.filter(({ name }) => name !== army.name)].slice(0, KEPT_MOST);
    browserStore().setItem(KEPT, JSON.stringify(all));
    setKept(all);
    tell(good(text('army.kept')));
  };
  const open = async (file: File) => {
    const parsed = parseFile(await file.text());
    const read = parsed.ok ? readArmy(parsed.file) : parsed;
    if (read.ok) lay(read.army);
    else tell(badFile(read.problems));
  };
  return (
    <div class="menu-list">
      <button type="button" disabled={none} onClick={() => print()}>
        {text('army.print')}
      </button>
      <button type="button" disabled={none} onClick={keep}>
        {text('army.keep')}
      </button>
      {kept.length > 0 && (
        <label>
          <span>{text('army.lay')}</span>
          <select
            value=""
            onChange={(event) => {
              const found = kept[Number(event.currentTarget.value)];
              if (event.currentTarget.value && found) lay(found);
            }}
          >
            <option value="">{text('army.lay-choose')}</option>
            {kept.map(({ name, units }, i) => (
              <option key={name} value={i}>
                {name} ({units.reduce((sum, { at }) => sum + at.length, 0)})
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" disabled={none} onClick={() => downloadJson(army, army.name)}>
        {text('army.export')}
      </button>
      <button type="button" onClick={() => picker.current?.click()}>
        {text('army.import')}
      </button>
      <FilePicker picker={picker} take={(file) => void open(file)} />
    </div>
  );
}

/** Armies kept in this browser; one that cannot be read any more is left out. */
function readKept(): readonly ArmyFile[] {
  try {
    const kept: unknown = JSON.parse(browserStore().getItem(KEPT) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((one) => {
      const read = readArmy(one);
      return read.ok ? [read.army] : [];
    });
  } catch {
    return [];
  }
}
