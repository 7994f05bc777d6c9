import { useEffect, useRef, useState } from 'preact/hooks';
import type { DecisionView } from '../../../shared/engine/game.ts';
import { AnswerClock } from '../../panels/answer-clock.tsx';
import { useKeptFocus, walkButtons } from '../../panels/focus.ts';
import { FreeSeat } from '../../panels/free-seat.tsx';
import { Icon } from '../../panels/icon.tsx';
import * as icons from '../../panels/icons.ts';
import { RuleChip } from '../../panels/parts.tsx';
import { percent } from '../../panels/phrase.ts';
import { takeBack } from '../../panels/take-back.ts';
import { useView } from '../../panels/view.ts';
import { freeAsked, waitingWords } from '../../panels/waiting.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { Parchment } from './parchment.tsx';

/** More choices without a place than these are found in the list only. */
const MOST_BUTTONS = 4;
/** `view.group` while the list of all choices is open. */
const ALL = 'all';

/** A strip of parchment with the question and its rule, and the list of every choice behind one button. */
export function CardPrompt() {
  const view = useView();
  const decision = view.decision.value;
  const desk = useDesk();
  const strip = desk.layout.value.prompt;
  const telling = desk.telling.value.length > 0;
  const bar = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useKeptFocus(bar, hadFocus, decision);
  const asked = decision ? `${decision.seat} ${decision.kind} ${decision.piece ?? ''}` : '';
  // Another question begins folded.
  useEffect(() => {
    view.group.value = '';
  }, [asked, view]);
  return (
    <section
      id="prompt"
      class="strip"
      ref={bar}
      aria-label={view.text('prompt.label')}
      onFocusIn={() => {
        hadFocus.current = true;
      }}
    >
      <Parchment w={strip.w} h={strip.h} rag={2} burn={12} seed={4} />
      {decision ? (
        <Question decision={decision} />
      ) : (
        <p class="question waiting">
          <span class="title">{telling ? view.text('prompt.wait-show') : waitingWords(view)}</span>
          {!telling && <FreeSeat />}
        </p>
      )}
      <AnswerClock what="answer" />
    </section>
  );
}

function Question({ decision }: { decision: DecisionView }) {
  const view = useView();
  const desk = useDesk();
  const seats = view.session.seats.value;
  const side = view.seats.value[decision.seat];
  const open = view.group.value === ALL;
  const stuck = decision.answered && freeAsked(view) !== undefined;
  // Where every choice is a button anyway there is nothing to list.
  const listed =
    decision.choices.length > desk.offer.value.bare.length || decision.choices.length > MOST_BUTTONS;
  return (
    <>
      <p class="question">
        {seats.length > 1 && <b class="for">{side?.side} · </b>}
        <span class="title">{stuck ? waitingWords(view) : view.say(decision.title)}</span>
        {stuck ? <FreeSeat /> : <RuleChip rule={decision.rule} />}
      </p>
      {listed && (
        <div class="choices">
          <button
            type="button"
            class="all"
            aria-expanded={open}
            aria-controls="choice-list"
            aria-label={cardSay('cards.choices', { n: decision.choices.length })}
            onClick={() => {
              view.group.value = open ? '' : ALL;
            }}
          >
            {cardSay('cards.choices-short', { n: decision.choices.length })}
            <span aria-hidden="true">{open ? ' ▾' : ' ▸'}</span>
          </button>
        </div>
      )}
      {open && <ChoiceList decision={decision} />}
    </>
  );
}

function ChoiceList({ decision }: { decision: DecisionView }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);
  return (
    <ul
      id="choice-list"
      class="paper"
      ref={list}
      aria-label={cardSay('cards.choices', { n: decision.choices.length })}
      onKeyDown={walkButtons}
    >
      {decision.choices.map((choice, index) => (
        <li key={`${decision.kind} ${index}`}>
          <ChoiceButton decision={decision} index={index} style="" />
          {choice.rule && choice.rule !== decision.rule && <RuleChip rule={choice.rule} />}
        </li>
      ))}
    </ul>
  );
}

/** One choice as a button. Where a slip would cost much the first tap only asks, and leaving the button forgets it. */
function ChoiceButton({ decision, index, style }: { decision: DecisionView; index: number; style: string }) {
  const view = useView();
  const { session } = view;
  const choice = decision.choices[index];
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [decision]);
  const asks = choice.confirm !== undefined && sure;
  if (choice.chosen)
    return (
      <button type="button" class={`${style} chosen`} aria-pressed="true" disabled>
        <span aria-hidden="true">✓ </span>
        {view.say(choice.label)}
      </button>
    );
  return (
    <button
      type="button"
      class={asks ? `${style} sure` : style}
      disabled={session.pending.value > 0}
      onBlur={() => setSure(false)}
      onClick={() => {
        if (choice.confirm && !sure) return setSure(true);
        view.group.value = '';
        void session.choose(decision, index);
      }}
    >
      <span aria-live={choice.confirm && 'polite'}>{view.say(asks ? choice.confirm : choice.label)}</span>
      {choice.odds !== undefined && <small class="odds">{percent(choice.odds)}</small>}
    </button>
  );
}

/** Choices that have no place on the table: the first one large, the others below it. Also taking back. */
export function CardButtons() {
  const view = useView();
  const desk = useDesk();
  const bare = desk.offer.value.bare.slice(0, MOST_BUTTONS);
  return (
    <div id="card-buttons">
      {bare.map(({ decision, choice }, i) => (
        <ChoiceButton
          key={`${decision.kind} ${choice}`}
          decision={decision}
          index={choice}
          style={i === 0 && !decision.answered ? 'main' : 'other'}
        />
      ))}
      {view.session.canUndo.value && (
        <button type="button" class="other undo" onClick={() => void takeBack(view.session)}>
          <Icon path={icons.takeBack} />
          {view.text('undo.take-back')}
        </button>
      )}
    </div>
  );
}
