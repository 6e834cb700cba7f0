import type { JournalLine } from '@kengetal/contract';

export type DrilldownRow =
  | { kind: 'account'; key: string; label: string; cents: number }
  | { kind: 'line'; key: string; line: JournalLine };

/** Lines, which come by account, under a heading per account with the account's sum. */
export function rowsByAccount(lines: readonly JournalLine[], sign: 1 | -1): DrilldownRow[] {
  const accounts = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = accounts.get(line.rekening);
    if (known) known.push(line);
    else accounts.set(line.rekening, [line]);
  }
  return [...accounts].flatMap(([account, booked]) => [
    {
      kind: 'account' as const,
      key: `account-${account}`,
      label: accountLabel(booked),
      cents: sumOf(booked, sign),
    },
    ...booked.map((line) => ({ kind: 'line' as const, key: line.line_id, line })),
  ]);
}

function accountLabel([line]: readonly JournalLine[]): string {
  return line ? line.rekening_naam || line.rekening : '';
}

/** Cents with the sign of the figure, without a minus zero. */
export function present(cents: number, sign: 1 | -1): number {
  return cents === 0 ? 0 : sign * cents;
}

function sumOf(lines: readonly JournalLine[], sign: 1 | -1): number {
  return present(
    lines.reduce((sum, { cents }) => sum + cents, 0),
    sign,
  );
}
