import type { Figure, Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { relationSums } from '../books/dimensions/relation-months.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { openWindow } from '../books/open-items/open-items.ts';
import type { AnswerSources } from './sources.ts';
import { figureOfLines, item, linesOfGroups, type LinesOf } from './lines-of.ts';
import type { Measured } from './measured.ts';
import { NOT_BUDGETED } from '../books/columns/budget.ts';

type Side = Extract<Question['subject'], { kind: 'relation' }>['side'];

const NAMES: Record<Side, string> = {
  verkocht: 'Omzet bij',
  ingekocht: 'Kosten bij',
  openstaand: 'Openstaand van',
  betaald: 'Betalingen van en aan',
};

/** What is sold to a relation, bought from it, open or paid. */
export async function relationMeasured(
  read: ReadBooks,
  { relatie, side }: { readonly relatie: string; readonly side: Side },
  sources: Pick<AnswerSources, 'lines' | 'relationOf'>,
): Promise<Measured> {
  const known = await sources.relationOf(read, relatie);
  const name = `${NAMES[side]} ${known.naam}`;
  if (side === 'verkocht' || side === 'ingekocht') return traded(read, relatie, side, name);
  const groep = await owedGroup(read, { relatie, soort: known.soort }, sources);
  const ofGroup = linesOfGroups(read.books, [groep], {
    basis: 'flow',
    sign: groep === 'debiteuren' ? 1 : -1,
  });
  const who = item('tegenpartij', relatie);
  const lines: LinesOf =
    side === 'openstaand'
      ? { ...ofGroup, basis: 'stock', filters: [...ofGroup.filters, who], isNarrowed: true }
      : {
          ...ofGroup,
          isNarrowed: true,
          sign: groep === 'debiteuren' ? -1 : 1,
          filters: [
            ...ofGroup.filters,
            who,
            item('zijde', groep === 'debiteuren' ? 'credit' : 'debet'),
          ],
        };
  return {
    name,
    more: 'neutraal',
    basis: side === 'openstaand' ? 'stock' : 'flow',
    lines,
    of: (column) =>
      side === 'openstaand'
        ? openFigure(read, sources, column, lines, name)
        : figureOfLines(read, sources.lines, column, lines, name),
  };
}

/**
 * Whether a relation is told of as a customer or as a supplier. What the file calls neither is a
 * supplier where it stands on the account of creditors.
 */
export async function owedGroup(
  read: ReadBooks,
  { relatie, soort }: { readonly relatie: string; readonly soort: string },
  sources: Pick<AnswerSources, 'lines'>,
): Promise<'debiteuren' | 'crediteuren'> {
  const { booked } = read.books.calendar;
  if (soort === 'leverancier') return 'crediteuren';
  if (soort !== 'overig' || !booked) return 'debiteuren';
  const { filters } = linesOfGroups(read.books, ['crediteuren'], { basis: 'flow', sign: 1 });
  const soorten = ['mutatie' as const];
  const selection = { ...booked, soorten, filters: [...filters, item('tegenpartij', relatie)] };
  const { count } = await sources.lines(read, { selection, limit: 0 });
  return count > 0 ? 'crediteuren' : 'debiteuren';
}

function traded(
  read: ReadBooks,
  relatie: string,
  side: 'verkocht' | 'ingekocht',
  name: string,
): Measured {
  const { books } = read;
  const { sign, groups, more } = books.defined(side === 'verkocht' ? 'omzet' : 'kosten');
  const all = linesOfGroups(books, groups, { basis: 'flow', sign });
  const filters = [...all.filters, item('tegenpartij', relatie)];
  const accounts = all.accounts.map(({ rekening }) => rekening);
  return {
    name,
    more,
    basis: 'flow',
    lines: { ...all, filters, isNarrowed: true },
    of: async (column) => {
      const { lines, reason = NOT_BUDGETED } = column.source('flow');
      const explanation = 'Boekingen van deze relatie, zonder btw.';
      const about = { label: `${name}, ${column.naam}`, explanation };
      if (lines === null) return { kind: 'absent', reason, about };
      const sums = await relationSums(read, lines, accounts);
      return bookedFigure(sums.centsOf(relatie), lines, { sign, filters, about });
    },
  };
}

async function openFigure(
  read: ReadBooks,
  { lines: readLines }: Pick<AnswerSources, 'lines'>,
  column: PeriodColumn,
  of: LinesOf,
  label: string,
): Promise<Figure> {
  const window = openWindow(column.span.periode_max);
  const selection = { ...window, filters: [...window.filters, ...of.filters] };
  const { sum_cents } = await readLines(read, { selection, limit: 0 });
  const about = {
    label: `${label}, ${column.stand.naam}`,
    explanation: 'Regels van de facturen die dan openstaan, met hun betalingen tot dan.',
  };
  return { kind: 'booked', cents: of.sign * sum_cents || 0, sign: of.sign, selection, about };
}
