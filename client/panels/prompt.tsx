import { useEffect, useRef } from 'preact/hooks';
import type { DecisionView } from '../../shared/engine/game.ts';
import { type PanelsKey, panelsText } from '../text/panels.ts';
import { AnswerClock } from './answer-clock.tsx';
import { type Group, grouped, type Listed } from './choices.ts';
import { useKeptFocus, walkButtons } from './focus.ts';
import { FreeSeat } from './free-seat.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { Makings } from './makings.tsx';
import { RuleChip } from './parts.tsx';
import { listed, percent } from './phrase.ts';
import { takeBack } from './take-back.ts';
import { useView, type View } from './view.ts';
import { waitingWords } from './waiting.ts';

const GROUP_ICONS: Readonly<Record<string, string>> = {
  move: icons.boot,
  attack: icons.sword,
  support: icons.laurel,
  card: icons.cards,
  unit: icons.helmet,
  end: icons.hourglass,
};

/** Who must do what, by which rule, and every choice as a button. */
export function Prompt() {
  const view = useView();
  const decision = view.decision.value;
  const bar = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useKeptFocus(bar, hadFocus, decision);
  // Whoever plays several seats sees by the colour whose decision it is.
  const several = view.session.seats.value.length > 1;
  const hot = several && decision ? view.seats.value[decision.seat]?.plastic : undefined;
  return (
    <section
      id="prompt"
      class={`paper${hot ? ` side-${hot}` : ''}`}
      ref={bar}
      aria-label={view.text('prompt.label')}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
    >
      {decision ? <Question decision={decision} /> : <Waiting />}
      <AnswerClock what="answer" />
    </section>
  );
}

function Question({ decision }: { decision: DecisionView }) {
  const view = useView();
  const { session } = view;
  const groups = grouped(decision, session.focus.value);
  const open = groups.find((group) => group.folded && group.name === view.group.value);
  const several = session.seats.value.length > 1;
  const side = view.seats.value[decision.seat];
  const asked = `${decision.seat} ${decision.kind} ${decision.piece ?? ''}`;
  // Another question begins folded.
  useEffect(() => {
    view.group.value = '';
  }, [asked]);
  return (
    <>
      <Makings decision={decision} />
      <p class="question">
        {several && (
          <span class="for">
            <i class={`plastic side-${side?.plastic ?? 'a'}`} aria-hidden="true" />
            {view.text('prompt.for', { name: side?.side ?? '' })}
          </span>
        )}
        <Title text={view.say(decision.title)} />
        <RuleChip rule={decision.rule} />
      </p>
      <div class="choices">
        {groups.map((group) =>
          group.folded ? (
            <FoldedGroup key={group.name} group={group} open={group === open} />
          ) : (
            group.choices.map((one) => (
              <ChoiceButton key={one.index} decision={decision} listed={one} group={group.name} />
            ))
          ),
        )}
        <TakeBack />
      </div>
      {open && <ChoiceList decision={decision} group={open} />}
    </>
  );
}

/** "Perseus: move, attack or end" with the name set apart; what follows it gives way where room is short. */
function Title({ text }: { text: string }) {
  const colon = text.indexOf(':');
  if (colon < 0) return <span class="title">{text}</span>;
  return (
    <span class="title">
      <b>{text.slice(0, colon + 1)}</b>
      <span>{text.slice(colon + 1)}</span>
    </span>
  );
}

function FoldedGroup({ group, open }: { group: Group; open: boolean }) {
  const view = useView();
  const best = group.name === 'attack' ? group.choices[0].choice.odds : undefined;
  return (
    <button
      type="button"
      class={`button group-${group.name}`}
      aria-expanded={open}
      aria-controls="choice-list"
      onClick={() => {
        view.group.value = open ? '' : group.name;
      }}
    >
      <Icon path={GROUP_ICONS[group.name] ?? icons.cards} />
      {groupName(view, group.name)}
      {best !== undefined && <small>{percent(best)}</small>}
      <span class="fold" aria-hidden="true">
        {open ? '▾' : '▸'}
      </span>
      <span class="unseen">{view.text('prompt.count', { n: group.choices.length })}</span>
    </button>
  );
}

function ChoiceButton({
  decision,
  listed: { index, choice },
  group,
}: {
  decision: DecisionView;
  listed: Listed;
  group: string;
}) {
  const view = useView();
  return (
    <button
      type="button"
      class={`button group-${group}${choice.danger?.length ? ' danger' : ''}`}
      {...choiceHandlers(view, decision, index)}
    >
      {GROUP_ICONS[group] && <Icon path={GROUP_ICONS[group]} />}
      {view.say(choice.label)}
      <Odds listed={{ index, choice }} />
    </button>
  );
}

function ChoiceList({ decision, group }: { decision: DecisionView; group: Group }) {
  const view = useView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);
  return (
    <ul
      id="choice-list"
      class="paper"
      ref={list}
      aria-label={groupName(view, group.name)}
      onKeyDown={walkButtons}
    >
      {group.choices.map((one) => (
        <li key={one.index}>
          <button
            type="button"
            class={one.choice.danger?.length ? 'danger' : undefined}
            {...choiceHandlers(view, decision, one.index)}
          >
            <span>{view.say(one.choice.label)}</span>
            <Odds listed={one} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Odds({ listed: { choice } }: { listed: Listed }) {
  const view = useView();
  const breakdown = choice.parts?.map((part) => `${view.say(part.words)} ${percent(part.chance)}`).join(', ');
  return (
    <>
      {choice.odds !== undefined && (
        <small class="odds" title={breakdown}>
          {percent(choice.odds)}
        </small>
      )}
      {choice.danger && choice.danger.length > 0 && (
        <small class="danger-note">
          {view.text('prompt.danger', { names: pieceNames(view, choice.danger) })}
        </small>
      )}
    </>
  );
}

/** Looking at a choice shows it on the board; pressing it chooses it once. */
function choiceHandlers(view: View, decision: DecisionView, index: number) {
  const { session } = view;
  const look = (choice: number) => {
    session.focus.value = { ...session.focus.value, choice };
  };
  return {
    disabled: session.pending.value > 0,
    onPointerEnter: () => look(index),
    onPointerLeave: () => look(-1),
    onFocus: () => look(index),
    onBlur: () => look(-1),
    onClick: () => {
      view.group.value = '';
      void session.choose(decision, index);
    },
  };
}

function TakeBack() {
  const view = useView();
  if (!view.session.canUndo.value) return null;
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={view.text('undo.take-back')}
      title={view.text('undo.take-back')}
      onClick={() => void takeBack(view.session)}
    >
      <Icon path={icons.takeBack} />
    </button>
  );
}

function Waiting() {
  const view = useView();
  return (
    <p class="question waiting">
      <span class="title">{waitingWords(view)}</span>
      <FreeSeat />
      <TakeBack />
    </p>
  );
}

/** Groups that the panels do not know are named by the game. */
function groupName(view: View, group: string): string {
  const key = `group.${group}`;
  if (key in panelsText) return view.text(key as PanelsKey);
  const name = view.say({ key });
  return name === key ? view.text('group.other') : name;
}

function pieceNames(view: View, ids: readonly string[]): string {
  const kinds = view.session.scene.value?.kinds ?? {};
  const { pieces } = view.session.table.value;
  return listed(
    ids.map((id) => kinds[pieces.get(id)?.kind ?? '']?.name ?? id),
    view.text('list.and'),
  );
}
