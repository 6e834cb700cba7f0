import type { Figure, ReportEntry, ReportResult } from '@kengetal/contract';
import { capitalised, definition } from '@kengetal/ledger';
import { comparisonColumn, currentColumn } from '../../books/columns/comparison.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { changePercent, judge, valueOf } from '../../books/figures/values.ts';
import { changeInWords } from '../../books/figures/words.ts';
import { reportEntries } from '../../books/periods/reports.ts';

/** The result of every report beside that of the month, quarter or fiscal year before it. */
export function resultsOf(read: ReadBooks): Promise<ReportResult[]> {
  return Promise.all(reportEntries(read.books.calendar).map((entry) => resultOf(read, entry)));
}

async function resultOf(read: ReadBooks, report: ReportEntry): Promise<ReportResult> {
  const { type, periode_min, periode_max } = report;
  const before = await comparisonColumn(read, report, 'vorige_periode');
  const figure = (await currentColumn(read, report)).figure('resultaat');
  const comparison = before.figure('resultaat');
  const change = changeOf(figure, comparison, `t.o.v. ${before.kort}`);
  const closing = type === 'jaar' && read.books.hasClosing(report);
  return {
    ...{ type, periode_min, periode_max, figure, comparison, change },
    ...(closing && { closing: read.books.closing('resultaat', report) }),
  };
}

/** In percent where that says something, else in euros; its figure is made by the reader. */
function changeOf(figure: Figure, comparison: Figure, label: string): ReportResult['change'] {
  const [now, then] = [valueOf(figure), valueOf(comparison)];
  if (now === undefined || then === undefined) return null;
  const { name, more, explanation } = definition('resultaat');
  const [one, other] = [
    { label: name, figure },
    { label: name, figure: comparison },
  ] as const;
  const percent = valueOf(changePercent(one, other, { label, explanation }));
  return {
    ...(percent === undefined
      ? { unit: 'cents', value: now - then }
      : { unit: 'percent', value: percent }),
    judgement: judge(now - then, more),
    label,
    words: `${capitalised(changeInWords(then, now, true))}, ${label}`,
  };
}
