import type { JournalLine } from '@kengetal/contract';

export type DrilldownRow =
  | {
      kind: 'account';
      key: string;
      label: string;
      /** Null while lines of the account may still follow. */
      cents: number | null;
    }
  | { kind: 'line'; key: string; line: JournalLine; cents: number };

export interface RowsOptions {
  lines: readonly JournalLine[];
  /** 1 or -1: the sign with which the figure is presented. */
  sign: 1 | -1;
  /** Whether these are all lines. */
  complete: boolean;
}

/** Lines, which come by account, under a heading per account with the account's sum. */
export function rowsByAccount({ lines, sign, complete }: RowsOptions): DrilldownRow[] {
  const accounts = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const known = accounts.get(line.rekening);
    if (known) known.push(line);
    else accounts.set(line.rekening, [line]);
  }
  const last = lines.at(-1)?.rekening;
  return [...accounts].flatMap(([account, booked]) => [
    {
      kind: 'account' as const,
      key: `account-${account}`,
      label: accountLabel(booked),
      cents: complete || account !== last ? sumOf(booked, sign) : null,
    },
    ...booked.map((line) => ({
      kind: 'line' as const,
      key: line.line_id,
      line,
      cents: present(line.cents, sign),
    })),
  ]);
}

function accountLabel([line]: readonly JournalLine[]): string {
  return line ? line.rekening_naam || line.rekening : '';
}

/** Cents with the sign of the figure, without a minus zero. */
export function present(cents: number, sign: 1 | -1): number {
  return cents === 0 ? 0 : sign * cents;
}

export function sumOf(lines: readonly JournalLine[], sign: 1 | -1): number {
  return present(
    lines.reduce((sum, { cents }) => sum + cents, 0),
    sign,
  );
}
