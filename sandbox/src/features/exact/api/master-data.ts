import {
  JOURNAL_ORDER,
  JOURNALS,
  VAT_CODES,
  type JournalName,
  type VatName,
} from '@kengetal/generator';
import { periodsOf } from '../books/books.ts';
import type { Division } from '../divisions.ts';
import { dayOf, Division as DivisionField, idOf } from './ledger-fields.ts';
import { WallClock } from './odata.ts';
import { booksOf, plain, type Asked } from './resource.ts';

const DIVISION_FIELDS = {
  Code: ({ code }: Division) => code,
  Description: ({ name }: Division) => name,
  CustomerName: () => 'Administratiekantoor Voorbeeld',
  Country: () => 'NL',
  Currency: () => 'EUR',
  Status: () => 1,
  VATNumber: ({ vatNumber }: Division) => vatNumber ?? '',
  Current: (division: Division, asked: Asked) => division === asked.divisions[0],
  DivisionMoveDate: (division: Division, { movedAt }: Asked) => {
    const moved = movedAt(division);
    return moved === null ? null : new WallClock(moved);
  },
  DivisionHRLinkUnlinkDate: () => null,
};

/** Companies that the person may look into. */
export const accessibleDivisions = plain({
  fields: DIVISION_FIELDS,
  rows: ({ divisions }) => divisions,
});

/** Companies of the whole office, also those that this person may not look into. */
export const allDivisions = plain({ fields: DIVISION_FIELDS, rows: ({ office }) => office });

/** Who is signed in. */
export const me = plain({
  fields: {
    CurrentDivision: (_me: null, { divisions }: Asked) => divisions[0]?.code ?? null,
    UserID: (_me: null, { person }: Asked) => person.oid,
    UserName: (_me: null, { person }: Asked) => person.email,
    FullName: (_me: null, { person }: Asked) => person.name,
    Email: (_me: null, { person }: Asked) => person.email,
    Language: () => 'nl-NL',
  },
  rows: () => [null],
});

const JOURNAL_TYPES: Readonly<Record<JournalName, number>> = {
  opening: 90,
  verkoop: 20,
  inkoop: 22,
  bank: 12,
  kas: 10,
  salaris: 90,
  memoriaal: 90,
};

export const journals = plain({
  fields: {
    ID: (name: JournalName, asked: Asked) => idOf(asked, 'journal', JOURNAL_ORDER.indexOf(name)),
    Code: (name: JournalName) => JOURNALS[name].id,
    Description: (name: JournalName) => JOURNALS[name].name,
    Type: (name: JournalName) => JOURNAL_TYPES[name],
    Currency: () => 'EUR',
    Division: DivisionField,
  },
  rows: () => JOURNAL_ORDER,
});

type Period = ReturnType<typeof periodsOf>[number];
export const periods = plain({
  fields: {
    ID: ({ year, period }: Period, asked: Asked) => idOf(asked, 'period', year * 100 + period),
    FinYear: ({ year }: Period) => year,
    FinPeriod: ({ period }: Period) => period,
    StartDate: ({ start }: Period) => dayOf(start),
    EndDate: ({ end }: Period) => dayOf(end),
    Division: DivisionField,
  },
  rows: (asked: Asked) => booksOf(asked).years.flatMap(periodsOf),
});

export const vatCodes = plain({
  fields: {
    ID: (name: VatName, asked: Asked) => idOf(asked, 'vat', Number(VAT_CODES[name].id)),
    Code: (name: VatName) => VAT_CODES[name].id,
    Description: (name: VatName) => VAT_CODES[name].omschrijving,
    Percentage: (name: VatName) => VAT_CODES[name].rate / 10_000,
    GLToPayCode: (name: VatName, asked: Asked) => numberIn(asked, VAT_CODES[name].toPay),
    GLToClaimCode: (name: VatName, asked: Asked) => numberIn(asked, VAT_CODES[name].toClaim),
    IsBlocked: () => false,
    Division: DivisionField,
  },
  rows: (asked: Asked) => booksOf(asked).years.at(-1)?.vat ?? [],
});

function numberIn(asked: Asked, account: (typeof VAT_CODES)[VatName]['toPay']): string | null {
  return account === null ? null : (booksOf(asked).years[0]?.numberOf(account) ?? null);
}
