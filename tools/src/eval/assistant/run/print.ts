import { percentage, rate } from '../../shares.ts';
import type { Gold, OneGold, Value } from '../gold/gold.ts';
import { FAMILIES, type Family } from '../questions/write.ts';
import { answering, plainText, valueOf } from '../score/answer.ts';
import { isAnswerable, quantile, sharesOf, type Result } from './results.ts';

type Report = (line: string) => void;

/** Shares of 1: at least so much exact, of families 1 to 9, and of the others. */
const AIM = { easy: 0.95, hard: 0.85, apart: 0.9, none: 1 } as const;
const HARD: readonly Family[] = [10, 11];

/** What the columns count. */
const COUNTED = [
  'exact: elk gevraagd cijfer klopt en geen ander cijfer staat er als antwoord; van alle beurten die een antwoord hebben',
  '       (familie 12: er staat geen cijfer en geen tabel)',
  'fout:  als antwoord staat er een cijfer dat het niet is',
  'deels: wat er staat klopt, en is niet alles wat gevraagd is',
  'terug, geen: er is teruggevraagd, of gezegd dat er geen antwoord is; die tellen als exact noch fout',
];

/** Scores by family, of conversations and of what is kept apart, beside what is aimed at. */
export function printResults(results: readonly Result[], failures: number, report: Report): void {
  for (const line of COUNTED) report(line);
  report(`${'familie'.padEnd(34)}   n   exact    fout   deels  terug  geen   streven`);
  const own = results.filter(({ apart }) => !apart);
  const answerable = own.filter(isAnswerable);
  for (const key of Object.keys(FAMILIES)) {
    const family = Number(key) as Family;
    const list = answerable.filter((result) => result.family === family);
    const aim = HARD.includes(family) ? AIM.hard : AIM.easy;
    if (family !== 12) row(`${key.padStart(2)} ${FAMILIES[family]}`, list, aim, report);
  }
  row(
    '12 geen cijfer',
    own.filter((result) => !isAnswerable(result)),
    AIM.none,
    report,
  );
  row('alles wat een antwoord heeft', answerable, AIM.easy, report);
  row(
    'waarvan in gesprekken',
    answerable.filter(({ conversation }) => conversation),
    AIM.hard,
    report,
  );
  const kept = results.filter(({ apart }) => apart);
  row('apart gehouden', kept, AIM.apart, report);
  row(
    '  waarvan in gesprekken',
    kept.filter(({ conversation }) => conversation),
    AIM.apart,
    report,
  );
  for (const key of Object.keys(FAMILIES)) {
    const list = kept.filter(({ family }) => family === (Number(key) as Family));
    row(`  waarvan ${key}`, list, AIM.apart, report);
  }
  const wrong = sharesOf(own).wrong;
  report(`fout, van alles: ${percentage(rate(wrong, own.length))} (streven hooguit 1%)`);
  const loose = results.filter(({ untraced }) => untraced.length > 0);
  report(
    `herleidbaar: ${percentage(rate(results.length - loose.length, results.length))} (streven 100%)`,
  );
  times(
    'eerste brok',
    results.map(({ firstMs }) => firstMs),
    100,
    report,
  );
  times(
    'antwoord',
    results.map(({ answerMs }) => answerMs),
    300,
    report,
  );
  printFailures(own, failures, report);
}

function row(name: string, results: readonly Result[], aim: number, report: Report): void {
  const { turns, exact, wrong, partial, asked, refused } = sharesOf(results);
  if (turns === 0) return;
  const cells = [wrong, partial, asked, refused].map((count) => String(count).padStart(6));
  report(
    `${name.padEnd(34)} ${String(turns).padStart(3)}  ${percentage(rate(exact, turns)).padStart(6)}  ${cells.join(' ')}   ≥ ${percentage(aim)}`,
  );
}

function times(name: string, values: readonly number[], aim: number, report: Report): void {
  const [p50, p95] = [quantile(values, 0.5), quantile(values, 0.95)];
  report(`${name}: p50 ${String(p50)} ms, p95 ${String(p95)} ms (streven ${String(aim)} ms)`);
}

/** Wrong ones first; those that are kept apart are never among them. */
const WORST: readonly Result['outcome'][] = ['failed', 'wrong', 'partial', 'refused', 'asked'];

function printFailures(results: readonly Result[], count: number, report: Report): void {
  const failed = WORST.flatMap((outcome) => results.filter((result) => result.outcome === outcome));
  for (const result of failed.slice(0, count)) {
    report(
      `\n[${result.outcome}] ${result.company}, familie ${String(result.family)}: ${result.asked.join(' → ')}`,
    );
    report(`  goed: ${inWords(result.gold)}`);
    report(`  kwam: ${result.failure ?? came(result)}`);
  }
  for (const { asked, untraced } of results
    .filter((one) => one.untraced.length > 0)
    .slice(0, count)) {
    report(`\n[niet herleidbaar] ${asked.join(' → ')}: ${untraced.join('; ')}`);
  }
}

function came({ answer }: Result): string {
  const shown = answering(answer).flatMap((key) => {
    const figure = answer.figures[key];
    const value = figure && valueOf(figure);
    return value ? [inUnit(value)] : [];
  });
  const rows = answer.tables
    .flat()
    .slice(0, 5)
    .map((cells) => cells.map(({ text }) => text).join(' | '));
  return [plainText(answer.text).trim(), `[${shown.join(', ')}]`, ...rows].join(' / ');
}

const UNITS = {
  cents: (value: number) => `€ ${(value / 100).toFixed(2)}`,
  percent: (value: number) => `${(value / 100).toFixed(2)}%`,
  ratio: (value: number) => (value / 100).toFixed(2),
  days: (value: number) => `${(value / 10).toFixed(1)} dagen`,
} as const;

const inUnit = ({ unit, value }: Value) => UNITS[unit](value);

function inWords(gold: Gold): string {
  return gold.kind === 'or' ? gold.golds.map(oneInWords).join(' of ') : oneInWords(gold);
}

function oneInWords(gold: OneGold): string {
  switch (gold.kind) {
    case 'figures':
      return gold.figures.map(inUnit).join(', ');
    case 'rows':
      return gold.rows
        .slice(0, 12)
        .map(({ names, values }) => `${names[0] ?? ''} ${values.map(inUnit).join(' ')}`)
        .join('; ');
    case 'lines':
      return `${String(gold.count)} regels, samen € ${(gold.cents / 100).toFixed(2)}`;
    case 'none':
      return `geen cijfer (${gold.why})`;
    case 'text':
      return `woorden: ${gold.has.join(', ')}`;
  }
}
