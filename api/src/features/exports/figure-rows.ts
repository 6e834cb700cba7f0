import type { Figure, FiguresBlock } from '@kengetal/contract';
import { valueOf } from '../../books/figures/values.ts';
import type { Cell } from '../../files/cells.ts';
import { figureCell, header } from './cells.ts';

type Item = FiguresBlock['items'][number];

/** Most columns beside the label. */
export const FIGURE_COLUMNS = 6;

const UNITS = { cents: 'euro', percent: '%', ratio: 'verhouding', days: 'dagen' } as const;

/**
 * Key figures below each other, under what they are of and held against; where one of the two is
 * not there, the last column says why.
 */
export function figureRows({ title = '', columns, items }: FiguresBlock): Cell[][] {
  const { figure: period = 'Waarde', comparison } = columns ?? {};
  const than = comparison === undefined ? [] : [comparison, 'Verandering'];
  const unitOfChange = comparison === undefined ? [] : ['Verandering in'];
  const labels = header([title, period, ...than, 'Eenheid', ...unitOfChange]);
  return [
    [...labels, { text: 'Toelichting', bold: true, below: 'thin' }],
    ...items.map((item) => [
      { text: item.detail === undefined ? item.label : `${item.label}, ${item.detail}` },
      figureCell(item.figure),
      ...(comparison === undefined
        ? [text(unitOf(item))]
        : [
            figureCell(item.comparison),
            figureCell(item.change?.figure),
            text(unitOf(item)),
            text(changedIn(item)),
          ]),
      reason(reasonOf(item)),
    ]),
  ];
}

const text = (said: string): Cell =>
  said === '' ? null : { text: said, muted: true, align: 'right' };

/** Runs on to the right, where nothing stands. */
const reason = (said: string): Cell => (said === '' ? null : { text: said, muted: true });

/** What a figure is counted in; of one that is absent as that it is held against. */
function unitOf({ figure, comparison }: Item): string {
  const known = [figure, comparison].find((one) => one !== undefined && one.kind !== 'absent');
  return known ? unit(known) : '';
}

const unit = (figure: Figure): string => UNITS[figure.kind === 'derived' ? figure.unit : 'cents'];

/** A percentage changes by points, not by a part of itself. */
function changedIn({ figure, change }: Item): string {
  if (!change || valueOf(change.figure) === undefined) return '';
  const changed = unit(change.figure);
  return changed === UNITS.percent && unit(figure) === UNITS.percent ? 'procentpunt' : changed;
}

/** Why a figure, or what it is held against, is not there; '' when both are. */
export function reasonOf({ figure, comparison }: Item): string {
  if (figure.kind === 'absent') return figure.reason;
  return comparison?.kind === 'absent' ? `Geen vergelijking: ${comparison.reason}` : '';
}
