import { useState } from 'preact/hooks';
import type { Sheet } from '../../shared/engine/game.ts';
import { type PanelsKey, panelsText } from '../text/panels.ts';
import { useView, type View } from './view.ts';

type Policy = Sheet['policies'][number];

/** Standing answers, so that a dilemma that always ends the same way need not be asked. Only for one's own. */
export function Policies({ sheet }: { sheet: Sheet }) {
  const view = useView();
  const piece = view.session.table.value.pieces.get(sheet.piece);
  const own = piece !== undefined && view.session.seats.value.includes(piece.seat);
  if (!own || sheet.policies.length === 0) return null;
  return (
    <section class="policies" aria-label={view.text('policy.title')}>
      {sheet.policies.map((policy) => (
        <Choice key={`${sheet.piece} ${policy.name}`} policy={policy} piece={sheet.piece} seat={piece.seat} />
      ))}
    </section>
  );
}

/** The values side by side; the pressed one shows at once, and falls back when the table says no. */
function Choice({ policy, piece, seat }: { policy: Policy; piece: string; seat: number }) {
  const view = useView();
  const [wished, setWished] = useState('');
  const value = wished || policy.value;
  const prefer = (next: string) => {
    setWished(next);
    void view.session.act({ do: 'prefer', seat, piece, name: policy.name, value: next }).then((refusal) => {
      if (refusal) setWished('');
    });
  };
  return (
    <div class="policy" role="radiogroup" aria-label={policyName(view, policy.name)}>
      <span class="policy-name">{policyName(view, policy.name)}</span>
      <span class="segments">
        {policy.values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${piece} ${policy.name}`}
              checked={one === value}
              onChange={() => prefer(one)}
            />
            <span>{policyName(view, `value.${one}`)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

function policyName(view: View, name: string): string {
  const key = `policy.${name}`;
  return key in panelsText ? view.text(key as PanelsKey) : name;
}
