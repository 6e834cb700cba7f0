import type { ReactNode } from 'react';
import type { ImportResult } from '@kengetal/contract';
import { FigureLink, formatCount, formatDate, formatFigure, looks } from '@kengetal/ui';
import css from './create-connection.module.css';

/** Company, year, counts and totals; the totals open into their lines. */
export function ImportSummary({ result }: { result: ImportResult }) {
  const { totals } = result;
  const days = `${formatDate(result.start_date, 'medium')} t/m ${formatDate(result.end_date, 'medium')}`;
  return (
    <dl className={css.facts}>
      <Fact name="Administratie">{result.company_name}</Fact>
      <Fact name="Boekjaar">
        {result.boekjaar} <span className={looks.quiet}>({days})</span>
      </Fact>
      <Fact name="Gemaakt met">
        {result.producer} <span className={looks.quiet}>(XAF {result.version})</span>
      </Fact>
      <Fact name="Gelezen regels">{formatCount(result.lines)}</Fact>
      <Fact name="Boekingen">{formatCount(result.entries)}</Fact>
      <Fact name="Grootboekrekeningen">{formatCount(result.accounts)}</Fact>
      {totals.kind === 'figures'
        ? totals.items.map(({ key, label, figure }) => (
            <Fact key={key} name={label}>
              <FigureLink
                figure={figure}
                label={label}
                variant="sentence"
                text={formatFigure(figure, 'exact')}
                context={`Boekjaar ${result.boekjaar}`}
              />
            </Fact>
          ))
        : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
