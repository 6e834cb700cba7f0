import {
  GROUPS,
  PRIOR_RESULT,
  type AuditEvent,
  type ImportSummary,
  type LedgerAccount,
  type LedgerLine,
} from '@kengetal/ledger';

interface Sums {
  opening_cents: number;
  movement_cents: number;
  /** Movements by period number of the source. */
  periods: Map<number, number>;
}

interface AccountFigures extends Sums {
  account: LedgerAccount;
}

/** What `inspect` prints about an audit file; amounts debit positive, a profit positive. */
export interface Inspection {
  version: string;
  producer: string;
  company: string;
  fiscal_year: string;
  start_date: string;
  end_date: string;
  transactions: number;
  lines: number;
  debit_cents: number;
  credit_cents: number;
  opening: {
    source: ImportSummary['opening']['source'];
    accounts: number;
    debit_cents: number;
    credit_cents: number;
  };
  result_cents: number;
  accounts: {
    account_id: string;
    description: string;
    type: 'balance' | 'result';
    rgs_code: string | null;
    group: string;
    group_source: string;
    opening_cents: number;
    movement_cents: number;
    closing_cents: number;
  }[];
  /** Result by period number of the source; periods without result accounts are left out. */
  periods: Record<string, number>;
  warnings: ImportSummary['warnings'];
}

/** Reads all events of an audit file into one overview. */
export async function inspection(events: AsyncIterable<AuditEvent>): Promise<Inspection> {
  const accounts: LedgerAccount[] = [];
  const sums = new Map<string, Sums>();
  let summary: ImportSummary | null = null;
  for await (const event of events) {
    if (event.kind === 'accounts') accounts.push(...event.accounts.filter(isOfTheFile));
    else if (event.kind === 'lines') for (const line of event.lines) add(line, sums);
    else if (event.kind === 'summary') summary = event.summary;
  }
  if (!summary) throw new Error('The reading ended without a summary.');
  const figures = accounts.map((account) => ({
    account,
    ...(sums.get(account.rekening) ?? noSums()),
  }));
  return overview(summary, figures, resultByPeriod(figures));
}

/** What an opening balance leaves out stands on an account of our own. */
const isOfTheFile = ({ rekening }: LedgerAccount) => rekening !== PRIOR_RESULT.rekening;

const noSums = (): Sums => ({ opening_cents: 0, movement_cents: 0, periods: new Map() });

function add({ rekening, soort, cents, boekperiode }: LedgerLine, all: Map<string, Sums>): void {
  const sums = all.get(rekening) ?? noSums();
  all.set(rekening, sums);
  if (soort === 'opening') {
    sums.opening_cents += cents;
    return;
  }
  sums.movement_cents += cents;
  sums.periods.set(boekperiode, (sums.periods.get(boekperiode) ?? 0) + cents);
}

function resultByPeriod(figures: readonly AccountFigures[]): Map<number, number> {
  const result = new Map<number, number>();
  for (const { account, periods } of figures) {
    if (account.type !== 'resultaat' || account.groep === 'resultaatbestemming') continue;
    for (const [number, cents] of periods) result.set(number, (result.get(number) ?? 0) - cents);
  }
  return result;
}

function overview(
  summary: ImportSummary,
  figures: readonly AccountFigures[],
  periods: ReadonlyMap<number, number>,
): Inspection {
  const openings = figures.map(({ opening_cents }) => opening_cents).filter((cents) => cents !== 0);
  const { counted, fiscal_year } = summary;
  const sorted = [...periods].sort(([a], [b]) => a - b);
  return {
    version: summary.version,
    producer: summary.producer,
    company: summary.company.name,
    fiscal_year: fiscal_year.label,
    start_date: fiscal_year.start_date,
    end_date: fiscal_year.end_date,
    transactions: counted.entries,
    lines: counted.lines,
    debit_cents: counted.debit_cents,
    credit_cents: counted.credit_cents,
    opening: {
      source: summary.opening.source,
      accounts: openings.length,
      debit_cents: sum(openings.filter((cents) => cents > 0)),
      credit_cents: 0 - sum(openings.filter((cents) => cents < 0)),
    },
    result_cents: summary.result_cents,
    accounts: figures.map(accountOverview),
    periods: Object.fromEntries(sorted.map(([number, cents]) => [String(number), cents])),
    warnings: summary.warnings,
  };
}

function accountOverview({ account, opening_cents, movement_cents }: AccountFigures) {
  return {
    account_id: account.rekening,
    description: account.naam,
    type: account.type === 'balans' ? ('balance' as const) : ('result' as const),
    rgs_code: account.rgs_code,
    group: GROUPS[account.groep].main,
    group_source: account.group_source,
    opening_cents,
    movement_cents,
    closing_cents: opening_cents + movement_cents,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
