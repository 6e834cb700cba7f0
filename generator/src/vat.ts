import type { AccountName } from './chart.ts';

/** What VAT a line is about. */
export const VAT_NAMES = ['hoog', 'laag', 'geen', 'verlegd'] as const;
export type VatName = (typeof VAT_NAMES)[number];

interface VatCode {
  readonly id: string;
  readonly omschrijving: string;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly toPay: AccountName | null;
  readonly toClaim: AccountName | null;
}

/**
 * Dutch rates since 2019. Who has work done by a subcontractor in construction owes the VAT on it
 * himself, and charges none to the builder he works for (Uitvoeringsbesluit omzetbelasting 1968,
 * art. 24b).
 */
export const VAT_CODES: Readonly<Record<VatName, VatCode>> = {
  hoog: {
    id: '2',
    omschrijving: 'Btw hoog tarief',
    rate: 2100,
    toPay: 'btwAfTeDragen',
    toClaim: 'btwVoorbelasting',
  },
  laag: {
    id: '3',
    omschrijving: 'Btw laag tarief',
    rate: 900,
    toPay: 'btwLaag',
    toClaim: null,
  },
  geen: {
    id: '5',
    omschrijving: 'Geen btw, belast bij de afnemer',
    rate: 0,
    toPay: null,
    toClaim: null,
  },
  verlegd: {
    id: '6',
    omschrijving: 'Btw verlegd naar ons',
    rate: 2100,
    toPay: 'btwVerlegd',
    toClaim: 'btwVoorbelasting',
  },
};

/** The codes that e-Boekhouden.nl gives everybody, of sales and of purchases. */
const FIXED: Readonly<Record<VatName, readonly [sold: string, bought: string]>> = {
  hoog: ['HOOG_VERK_21', 'HOOG_INK_21'],
  laag: ['LAAG_VERK_9', 'LAAG_INK_9'],
  geen: ['VERL_VERK', 'GEEN'],
  verlegd: ['VERL_VERK', 'VERL_INK'],
};

const isSold = (rekening: string) => rekening.startsWith('8');

/** The code of a line, of books with codes of their own or with those of their program. */
export function vatCodeOf(
  { vat = 'hoog', rekening }: { readonly vat?: VatName; readonly rekening: string },
  isFixed: boolean,
): string {
  if (!isFixed) return VAT_CODES[vat].id;
  const [sold, bought] = FIXED[vat];
  return isSold(rekening) ? sold : bought;
}

/** Codes that a program gives everybody, which it lists without a description. */
export const FIXED_CODES: readonly string[] = [...new Set(Object.values(FIXED).flat())];

/** Accounts that only books with several kinds of VAT have. */
export const VARIED_ACCOUNTS = ['btwLaag', 'btwVerlegd'] as const satisfies readonly AccountName[];
