import type { Span } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import { openingChecks } from '../../books/opening-checks.ts';
import type { ReportCheck } from '../../books/reports/parts.ts';
import { checksOf } from './checks.ts';

/** The checks below both statements over a period, each once; which accounts are not placed by statement. */
export async function reportChecks(books: Books, span: Span): Promise<ReportCheck[]> {
  const openings = await openingChecks(books);
  const statements = ['niet_ingedeeld_resultaat', 'niet_ingedeeld_balans'] as const;
  const all = statements.flatMap((statement) =>
    checksOf(books, span, statement, { openings }).items.map((check) =>
      check.key === 'niet_ingedeeld' ? { ...check, key: statement } : check,
    ),
  );
  return [...new Map(all.map((check) => [check.key, check])).values()];
}
