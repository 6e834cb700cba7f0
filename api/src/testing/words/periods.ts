import { addMonths, fiscalMonths, type FiscalYear } from '@kengetal/ledger';
import { lengthOf, type Months } from './ledger.ts';

const NAMES =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );
const MONTH = `(${NAMES.join('|')})`;

const monthOf = (name: string, year: string) => Number(year) * 100 + NAMES.indexOf(name) + 1;

/** A month of these that bears the name; the year may be left out. */
function monthIn({ first, last }: Months, name: string): number | undefined {
  const length = lengthOf({ first, last });
  return Array.from({ length }, (_, index) => addMonths(first, index)).find(
    (month) => NAMES[(month % 100) - 1] === name,
  );
}

/** What months the words of a sentence name; undefined for what is no period. */
export function monthsNamed(text: string, years: readonly FiscalYear[]): Months | undefined {
  return (
    daysNamed(text) ?? monthNamed(text) ?? rangeNamed(text) ?? partNamed(text, years) ?? undefined
  );
}

function monthNamed(text: string): Months | undefined {
  const [, name = '', year = ''] = new RegExp(`^${MONTH} (\\d{4})$`).exec(text) ?? [];
  return year === '' ? undefined : { first: monthOf(name, year), last: monthOf(name, year) };
}

/** '1 t/m 14 maart 2025'. */
function daysNamed(text: string): Months | undefined {
  const found = new RegExp(`^1 t/m (\\d+) ${MONTH} (\\d{4})$`).exec(text);
  if (!found) return undefined;
  const [, day = '', name = '', year = ''] = found;
  return { first: monthOf(name, year), last: monthOf(name, year), day: Number(day) };
}

/** 'juli t/m september 2024', 'november 2024 t/m januari 2025'. */
function rangeNamed(text: string): Months | undefined {
  const found = new RegExp(
    `^${MONTH}(?: (\\d{4}))? (?:t/m|tot en met) (?:(\\d+) )?${MONTH} (\\d{4})$`,
  ).exec(text);
  if (!found) return undefined;
  const [, from = '', fromYear, day, to = '', year = ''] = found;
  return {
    first: monthOf(from, fromYear ?? year),
    last: monthOf(to, year),
    ...(day !== undefined && { day: Number(day) }),
  };
}

/** 'het 1e kwartaal 2025', 'boekjaar 2024/2025 tot en met 14 maart', with months of a short year. */
function partNamed(text: string, years: readonly FiscalYear[]): Months | undefined {
  const found = new RegExp(
    `^(?:het (\\d)e kwartaal |boekjaar )(?:(?:van )?boekjaar )?(\\S+?)(?: \\((.+?)\\))?(?: tot en met (?:(\\d+) )?${MONTH}(?: \\d{4})?)?$`,
  ).exec(text);
  if (!found) return undefined;
  const [, quarter, label, said, day, end] = found;
  for (const year of years) {
    if (year.label !== label) continue;
    const months = fiscalMonths(year);
    const start = quarter ? addMonths(months.first, 3 * (Number(quarter) - 1)) : months.first;
    const stop = quarter ? Math.min(addMonths(start, 2), months.last) : months.last;
    if (said !== undefined && !fits(said, start, stop)) continue;
    const last = end === undefined ? stop : monthIn({ first: start, last: stop }, end);
    if (last === undefined) continue;
    return { first: start, last, ...(day !== undefined && { day: Number(day) }) };
  }
  return undefined;
}

/** 'jul – dec': two short years may bear one label. */
function fits(said: string, first: number, last: number): boolean {
  const short = (month: number) =>
    (NAMES[(month % 100) - 1] ?? '').replace('maart', 'mrt').slice(0, 3);
  const names = said.match(/[a-z]{3}/g) ?? [];
  return names[0] === short(first) && names.at(-1) === short(last);
}

/** 'augustus, september 2018 en januari 2019': a year is said where it changes. */
export function monthsListed(text: string): number[] {
  let year = '';
  return text
    .split(/, | en /)
    .reverse()
    .map((named) => {
      const [name = '', said] = named.split(' ');
      year = said ?? year;
      return monthOf(name, year);
    });
}

/** 'eind maart 2025' or '14 maart 2025': the month at whose end a balance stands. */
export function momentNamed(text: string): number | undefined {
  const found = new RegExp(`^(?:eind|\\d+) ${MONTH} (\\d{4})(?:, gegevens .*)?$`).exec(text);
  return found ? monthOf(found[1] ?? '', found[2] ?? '') : undefined;
}
