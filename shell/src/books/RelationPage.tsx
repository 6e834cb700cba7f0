import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@kengetal/platform';
import {
  EmptyState,
  FigureLink,
  formatDate,
  LinesSkeleton,
  LinesView,
  looks,
  valueOf,
  WidgetError,
} from '@kengetal/ui';
import { MonthBars } from './MonthBars.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { settledWords } from './relation-words.ts';
import type { Relation } from './use-relation.ts';
import css from './relation.module.css';

/** What is known of a relation, from the outside in: amounts, months, open invoices, bookings. */
export function RelationPage({ relation }: { relation: UseQueryResult<Relation, Error> }) {
  const { data, error, isFetching, refetch } = relation;
  if (data) return <Known relation={data} />;
  if (error instanceof ApiError && error.problem.status === 404) {
    return (
      <EmptyState
        title="Deze relatie staat niet in deze boekhouding."
        text="Misschien hoort de link bij een ander project."
      />
    );
  }
  if (error) {
    return (
      <WidgetError
        title="Kon deze relatie niet laden."
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <div className={css.part}>
      <LinesSkeleton lines={8} />
    </div>
  );
}

function Known({ relation }: { relation: Relation }) {
  const { naam, boekingen, betaald } = relation;
  if (boekingen.aantal === 0) {
    return (
      <EmptyState
        title="Op deze relatie is niets geboekt."
        text="Ze staat wel in de lijst van klanten en leveranciers van je boekhouding."
      />
    );
  }
  return (
    <div className={css.page} role="region" aria-label={`Overzicht van ${naam}`} tabIndex={0}>
      <KeyAmounts relation={relation} />
      {betaald.map((settled) => (
        <p key={settled.groep} className={css.settled}>
          {settledWords(settled)}
        </p>
      ))}
      <MonthBars relation={relation} />
      <Accounts relation={relation} />
      <OpenInvoices relation={relation} />
      <section className={css.lines} aria-label="Alle boekingen">
        <LinesView
          figure={{
            kind: 'booked',
            cents: boekingen.sum_cents,
            sign: 1,
            selection: boekingen.selection,
          }}
          title={naam}
          namespace="shell"
        />
      </section>
    </div>
  );
}

/** Bought, sold and open, those that there are. */
function KeyAmounts({ relation }: { relation: Relation }) {
  const { ingekocht, verkocht, open } = relation;
  const amounts = [
    { label: 'Verkocht', note: 'zonder btw', figure: verkocht },
    { label: 'Ingekocht', note: 'zonder btw', figure: ingekocht },
    ...(open
      ? [
          {
            label: 'Te ontvangen',
            note: `op ${formatDate(open.stand, 'short')}`,
            figure: open.te_ontvangen,
          },
          {
            label: 'Te betalen',
            note: `op ${formatDate(open.stand, 'short')}`,
            figure: open.te_betalen,
          },
        ]
      : []),
  ].filter(({ figure }) => valueOf(figure)?.value !== 0);
  const isNothingOpen = [open?.te_ontvangen, open?.te_betalen].every(
    (figure) => figure && valueOf(figure)?.value === 0,
  );
  return (
    <>
      <dl className={css.amounts}>
        {amounts.map(({ label, note, figure }) => (
          <div key={label}>
            <dt className={looks.quiet}>{label}</dt>
            <dd>
              <FigureLink figure={figure} label={label} variant="exact" className={css.amount} />
              <span className={looks.small}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {open && isNothingOpen ? (
        <p className={css.settled}>Op {formatDate(open.stand, 'long')} staat er niets open.</p>
      ) : null}
    </>
  );
}

const SIDES = { ingekocht: 'Ingekocht op', verkocht: 'Verkocht op' } as const;

/** By which accounts it was bought and sold. */
function Accounts({ relation: { rekeningen } }: { relation: Relation }) {
  return (['verkocht', 'ingekocht'] as const).map((kant) => {
    const own = rekeningen.filter((each) => each.kant === kant);
    if (own.length === 0) return null;
    return (
      <section key={kant} className={css.part}>
        <h3 className={css.heading}>{SIDES[kant]}</h3>
        <ul className={css.accounts}>
          {own.map(({ rekening, naam, figure }) => (
            <li key={rekening}>
              <span className={looks.cut}>
                {naam} <span className={looks.quiet}>{rekening}</span>
              </span>
              <FigureLink figure={figure} label={naam} variant="plain" />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
