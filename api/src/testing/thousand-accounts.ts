import { fiscalYear } from '@kengetal/ledger';
import { booksOf } from './paper-books.ts';

const numbers = Array.from({ length: 1_000 }, (_, index) => String(4_000 + index));

/** Books of 2025 with a thousand accounts in autokosten, each with an amount. */
export const thousandAccounts = () =>
  booksOf({
    years: [{ ...fiscalYear('2025-01-01', '2025-12-31'), as_of: '2026-01-31' }],
    accounts: Object.fromEntries(numbers.map((number) => [number, 'autokosten' as const])),
    lines: numbers.map((rekening) => ({
      ...{ periode: 202501, boekjaar: '2025', soort: 'mutatie' as const, datum: '2025-01-10' },
      ...{ rekening, cents: 100 },
    })),
    today: '2026-02-01',
  });
