import { useRef, type RefObject } from 'react';
import type { GridBlock } from '@kengetal/contract';
import { FigureLink, looks } from '@kengetal/ui';
import { ChipList } from '../../../parts/ChipList.tsx';
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
  const line = useRef<HTMLDivElement>(null);
  return (
    <section className={css.bar} aria-label="Wat als">
      <div ref={line} className={css.line}>
        <h2>Wat als</h2>
        <p className={looks.quiet}>
          {changes.length === 0
            ? 'Kies een regel, of het potlood achter een naam. Er wordt niets geboekt.'
            : 'Niet geboekt: alleen om door te rekenen.'}
        </p>
        <ChooseRow rows={block.rows} state={state} />
      </div>
      {changes.length > 0 ? (
        <>
          <Chips block={block} state={state} adder={line} />
          <dl className={css.results}>
            {resultsOf(rows).map((result) => (
              <ResultLine key={result.key} result={result} />
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}

interface ChipsProps extends Pick<WhatIfBarProps, 'block' | 'state'> {
  adder: RefObject<HTMLElement | null>;
}

function Chips({ block, state, adder }: ChipsProps) {
  const chips = state.changes.map((change) => {
    const row = block.rows.find(({ key }) => key === change.row);
    const name = row?.label ?? 'Regel zonder bedragen in deze periode';
    const value = wordsOf(change);
    return {
      key: change.row,
      name,
      value,
      action: `Haal wat als ${name} ${value} weg`,
      onRemove: () => state.remove(change.row),
    };
  });
  return (
    <ChipList
      label="Wat er anders is"
      chips={chips}
      clear="Alles terug"
      onClear={state.clear}
      adder={adder}
    />
  );
}

/** 'Nettowinst 84.120 → 91.300 (+7.180)': each opens. */
function ResultLine({ result }: { result: Result }) {
  const { label, booked, changed, difference, judgement } = result;
  return (
    <div className={css.result}>
      <dt className={looks.quiet}>{label}</dt>
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
