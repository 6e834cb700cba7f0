import type { ReadBooks } from '../store/reader.ts';
import type { DaysAhead, ExpectedDues } from './due.ts';
import { expectedPayroll } from './payroll.ts';
import { expectedVat } from './vat.ts';

/** Wages, payroll tax and VAT of the days ahead, as far as the books tell. */
export const expectedDues = (read: ReadBooks, ahead: DaysAhead): Promise<ExpectedDues> =>
  read.reading(`expected ${ahead.after} ${ahead.until}`, () => readDues(read, ahead));

async function readDues(read: ReadBooks, ahead: DaysAhead): Promise<ExpectedDues> {
  const payroll = await expectedPayroll(read, ahead);
  const vat = await expectedVat(read, ahead);
  return {
    items: [...payroll.items, ...vat.items],
    unknown: [...payroll.unknown, ...vat.unknown],
  };
}
