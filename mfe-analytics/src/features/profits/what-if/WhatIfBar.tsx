import { X } from 'lucide-react';
import type { GridBlock } from '@kengetal/contract';
import { FigureLink, Icon } from '@kengetal/ui';
import chips from '../../../filters/filters.module.css';
import type { ChangedRow } from './figures.ts';
import { ChooseRow } from './ChooseRow.tsx';
import { wordsOf } from './input.ts';
import { resultsOf, type Result } from './results.ts';
import type { WhatIfState } from './use-what-if.ts';
import css from './what-if.module.css';

export interface WhatIfBarProps {
  block: GridBlock;
  rows: readonly ChangedRow[];
  state: WhatIfState;
}

/** Above the tree: what is changed, and what comes of it. */
export function WhatIfBar({ block, rows, state }: WhatIfBarProps) {
  const { changes } = state;
  return (
    <section className={css.bar} aria-label="Wat als">
      <div className={css.line}>
        <h2 className={css.title}>Wat als</h2>
        <p className={css.quiet}>
          {changes.length === 0
            ? 'Kies een regel, of het potlood achter een naam. Er wordt niets geboekt.'
            : 'Niet geboekt: alleen om door te rekenen.'}
        </p>
        <ChooseRow rows={block.rows} state={state} />
      </div>
      {changes.length > 0 ? (
        <>
          <Chips block={block} state={state} />
          <dl className={css.results}>
            {resultsOf(block, rows).map((result) => (
              <ResultLine key={result.key} result={result} />
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}

function Chips({ block, state }: Pick<WhatIfBarProps, 'block' | 'state'>) {
  return (
    <ul className={chips.chips} aria-label="Wat er anders is">
      {state.changes.map((change) => {
        const row = block.rows.find(({ key }) => key === change.row);
        const name = row?.label ?? 'Regel zonder bedragen in deze periode';
        const words = wordsOf(change);
        return (
          <li key={change.row} className={chips.chip}>
            <span className={chips.name}>{name}</span>
            <span className={css.words}>{words}</span>
            <button
              type="button"
              className={chips.remove}
              aria-label={`Haal wat als ${name} ${words} weg`}
              onClick={() => state.remove(change.row)}
            >
              <Icon of={X} size={14} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={chips.clear} onClick={state.clear}>
          Alles terug
        </button>
      </li>
    </ul>
  );
}

/** 'Nettowinst 84.120 → 91.300 (+7.180)': each opens. */
function ResultLine({ result }: { result: Result }) {
  const { label, booked, changed, difference, judgement } = result;
  return (
    <div className={css.result}>
      <dt>{label}</dt>
      <dd>
        <FigureLink figure={booked} label={`${label}, geboekt`} variant="sentence" />
        <span aria-hidden="true">→</span>
        <span className={css.then}>
          <FigureLink figure={changed} label={`${label}, wat als`} variant="sentence" />
        </span>
        {difference ? (
          <FigureLink
            figure={difference}
            label={`${label}, verschil wat als`}
            variant="difference"
            judgement={judgement}
          />
        ) : null}
      </dd>
    </div>
  );
}
