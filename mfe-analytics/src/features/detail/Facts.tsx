import type { FactsBlock } from '@kengetal/contract/api';
import { Cell, classes, looks } from '@kengetal/ui';
import css from './facts.module.css';

/** What is known of the books, and how it is known. */
export function Facts({ block }: { block: FactsBlock }) {
  return (
    <Cell title={block.title}>
      <dl>
        {block.items.map(({ key, label, value, detail }) => (
          <div key={key} className={css.fact}>
            <dt className={looks.small}>{label}</dt>
            <dd>
              {value}
              {detail ? <span className={classes(looks.small, css.detail)}>{detail}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Cell>
  );
}
