import type { Figure, FiguresBlock } from '@kengetal/contract/api';
import { CADENCES } from '../../ledger/index.ts';
import { bookingFigure, centsOf, sum } from './figures.ts';
import type { ShownRow } from './rows.ts';

const MONTHS = 12;

/** What the counted series of a section come to per month. */
function monthlyTotal(rows: readonly ShownRow[], label: string): Figure {
  const about = {
    label,
    explanation:
      'De gebruikelijke bedragen van alle reeksen die meetellen, omgerekend naar een maand.',
  };
  return sum(addends(rows), about, MONTHS);
}

function addends(rows: readonly ShownRow[]) {
  return rows
    .filter(({ row }) => row.counts)
    .map(({ row, series }) => ({
      label: row.name,
      factor: CADENCES[series.rhythm.cadence].perYear,
      figure: bare(row.amount),
    }));
}

interface Sections {
  readonly costs: readonly ShownRow[];
  readonly revenue: readonly ShownRow[];
  readonly standing: readonly ShownRow[];
}

/** Fixed costs per month and per year, how they changed, and revenue that comes back. */
export function totalsBlock({ costs, revenue, standing }: Sections): FiguresBlock {
  const perMonth = monthlyTotal(costs, 'Vaste lasten per maand');
  const perYear = sum(addends(costs), {
    label: 'Vaste lasten per jaar',
    explanation: 'De gebruikelijke bedragen van alle reeksen die meetellen, over twaalf maanden.',
  });
  const change = changeOf(costs);
  return {
    kind: 'figures',
    key: 'totalen',
    items: [
      {
        key: 'kosten_per_maand',
        label: 'Vaste lasten per maand',
        figure: perMonth,
        ...(change && { change }),
      },
      { key: 'kosten_per_jaar', label: 'Vaste lasten per jaar', figure: perYear },
      {
        key: 'omzet_per_maand',
        label: 'Terugkerende omzet per maand',
        figure: monthlyTotal(revenue, 'Terugkerende omzet per maand'),
      },
      {
        key: 'vaste_boekingen_per_maand',
        label: 'Vaste boekingen per maand',
        figure: monthlyTotal(standing, 'Vaste boekingen per maand'),
      },
    ],
  };
}

/** Without its own name: the term that it stands in has one. */
function bare({ about: _, ...figure }: Figure): Figure {
  return figure;
}

type Change = NonNullable<FiguresBlock['items'][number]['change']>;

/** What changes of price in the last year add per month. */
function changeOf(rows: readonly ShownRow[]): Change | undefined {
  const changed = rows.filter(
    ({ row, outlook }) => row.counts && outlook.signals.some(({ key }) => key.startsWith('prijs')),
  );
  if (changed.length === 0) return undefined;
  const figure = sum(
    changed.flatMap(({ row, series, sign, outlook }) => {
      const { perYear } = CADENCES[series.rhythm.cadence];
      const before = outlook.change && series.occurrences[outlook.change.from];
      if (!before) return [];
      return [
        { label: `${row.name}, nu`, factor: perYear, figure: bare(row.amount) },
        { label: `${row.name}, eerder`, factor: -perYear, figure: bookingFigure(before, sign) },
      ];
    }),
    {
      label: 'Verandering van vaste lasten per maand',
      explanation: 'Nieuwe prijzen min de prijzen ervoor, omgerekend naar een maand.',
    },
    MONTHS,
  );
  const cents = centsOf(figure);
  const label =
    changed.length === 1 ? '1 prijswijziging' : `${String(changed.length)} prijswijzigingen`;
  return {
    figure,
    judgement: cents > 0 ? 'ongunstig' : cents < 0 ? 'gunstig' : 'neutraal',
    label: `${label} in een jaar`,
    words: `Vaste lasten per maand veranderden door ${label} in een jaar`,
  };
}
