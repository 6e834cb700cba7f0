import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../commands/execute.ts';
import { ENGINES, openStage, type Engine } from './api-stage.ts';
import { statementByPrograms, type Program } from './ledger-baseline.ts';
import { writeAuditfiles, writeJournal, type BooksSize } from './ledger-books.ts';
import { measuredOn, type Outcome, type Files, type Scale } from './ledger-engine.ts';
import { printOutcome, printPrograms, summaryOf } from './ledger-print.ts';

type Report = (line: string) => void;

const FULL: Scale = { lines: 1_000_000, others: 200, otherLines: 20_000, requests: 120 };
const SMALL: Scale = { lines: 60_000, others: 5, otherLines: 12_000, requests: 30 };
const FIRST_MONTH = 202301;
const YEARS = 3;
const PROGRAM_RUNS = 3;

/**
 * Measures what pages, components, drill-down and search take in a project of a million lines
 * among 200 others, on PostgreSQL and on the embedded database, beside plain SQL over the lines
 * and beside ledger and hledger. `--small` is for trying.
 */
export async function benchLedger(report: Report, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      small: { type: 'boolean', default: false },
      engine: { type: 'string' },
      requests: { type: 'string' },
      lines: { type: 'string' },
      others: { type: 'string' },
      programs: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  if (values.engine !== undefined && !ENGINES.some((engine) => engine === values.engine)) {
    throw new CommandError(`Kies een database: ${ENGINES.join(' of ')}.`);
  }
  const base = values.small ? SMALL : FULL;
  const scale: Scale = {
    ...base,
    lines: Number(values.lines ?? base.lines),
    others: Number(values.others ?? base.others),
    requests: Number(values.requests ?? base.requests),
  };
  const folder = await mkdtemp(join(tmpdir(), 'kengetal-bench-files-'));
  try {
    const size: BooksSize = { seed: 1, lines: scale.lines, firstMonth: FIRST_MONTH, years: YEARS };
    const other: BooksSize = { ...size, seed: 2, lines: scale.otherLines };
    report('Bestanden maken…');
    const files: Files = {
      large: await writeAuditfiles(folder, size),
      other: await writeAuditfiles(folder, other),
    };
    const outcomes: Partial<Record<Engine, Outcome>> = {};
    for (const engine of ENGINES) {
      if (values.engine !== undefined && values.engine !== engine) continue;
      const stage = await openStage(engine);
      if (!stage) {
        report('PostgreSQL is niet geïnstalleerd en dus niet gemeten.');
        continue;
      }
      try {
        outcomes[engine] = await measuredOn(stage, files, scale, report);
      } finally {
        await stage.close();
      }
      printOutcome(engine, outcomes[engine], scale, report);
    }
    const programs = values.programs ? await programsOver(join(folder, 'journal'), size) : [];
    printPrograms(programs, outcomes, report);
    report(JSON.stringify(summaryOf(outcomes, programs)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The statement of the last year by ledger and hledger. */
async function programsOver(file: string, size: BooksSize): Promise<Program[]> {
  await writeJournal(file, size);
  const last = Math.floor(size.firstMonth / 100) + size.years - 1;
  return statementByPrograms(
    file,
    { begin: `${last}-01-01`, end: `${last + 1}-01-01` },
    PROGRAM_RUNS,
  );
}
