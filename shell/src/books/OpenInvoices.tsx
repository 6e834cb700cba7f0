import { classes, FigureLink, formatCount, formatDate, looks } from '@kengetal/ui';
import { lateWords } from './relation-words.ts';
import type { Relation } from './use-relation.ts';
import css from './relation.module.css';

const TITLES = {
  debiteuren: { title: 'Open facturen, te ontvangen', sum: 'te_ontvangen' },
  crediteuren: { title: 'Open facturen, te betalen', sum: 'te_betalen' },
} as const;

/** Invoices that are open at the stand of the books, oldest first, down to their sum. */
export function OpenInvoices({ relation: { open } }: { relation: Relation }) {
  if (!open) return null;
  return (['debiteuren', 'crediteuren'] as const).map((groep) => {
    const own = open.facturen.filter((invoice) => invoice.groep === groep);
    const { title, sum } = TITLES[groep];
    if (own.length === 0) return null;
    const left = open.aantal - open.facturen.length;
    return (
      <section key={groep} className={css.part}>
        <table className={css.invoices}>
          <caption className={css.heading}>{title}</caption>
          <thead className={looks.hidden}>
            <tr>
              <th scope="col">Factuur</th>
              <th scope="col">{open.basis === 'vervaldatum' ? 'Vervalt' : 'Datum'}</th>
              <th scope="col">Stand</th>
              <th scope="col">Bedrag</th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ factuur, peildatum, dagen, figure }) => (
              <tr key={factuur}>
                <th scope="row">{factuur}</th>
                <td className={looks.quiet}>{formatDate(peildatum, 'medium')}</td>
                <td
                  className={classes(
                    looks.quiet,
                    open.basis === 'vervaldatum' && dagen > 0 && css.late,
                  )}
                >
                  {lateWords(dagen, open.basis)}
                </td>
                <td>
                  <FigureLink figure={figure} label={`Factuur ${factuur}`} variant="plain" />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {left > 0
                  ? `Samen met ${formatCount(left, 'andere', 'andere')}`
                  : `Stand ${formatDate(open.stand, 'medium')}`}
              </th>
              <td>
                <FigureLink figure={open[sum]} label={title} variant="plain" />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    );
  });
}
