import { useState } from 'preact/hooks';
import type { Paper, PaperLine } from '../../../shared/engine/game.ts';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { PaperSheet } from '../panels/papers.tsx';
import { Parchment } from '../panels/parchment.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import { Sign } from '../panels/sign.tsx';
import type { Rect } from '../table.ts';
import { ringWarSay } from './text.ts';

/** A reckoning in as few words as a phone has room for; a tap shows all of it. */
export function ShortPaper({ paper, place, label }: { paper: Paper; place: Rect; label: string }) {
  const view = useView();
  const { layout, adding } = useDesk();
  const held = adding.value?.paper === paper.id ? adding.value : null;
  const [whole, setWhole] = useState(false);
  const cards = paper.lines.filter(({ tone, amount }) => tone === 'plain' && amount !== undefined);
  const bonuses = paper.lines.filter(({ tone }) => tone === 'bonus');
  const signed = bonuses.filter(({ sign }) => sign !== undefined);
  const others = sumOf(bonuses.filter(({ sign }) => sign === undefined));
  const may = sumOf(paper.lines.filter(({ tone }) => tone === 'condition'));
  const warned = paper.lines.some(({ tone }) => tone === 'warning');
  const { w, h } = place;
  const { width, height, rail } = layout.value;
  const wide = Math.min(300, width - 24);
  const tall = Math.min(380, height - rail.h - 40);
  return (
    <>
      <button
        type="button"
        class="rw-short-paper"
        style={rectStyle(place)}
        aria-expanded={whole}
        aria-label={`${label}. ${ringWarSay('total.open')}`}
        onClick={() => setWhole(!whole)}
      >
        <Parchment w={w} h={h} seed={3} />
        <Row
          says={ringWarSay(cards.length === 1 ? 'paper.cards-one' : 'paper.cards', { n: cards.length })}
          amount={String(sumOf(cards))}
        />
        {signed.slice(0, 2).map((line) => (
          <Row
            key={line.sign}
            sign={line.sign}
            says={timesOf(line)}
            amount={String(line.amount)}
            tone="bonus"
          />
        ))}
        {others > 0 && <Row says={ringWarSay('paper.bonus')} amount={`+${others}`} tone="bonus" />}
        <Row says={view.say(paper.title)} amount={String(paper.total ?? '')} tone="sum" />
        {held && <Row says={ringWarSay('paper.with-it')} amount={String(held.total)} tone="preview" />}
        {may > 0 && <Row says={ringWarSay('paper.may')} amount={`+${may}`} tone="condition" />}
        {warned && <Row says={ringWarSay('paper.mind')} amount="!" tone="warning" />}
      </button>
      {whole && (
        <div class="rw-whole-paper">
          <button
            type="button"
            class="behind"
            aria-label={ringWarSay('browse.close')}
            onClick={() => setWhole(false)}
          />
          <PaperSheet
            paper={paper}
            place={{ x: (width - wide) / 2, y: (height - tall) / 2, w: wide, h: tall }}
          />
        </div>
      )}
    </>
  );
}

function Row({
  says,
  amount,
  sign,
  tone = 'plain',
}: {
  readonly says: string;
  readonly amount: string;
  readonly sign?: string;
  readonly tone?: PaperLine['tone'] | 'sum';
}) {
  return (
    <span class={`row ${tone}`}>
      {sign && <Sign name={sign} side={18} />}
      <span>{says}</span>
      <b>{amount}</b>
    </span>
  );
}

/** How many of an alliance, as the line has it in its words. */
const timesOf = ({ words }: PaperLine): string => `×${words.with?.n ?? ''}`;

const sumOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { amount = 0 }) => sum + Number(amount), 0);
