import type { OfficeOverview } from '@kengetal/contract';
import { formatEuros, formatWhole, useDrilldown } from '@kengetal/ui';
import { Amount } from './Amount.tsx';
import { dueRows, headlineOf } from './words.ts';
import css from './office.module.css';

/** One sentence: how many ask for attention and why, and what those that pay VAT pay together. */
export function Headline({ id, office }: { id: string; office: OfficeOverview }) {
  const { open } = useDrilldown();
  const { text, paysTogether } = headlineOf(office);
  const rows = dueRows(office.rows);
  const together = rows.reduce((sum, { books }) => sum + (books?.vat?.cents ?? 0), 0);
  const title = 'Btw van deze maand';
  const show = () =>
    open({
      ...{ title, context: formatEuros(together) },
      content: <Together id={id} rows={rows} sum={together} />,
    });
  if (!paysTogether) return <p className={css.headline}>{`${text.replace(/\.$/, '')}.`}</p>;
  return (
    <p className={css.headline}>
      {text},{rows.length > 1 ? ' samen ' : ' '}
      <button
        type="button"
        className={css.together}
        aria-haspopup="dialog"
        aria-label={`${title}: ${formatEuros(together)}`}
        onClick={show}
      >
        {formatEuros(together)}
      </button>
      .
    </p>
  );
}

/** The amounts that add up to it, each of its own administration. */
function Together({ id, rows, sum }: { id: string; rows: OfficeOverview['rows']; sum: number }) {
  return (
    <ul className={css.parts} aria-label="Btw per administratie">
      {rows.map((row) => (
        <li key={row.project_id}>
          {row.project_name}
          <Amount id={id} row={row} of="vat" label="Btw te betalen" />
        </li>
      ))}
      <li className={css.sum}>
        Samen <span>{formatWhole(sum)}</span>
      </li>
    </ul>
  );
}
