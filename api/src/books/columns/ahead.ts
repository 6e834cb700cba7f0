import type { BookedFigure, FilterItem } from '@kengetal/contract';
import {
  bareMonth,
  bareShortMonth,
  definition,
  type DefinitionKey,
  type GroupKey,
  type Span,
} from '@kengetal/ledger';
import { bookedFigure } from '../figures/booked.ts';
import { lastDay } from './days.ts';
import type { ReadBooks } from '../store/reader.ts';
import { filtersOfGroups } from '../figures/selection.ts';

/** What counts of a month that runs though it is dated after the day that its books go up to. */
export interface Ahead {
  /** Name of the period without that day: 'Maart 2025', 'Boekjaar 2025 t/m mrt'. */
  readonly naam: string;
  /** The day of its last month that the books go up to; as '12 maart', and '12 mrt' in headings. */
  readonly day: number;
  readonly until: string;
  readonly kort: string;
  /** What of a figure was booked after that day; of a balance how it changed by that. */
  figure(key: DefinitionKey): BookedFigure;
  /** True when an account of a figure was booked on after that day. */
  moves(key: DefinitionKey): boolean;
}

/** A period up to a day of its last month, with what it is called when that month counts whole. */
interface RunningSpan extends Span {
  readonly day: number;
  readonly naam: string;
}

/** What of a period was booked for after a day of its last month; undefined when nothing was. */
export async function bookedAhead(
  { books, days }: Pick<ReadBooks, 'books' | 'days'>,
  { naam, day, ...span }: RunningSpan,
): Promise<Ahead | undefined> {
  const { periode_max } = span;
  const lines = books.linesOf('flow', span);
  if (typeof lines === 'string') return undefined;
  const { boekjaar } = lines;
  const month = { periode_min: periode_max, periode_max, ...(boekjaar && { boekjaar }) };
  const window = { ...month, soorten: ['mutatie' as const] };
  const sums = await days({ ...month, until: lastDay({ periode_max, day }) });
  const after = (rekening: string) => books.sumOf(rekening, window) - (sums.get(rekening) ?? 0);
  if ([...books.accounts.keys()].every((rekening) => after(rekening) === 0)) return undefined;
  const sumsOf = (groups: readonly GroupKey[]) =>
    books.accountsOf(groups).map(({ rekening }) => after(rekening));
  const until = `${day} ${bareMonth(periode_max)}`;
  // A month that runs has a day after the one that it was read on.
  const next = lastDay({ periode_max, day: day + 1 });
  const later: FilterItem = { column: 'datum', operator: 'gte', value: next };
  return {
    naam,
    day,
    until,
    kort: `${day} ${bareShortMonth(periode_max)}`,
    moves: (key) => sumsOf(definition(key).groups).some((cents) => cents !== 0),
    figure: (key) => {
      const { name, sign, groups } = definition(key);
      const sum = sumsOf(groups).reduce((total, cents) => total + cents, 0);
      const about = {
        label: `${name}, geboekt na ${until}`,
        explanation: 'Vooruit geboekt in deze maand.',
      };
      return bookedFigure(sum, window, {
        sign,
        filters: [later, ...filtersOfGroups(groups)],
        about,
      });
    },
  };
}
