import { definition, type DefinitionKey } from '../definitions/definitions.ts';
import type { GroupKey } from '../rgs/groups.ts';
import type { FiscalYear } from '../types.ts';
import { Evaluation } from './evaluate.ts';
import type { SummaryRow } from './summary.ts';
import type { StatementRow } from './rows.ts';
import type { PeriodRange } from './window.ts';

/** Row with its amount; cents = sign × Σ lines of the groups, null for a heading. */
export interface EvaluatedRow extends StatementRow {
  cents: number | null;
  closing_cents: number;
  sign: 1 | -1;
  groups: readonly GroupKey[];
}

/**
 * Amounts of a statement for a range of months; a balance is that at the end of the last one.
 * Rows whose figure cannot be computed have null.
 */
export function evaluateStatement(
  statement: readonly StatementRow[],
  rows: readonly SummaryRow[],
  range: PeriodRange,
  years: readonly FiscalYear[],
): EvaluatedRow[] {
  const evaluation = new Evaluation(rows, range, years);
  return statement.map((row) => {
    if (row.definition === null) {
      return { ...row, cents: null, closing_cents: 0, sign: 1, groups: [] };
    }
    const value = evaluation.booked(row.definition);
    const { sign, groups } = definition(row.definition);
    return {
      ...row,
      cents: value?.cents ?? null,
      closing_cents: value?.closing_cents ?? 0,
      sign,
      groups,
    };
  });
}

const RESULT_WORDS = new Map<string, { profit: string; loss: string }>([
  ['bedrijfsresultaat', { profit: 'Bedrijfswinst', loss: 'Bedrijfsverlies' }],
  ['resultaat_voor_belasting', { profit: 'Winst vóór belasting', loss: 'Verlies vóór belasting' }],
  ['nettoresultaat', { profit: 'Nettowinst', loss: 'Nettoverlies' }],
  ['resultaat', { profit: 'Winst', loss: 'Verlies' }],
]);

/**
 * Name of a result that says what it is: profit, loss, or neither where the amounts of several
 * columns disagree or are all zero. Other figures keep their name.
 */
export function resultLabel(key: DefinitionKey, amounts: readonly number[]): string {
  const { name } = definition(key);
  const words = RESULT_WORDS.get(key);
  if (!words || amounts.every((cents) => cents === 0)) return name;
  if (amounts.every((cents) => cents >= 0)) return words.profit;
  return amounts.every((cents) => cents <= 0) ? words.loss : name;
}
