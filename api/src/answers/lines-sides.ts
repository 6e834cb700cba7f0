import type { BookedFigure, Selection } from '@kengetal/contract';
import type { Asking } from './asking.ts';
import { item, type AskedLines, type LinesRequest } from './lines-of.ts';
import type { Telling } from './telling.ts';

const SIDES = ['debet', 'credit'] as const;
type Side = (typeof SIDES)[number];

const ofSide = (selection: Selection, side: Side): Selection => ({
  ...selection,
  filters: [...selection.filters, item('zijde', side)],
});

/**
 * What each side comes to of lines of accounts of all kinds, which say nothing together.
 * @param sum of both sides, debit positive
 */
export async function sidesWords(
  telling: Telling,
  { read, sources }: Asking,
  selection: Selection,
  sum: number,
): Promise<string> {
  const of = ofSide(selection, 'debet');
  const { sum_cents: debit } = await sources.lines(read, { selection: of, limit: 0 });
  const figure = (side: Side, cents: number): BookedFigure => ({
    kind: 'booked',
    cents: cents || 0,
    sign: side === 'debet' ? 1 : -1,
    selection: ofSide(selection, side),
    about: { label: `Boekingen, ${side}`, explanation: `De ${side}kant van deze boekingen.` },
  });
  const on = { debet: debit, credit: debit - sum };
  const told = SIDES.filter((side) => on[side] !== 0).map((side, place) => {
    const isEven = place > 0 && sum === 0;
    return `${isEven ? 'evenveel' : telling.beside(figure(side, on[side]))} ${side}`;
  });
  return told.join(' en ');
}

/** The largest or smallest lines of both sides, by their size. */
export async function linesBySize(
  { read, sources }: Asking,
  selection: Selection,
  { order, limit }: { readonly order: 'hoogste' | 'laagste'; readonly limit: number },
): Promise<AskedLines['lines']> {
  const sorted = (side: Side): LinesRequest['sort'] => ({
    column: 'bedrag',
    direction: (side === 'debet') === (order === 'hoogste') ? 'desc' : 'asc',
  });
  const each = SIDES.map(async (side) =>
    sources.lines(read, { selection: ofSide(selection, side), sort: sorted(side), limit }),
  );
  const factor = order === 'hoogste' ? -1 : 1;
  return (await Promise.all(each))
    .flatMap(({ lines }) => lines)
    .sort((one, other) => factor * (Math.abs(one.cents) - Math.abs(other.cents)))
    .slice(0, limit);
}
