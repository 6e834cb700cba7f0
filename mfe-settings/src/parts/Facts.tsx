import type { ReactNode } from 'react';
import css from './facts.module.css';

export interface FactsProps {
  /** What is left out is null. */
  facts: readonly (readonly [name: string, value: ReactNode] | null)[];
}

/** What is known of one thing, by name. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
