import * as fc from 'fast-check';
import type { Figure } from '@kengetal/contract';
import {
  addMonths,
  definition,
  fiscalMonths,
  fiscalYear,
  GROUPS,
  GROUP_KEYS,
  KENGETAL_KEYS,
  monthDays,
  type DefinitionKey,
  type GroupKey,
} from '@kengetal/ledger';
import type { BookedYear } from './periods/reports.ts';
import {
  booksOf,
  daysOf,
  faultsOf,
  type PaperBooks,
  type PaperLine,
} from '../testing/paper-books.ts';
import { comparisonColumn, comparisonOptions, currentColumn } from './columns/comparison.ts';

/** An account of every group. */
const ACCOUNTS = Object.fromEntries(GROUP_KEYS.map((group) => [group, group]));
const isResult = (group: GroupKey) => GROUPS[group].type === 'resultaat';
const CARRIED = 'resultaat_vorige_jaren';

interface YearPlan {
  readonly months: number;
  /** True when the year ends on the 15th, so that the next one begins within the same month. */
  readonly splits: boolean;
  readonly moves: readonly (readonly [
    month: number,
    group: GroupKey,
    cents: number,
    day: number,
    last: boolean,
  ])[];
}

const move = fc.tuple(
  fc.nat({ max: 17 }),
  fc.constantFrom(...GROUP_KEYS),
  fc.integer({ min: -9_999_999, max: 9_999_999 }),
  fc.integer({ min: 1, max: 28 }),
  fc.nat({ max: 5 }).map((chance) => chance === 0),
);
const plans = fc.array(
  fc.record({
    months: fc.constantFrom(12, 12, 12, 5, 7, 13, 18),
    splits: fc.nat({ max: 4 }).map((chance) => chance === 0),
    moves: fc.array(move, { maxLength: 14 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Years one after the other, each opening with what the one before closed with. */
function paperOf(years: readonly YearPlan[], start: number, cut: number): PaperBooks {
  const lines: PaperLine[] = [];
  const made: BookedYear[] = [];
  let begin = monthDays(start).first;
  for (const [index, plan] of years.entries()) {
    const first = Number(begin.slice(0, 4)) * 100 + Number(begin.slice(5, 7));
    const last = addMonths(first, plan.months - 1);
    const splits = plan.splits && index < years.length - 1;
    const end = splits ? `${monthDays(last).first.slice(0, 8)}15` : monthDays(last).last;
    const year = { ...fiscalYear(begin, end), label: `jaar ${index}` };
    lines.push(...openingOf(lines, year.label, first), ...movesOf(plan, year.label, first));
    made.push({ ...year, as_of: '2099-01-01' });
    begin = splits ? `${end.slice(0, 8)}16` : monthDays(addMonths(last, 1)).first;
  }
  const end = Math.max(start, ...lines.map(({ periode }) => periode));
  const today = `${monthDays(addMonths(end, cut > 14 ? 6 : 0)).first.slice(0, 8)}${String(cut + 1).padStart(2, '0')}`;
  return { years: made, accounts: ACCOUNTS, lines, today, vatAccounts: ['belastingschulden'] };
}

function openingOf(before: readonly PaperLine[], boekjaar: string, periode: number): PaperLine[] {
  const last = before.at(-1)?.boekjaar;
  const sums = new Map<string, number>();
  for (const { boekjaar: year, rekening, cents } of before) {
    if (year !== last) continue;
    const to = isResult(groupOf(rekening)) ? CARRIED : rekening;
    sums.set(to, (sums.get(to) ?? 0) + cents);
  }
  const datum = monthDays(periode).first;
  return [...sums].map(([rekening, cents]) => ({
    periode,
    boekjaar,
    soort: 'opening',
    datum,
    rekening,
    cents,
  }));
}

function movesOf({ months, moves }: YearPlan, boekjaar: string, first: number): PaperLine[] {
  return moves.flatMap(([month, group, cents, day, isClosing]) => {
    const periode = addMonths(first, isClosing ? months - 1 : month % months);
    const datum = `${monthDays(periode).first.slice(0, 8)}${String(day).padStart(2, '0')}`;
    const soort = isClosing ? ('afsluiting' as const) : ('mutatie' as const);
    const line = { periode, boekjaar, soort, datum };
    return [
      { ...line, rekening: group, cents },
      { ...line, rekening: 'bank_en_kas', cents: -cents },
    ];
  });
}

function groupOf(rekening: string): GroupKey {
  const group = ACCOUNTS[rekening];
  if (!group) throw new Error(rekening);
  return group;
}

interface Asked {
  readonly periode_min: number;
  readonly periode_max: number;
}

/**
 * What a figure must be, without openings and windows: a balance is everything that ever moved,
 * results of years that have ended in equity; a movement is what moved in its months.
 */
function expected({ years, lines }: PaperBooks, key: DefinitionKey, asked: Asked): number | null {
  const { basis, sign, groups } = definition(key);
  const months = years.map(fiscalMonths);
  const isWhole = (index: number) =>
    months[index]?.first === asked.periode_min && months[index]?.last === asked.periode_max;
  const exact = years.findIndex((_, index) => isWhole(index));
  const closes =
    months.some(({ first }) => first === asked.periode_min) &&
    months.some(({ last }) => last === asked.periode_max);
  const inYear = (line: PaperLine) => years.findIndex(({ label }) => label === line.boekjaar);
  const kinds = (line: PaperLine) =>
    line.soort === 'mutatie' || (closes && line.soort === 'afsluiting');
  const ofGroups = (rekening: string) => groups.includes(groupOf(rekening));
  if (basis === 'flow') {
    const shares =
      exact >= 0 &&
      months.some(
        ({ first, last }, index) =>
          index !== exact && (last === asked.periode_min || first === asked.periode_max),
      );
    const sum = lines
      .filter(({ periode }) => periode >= asked.periode_min && periode <= asked.periode_max)
      .filter(
        (line) => kinds(line) && ofGroups(line.rekening) && (!shares || inYear(line) === exact),
      )
      .reduce((total, { cents }) => total + cents, 0);
    return sign * sum;
  }
  const at =
    exact >= 0
      ? exact
      : months.findLastIndex(
          ({ first, last }) => first <= asked.periode_max && asked.periode_max <= last,
        );
  if (at < 0) return null;
  let sum = 0;
  for (const line of lines) {
    if (line.soort === 'opening') continue;
    const ended = inYear(line) < at;
    if (!ended && (inYear(line) !== at || line.periode > asked.periode_max || !kinds(line)))
      continue;
    const account = ended && isResult(groupOf(line.rekening)) ? CARRIED : line.rekening;
    if (ofGroups(account)) sum += line.cents;
  }
  return sign * sum;
}

const KEYS: readonly DefinitionKey[] = [
  'omzet',
  'kosten',
  'resultaat',
  'brutomarge',
  'ebitda',
  'nettoresultaat',
  'liquide_middelen',
  'vorderingen',
  'activa',
  'passiva',
  'totaal_eigen_vermogen',
  'onverdeeld_resultaat',
  'werkkapitaal',
  'balansverschil',
  'kasstroom',
  'lonen',
  'debiteuren',
  'crediteuren',
];

const centsOf = (figure: Figure) => (figure.kind === 'booked' ? figure.cents + 0 : null);
const scenario = fc.record({
  plans,
  start: fc.constantFrom(202001, 202003, 202007, 202011),
  cut: fc.nat({ max: 27 }),
  from: fc.nat({ max: 50 }),
  length: fc.integer({ min: 1, max: 15 }),
  year: fc.nat({ max: 3 }),
});

/** A fiscal year of the books, or any months. */
function askedOf(paper: PaperBooks, start: number, from: number, length: number, year: number) {
  const chosen = paper.years[year];
  if (chosen && from % 2 === 0) {
    const { first, last } = fiscalMonths(chosen);
    return { naam: 'Jaar', type: 'jaar' as const, periode_min: first, periode_max: last };
  }
  const periode_min = addMonths(start, from);
  return { naam: 'Maanden', periode_min, periode_max: addMonths(periode_min, length - 1) };
}

test('whatever the fiscal years, no figure counts a line twice or leaves one out', () => {
  fc.assert(
    fc.property(scenario, ({ plans: years, start, from, length, year }) => {
      const paper = paperOf(years, start, 27);
      const books = booksOf(paper);
      const asked = askedOf(paper, start, from, length, year);
      for (const key of KEYS) {
        const figure = books.figure(key, asked);
        expect(faultsOf(paper, figure)).toEqual([]);
        const cents = centsOf(figure);
        if (cents !== null) expect(cents).toBe((expected(paper, key, asked) ?? NaN) + 0);
      }
    }),
    { numRuns: 400 },
  );
});

test('whatever it is held against, each figure of a column is its lines and operands', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ plans: years, start, cut, from, length, year }) => {
      const paper = paperOf(years, start, cut);
      const books = booksOf(paper);
      const asked = askedOf(paper, start, from, length, year);
      const read = { books, days: daysOf(paper) };
      const columns = [
        await currentColumn(read, asked),
        await comparisonColumn(read, asked, 'vorige_periode'),
        await comparisonColumn(read, asked, 'vorig_jaar'),
        await comparisonColumn(read, asked, 'begroting'),
      ];
      for (const column of columns) {
        const figures = [
          ...KEYS.map((key) => column.figure(key)),
          ...KENGETAL_KEYS.map((key) => column.kengetal(key)),
          column.account('lonen', definition('lonen')),
          column.account('debiteuren', definition('debiteuren')),
          ...KEYS.flatMap((key) => column.ahead?.figure(key) ?? []),
        ];
        expect(figures.flatMap((figure) => faultsOf(paper, figure))).toEqual([]);
      }
      for (const { key, reason } of comparisonOptions(books, asked)) {
        const column = columns[['vorige_periode', 'vorig_jaar', 'begroting'].indexOf(key) + 1];
        expect(column?.reason ?? null).toBe(reason);
      }
    }),
    { numRuns: 150 },
  );
});
