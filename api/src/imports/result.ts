import { fiscalMonths } from '@kengetal/ledger';
import type { KeptResult, SourceRow } from '../db/schema/index.ts';
import type { StagedFile } from './staging.ts';

/** What a file holds, for its uploader, and what it took the place of. */
export function resultOf(
  { header, summary, accounts }: StagedFile,
  source: SourceRow | undefined,
  replaces: readonly SourceRow[],
  what = 'Dit bestand',
): KeptResult {
  if (!source) throw new Error('a result without a source');
  const months = fiscalMonths(header.fiscal_year);
  return {
    source_id: source.sourceId,
    company_name: header.company.name,
    producer: header.producer,
    version: header.version,
    boekjaar: header.fiscal_year.label,
    start_date: header.fiscal_year.start_date,
    end_date: header.fiscal_year.end_date,
    periode_min: summary.periode_min ?? months.first,
    periode_max: summary.periode_max ?? months.last,
    lines: summary.counted.lines,
    entries: summary.counted.entries,
    accounts: summary.counted.accounts,
    unclassified_accounts: summary.unclassified_accounts,
    guessed_accounts: accounts.filter(({ guessed }) => guessed).length,
    warnings: summary.warnings,
    notice: replaces.length > 0 ? { text: replacedText(what, replaces) } : undefined,
    counts_opening:
      ['journal', 'period'].includes(summary.opening.source) ||
      (summary.fitting?.with_opening ?? false),
    as_written: summary.fitting?.as_written ?? false,
  };
}

function replacedText(what: string, replaces: readonly SourceRow[]): string {
  const names = replaces.map(
    ({ name, lines }) => `${name} (${lines.toLocaleString('nl-NL')} regels)`,
  );
  return `${what} vervangt ${names.join(' en ')}. Je kunt dat ongedaan maken bij Project, Imports.`;
}
