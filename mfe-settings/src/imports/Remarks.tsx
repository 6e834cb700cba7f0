import { classes, looks } from '@kengetal/ui';
import css from './remarks.module.css';

export interface RemarksProps {
  items: readonly { code: string; message: string }[];
  /** Behind these words, where they are folded away. */
  summary?: string;
}

/** What was remarked of a file. */
export function Remarks({ items, summary }: RemarksProps) {
  const list = (
    <ul className={css.remarks}>
      {items.map(({ code, message }, index) => (
        // A code can come back with another message; the list never changes.
        <li key={`${code} ${index}`}>{message}</li>
      ))}
    </ul>
  );
  if (summary === undefined) return list;
  return (
    <details className={css.folded}>
      <summary className={classes(looks.link, css.summary)}>{summary}</summary>
      {list}
    </details>
  );
}
