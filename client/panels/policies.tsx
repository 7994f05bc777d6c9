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
            <span>{valueName(view, policy.name, one)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

/** In the game's own words where it has some. */
function policyName(view: View, name: string): string {
  const key = `policy.${name}`;
  const own = view.say({ key });
  if (own !== key) return own;
  return key in panelsText ? view.text(key as PanelsKey) : name;
}

function valueName(view: View, name: string, value: string): string {
  const key = `policy.${name}.${value}`;
  const own = view.say({ key });
  return own === key ? policyName(view, `value.${value}`) : own;
}
