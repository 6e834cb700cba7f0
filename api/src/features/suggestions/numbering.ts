import { tailOf } from './alike.ts';
import { grouped } from './lines.ts';

/** Numbers in a row that make it one, and how many may lack at once. */
const RUN = 20;
const GAP = 5;
/** Of a run that lacks more than a few and this part, numbers are used for other things too. */
const FEW = 5;
const LACKS = 0.05;
/** Findings of one series of numbers, at most. */
const MOST = 5;

/** Numbers that two years have both, by which a series begins anew each year. */
const ANEW = 10;

/** A number of a sales invoice: what counts up in it, and what stands before and after that. */
export interface Numbered {
  readonly factuur: string;
  /** Source, so the fiscal year, that has it. */
  readonly source_no: number;
  readonly datum: string;
  readonly head: string;
  readonly tail: number;
  readonly width: number;
  readonly end: string;
}

/** Numbers between which some are missing. */
export interface Gap {
  readonly before: Numbered;
  readonly after: Numbered;
  readonly missing: readonly string[];
  /** The year within which these numbers are given once; undefined where they never come again. */
  readonly source_no: number | undefined;
}

/** As days follow each other. */
export const byDatum = (one: { readonly datum: string }, other: { readonly datum: string }) =>
  one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0;

/** Its last digits count up, or those before a year at its end: 0012/2024. */
export function partsOf(
  factuur: string,
): Pick<Numbered, 'head' | 'tail' | 'width' | 'end'> | undefined {
  const match = /^(.*?)(\d{1,12})([-/. ](?:20)?\d{2})?$/.exec(factuur);
  if (!match) return undefined;
  const [, head = '', digits = '', end = ''] = match;
  // 24-17 is the seventeenth of 2024, not number 24 of '17.
  const isYear = end.length === 5 && digits.length !== 4;
  if (end !== '' && !isYear) return partsOfTail(factuur);
  return { head, tail: Number(digits), width: digits.length, end };
}

function partsOfTail(factuur: string) {
  const parts = tailOf(factuur);
  return parts && { ...parts, end: '' };
}

/** The gaps in all series of numbers, but in those that lack too much to tell. */
export function gapsIn(numbers: readonly Numbered[]): Gap[] {
  const series = grouped(numbers, ({ head, width, end }) => `${head} ${width} ${end}`);
  return [...series.values()].flatMap((own) => {
    const years = [...grouped(own, ({ source_no }) => source_no)];
    const first = new Map<number, Numbered>();
    for (const one of [...own].sort(byDatum)) {
      if (!first.has(one.tail)) first.set(one.tail, one);
    }
    const isAnew = own.length - first.size >= ANEW;
    if (isAnew) return years.flatMap(([year, numbers]) => gapsOfSeries(numbers, year));
    return gapsOfSeries([...first.values()], undefined);
  });
}

function gapsOfSeries(numbers: readonly Numbered[], source_no: number | undefined): Gap[] {
  return runsOf([...numbers].sort((one, other) => one.tail - other.tail)).flatMap((run) => {
    const gaps = run.length < RUN ? [] : gapsOf(run, source_no);
    const missing = gaps.reduce((sum, gap) => sum + gap.missing.length, 0);
    return missing > Math.max(FEW, run.length * LACKS) || gaps.length > MOST ? [] : gaps;
  });
}

/** Numbers that follow each other but for small gaps. */
function runsOf(numbers: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && number.tail - last.tail <= GAP + 1) run.push(number);
    else runs.push([number]);
  }
  return runs;
}

function gapsOf(run: readonly Numbered[], source_no: number | undefined): Gap[] {
  return run.slice(1).flatMap((after, at) => {
    const before = run[at];
    if (!before || after.tail - before.tail < 2) return [];
    const count = after.tail - before.tail - 1;
    const missing = Array.from(
      { length: count },
      (_, place) =>
        before.head + String(before.tail + place + 1).padStart(before.width, '0') + before.end,
    );
    return [{ before, after, missing, source_no }];
  });
}
