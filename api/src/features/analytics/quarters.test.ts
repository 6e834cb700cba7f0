import { LIMITS } from '@kengetal/contract';
import { fiscalYear } from '@kengetal/ledger';
import { noticeOf } from '../../books/notices.ts';
import { booksOf } from '../../testing/paper-books.ts';
import { partsOf } from './columns.ts';

/** Calendar years from 1999 to 2024 with a booking in each month: 26 years, 104 quarters. */
const years = Array.from({ length: 26 }, (_, index) => 1999 + index);
const books = booksOf({
  years: years.map((year) => ({
    ...fiscalYear(`${year}-01-01`, `${year}-12-31`),
    as_of: `${year + 1}-01-31`,
  })),
  accounts: { '8000': 'omzet_diensten' },
  lines: years.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...{ periode: year * 100 + index + 1, boekjaar: String(year), soort: 'mutatie' as const },
      datum: `${year}-${String(index + 1).padStart(2, '0')}-10`,
      ...{ rekening: '8000', cents: -100 },
    })),
  ),
  today: '2025-02-01',
});
const booked = { periode_min: 199901, periode_max: 202412 };

describe('more quarters than fit beside each other', () => {
  it('are the last eighty, which is said', () => {
    const shown = partsOf(books, booked, 'kwartaal').map(({ label }) => label);
    expect(shown).toHaveLength(80);
    expect([shown[0], shown[79]]).toEqual(['K1 2005', 'K4 2024']);
    expect(noticeOf(books, booked, booked)?.text).toBe(
      'Naast elkaar passen hooguit 80 kwartalen: je ziet de laatste. Het totaal gaat over de hele periode.',
    );
  });

  it('are all there, without a word, when they fit', () => {
    const span = { periode_min: 200501, periode_max: 202412 };
    expect(partsOf(books, span, 'kwartaal')).toHaveLength(LIMITS.quarters.max);
    expect(noticeOf(books, booked, span)).toBeUndefined();
  });
});
