import { negated } from '@kengetal/contract';
import { addMonths, dayName, periodOfDay } from '@kengetal/ledger';
import { valueOf } from '../figures/values.ts';
import type { ReadBooks } from '../store/reader.ts';
import {
  agrees,
  leftOf,
  reachedName,
  vatReturns,
  type VatReturn,
} from '../vat/computed-returns.ts';
import { dueDay, returnLabel, returnOf, returnsOf } from '../vat/returns.ts';
import { vatRhythm } from '../vat/rhythm.ts';
import type { DaysAhead, ExpectedDue, ExpectedDues, UnknownDue } from './due.ts';

/** VAT that is still to be paid or claimed back, on the last day of its term. */
export async function expectedVat(read: ReadBooks, ahead: DaysAhead): Promise<ExpectedDues> {
  const { books } = read;
  if (books.vatAccounts.length === 0) return { items: [], unknown: [] };
  const rhythm = (await vatRhythm(read))?.rhythm ?? null;
  if (!rhythm) return { items: [], unknown: [NO_RHYTHM] };
  // The return before this one may not be due yet.
  const before = addMonths(returnOf(periodOfDay(ahead.after), rhythm).periode_min, -1);
  const span = { periode_min: before, periode_max: periodOfDay(ahead.until) };
  const due = returnsOf(span, rhythm).filter((one) => {
    const day = dueDay(one, rhythm);
    return day > ahead.after && day <= ahead.until;
  });
  const items: ExpectedDue[] = [];
  const unknown: UnknownDue[] = [];
  for (const one of due) {
    const isBegun = one.periode_min <= periodOfDay(ahead.after);
    const [found] = isBegun ? await vatReturns(read, one, rhythm) : [];
    if (!found) {
      unknown.push({ name: `Btw over ${returnLabel(one, rhythm)}`, why: NOT_BEGUN });
    } else if (found.computed.kind === 'absent') {
      unknown.push({ name: `Btw over ${found.naam}`, why: found.computed.reason });
    } else if (!agrees(found)) {
      items.push(...itemOf(found));
    }
  }
  return { items, unknown };
}

function itemOf(found: VatReturn): ExpectedDue[] {
  const { label, figure } = leftOf(found);
  const datum = dueDay(found.span, found.rhythm);
  const isOut = label === 'Nog te betalen';
  const cents = (isOut ? -1 : 1) * (valueOf(figure) ?? 0);
  const name = `Btw over ${reachedName(found)}`;
  const why = `${label} volgens de boeken, uiterlijk ${dayName(datum)}.`;
  const about = { label: name, explanation: why };
  if (cents === 0) return [];
  const own = { ...(isOut ? negated(figure) : figure), about };
  return [{ datum, cents, kind: 'btw', name, why, figure: own }];
}

const NOT_BEGUN = 'Hierover is nog niets geboekt.';

const NO_RHYTHM: UnknownDue = {
  name: 'Btw',
  why: 'Hoe vaak je aangifte doet, is uit de boekhouding niet op te maken.',
};
