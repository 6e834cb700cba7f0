import type { DerivedFigure, Figure, Judgement } from '@kengetal/contract';
import { judged, recompute, valueOf } from '@kengetal/ui';
import { NOT_BOOKED, type ChangedRow } from './figures.ts';
import { differenceOf, labelOf } from './what-if-table.ts';

/** What matters of all changes together, as booked and as it would be. */
export interface Result {
  key: string;
  label: string;
  booked: Figure;
  changed: Figure;
  /** Null where the difference is no amount. */
  difference: Figure | null;
  judgement?: Judgement | undefined;
}

/** Above ten times its whole a part says nothing, in hundredths of a percent (decision 0049). */
const MOST_SHARE = 100_000;
const REVENUE = 'netto_omzet';
const GROSS = 'totaal_brutomarge';
const NET = 'totaal_nettoresultaat';

/** What remains at the end, and which part of the revenue the margins are. */
export function resultsOf(rows: readonly ChangedRow[]): Result[] {
  const at = (key: string) => rows.find(({ row }) => row.key === key);
  const [revenue, gross, net] = [at(REVENUE), at(GROSS), at(NET)];
  if (!net) return [];
  const label = labelOf(net.row, net.booked, net.changed);
  const difference = differenceOf(label, net.changed, net.booked);
  const change = valueOf(difference)?.value;
  const judgement = change === undefined ? undefined : judged(change, net.row.more);
  return [
    { key: NET, label, booked: net.booked, changed: net.changed, difference, judgement },
    ...(revenue && gross ? [margin('Brutomarge', gross, revenue)] : []),
    ...(revenue ? [margin('Nettomarge', net, revenue)] : []),
  ];
}

function margin(name: string, part: ChangedRow, whole: ChangedRow): Result {
  const label = `${name} %`;
  return {
    key: label,
    label,
    booked: shareOf([part.row.label, part.booked], [whole.row.label, whole.booked], {
      label,
      explanation: 'Zoals geboekt.',
    }),
    changed: shareOf(
      [`${part.row.label}, wat als`, part.changed],
      [`${whole.row.label}, wat als`, whole.changed],
      { label: `${label}, wat als`, explanation: NOT_BOOKED },
    ),
    difference: null,
  };
}

type Named = readonly [label: string, figure: Figure];

/** As a percentage; there is none of revenue that is zero or less, or next to nothing. */
function shareOf(part: Named, whole: Named, about: NonNullable<Figure['about']>): Figure {
  if (part[1].kind === 'absent') return part[1];
  if ((valueOf(whole[1])?.value ?? 0) <= 0) {
    return { kind: 'absent', reason: 'Er is dan geen netto-omzet.', about };
  }
  const term = ([label, figure]: Named, place: 'teller' | 'noemer') =>
    ({ label, factor: 1, part: place, figure }) as const;
  const figure: DerivedFigure = {
    kind: 'derived',
    unit: 'percent',
    value: 0,
    terms: [term(part, 'teller'), term(whole, 'noemer')],
    about,
  };
  const value = recompute(figure) ?? 0;
  if (Math.abs(value) > MOST_SHARE) {
    return { kind: 'absent', reason: 'Er is dan bijna geen netto-omzet.', about };
  }
  return { ...figure, value };
}
