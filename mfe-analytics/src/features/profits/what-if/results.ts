import {
  gridShare,
  MOST_SHARE,
  type DerivedFigure,
  type Figure,
  type GridBlock,
  type Judgement,
} from '@kengetal/contract';
import { recompute, valueOf } from '@kengetal/ui';
import { judged, placesOf } from '../tree-table.ts';
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

const REVENUE = 'netto_omzet';
const GROSS = 'totaal_brutomarge';
const NET = 'totaal_nettoresultaat';

/** What remains at the end, and which part of the revenue the margins are. */
export function resultsOf(block: GridBlock, rows: readonly ChangedRow[]): Result[] {
  const at = (key: string) => rows.find(({ row }) => row.key === key);
  const [revenue, gross, net] = [at(REVENUE), at(GROSS), at(NET)];
  if (!net) return [];
  const label = labelOf(net.row, net.booked, net.changed);
  const difference = differenceOf(label, net.changed, net.booked);
  const change = valueOf(difference)?.value;
  const judgement = change === undefined ? undefined : judged(change, net.row.more);
  return [
    { key: NET, label, booked: net.booked, changed: net.changed, difference, judgement },
    ...(revenue && gross ? [margin(block, 'Brutomarge', gross, revenue)] : []),
    ...(revenue ? [margin(block, 'Nettomarge', net, revenue)] : []),
  ];
}

function margin(block: GridBlock, name: string, part: ChangedRow, whole: ChangedRow): Result {
  const [place] = placesOf(block);
  const column = block.columns[place];
  const label = `${name} %`;
  const changed = shareOf(label, part, whole);
  const booked = column ? gridShare(column, part.row, whole.row, place) : changed;
  return { key: label, label, booked, changed, difference: null };
}

/** As a percentage; there is none of revenue that is zero or less, or next to nothing. */
function shareOf(label: string, part: ChangedRow, whole: ChangedRow): Figure {
  const about = { label: `${label}, wat als`, explanation: NOT_BOOKED };
  const below = valueOf(whole.changed)?.value ?? 0;
  if (part.changed.kind === 'absent') return part.changed;
  if (below <= 0) return { kind: 'absent', reason: 'Er is dan geen netto-omzet.', about };
  const figure: DerivedFigure = {
    kind: 'derived',
    unit: 'percent',
    value: 0,
    terms: [
      { label: `${part.row.label}, wat als`, factor: 1, part: 'teller', figure: part.changed },
      { label: `${whole.row.label}, wat als`, factor: 1, part: 'noemer', figure: whole.changed },
    ],
    about,
  };
  const value = recompute(figure) ?? 0;
  if (Math.abs(value) > MOST_SHARE) {
    return { kind: 'absent', reason: 'Er is dan bijna geen netto-omzet.', about };
  }
  return { ...figure, value };
}
