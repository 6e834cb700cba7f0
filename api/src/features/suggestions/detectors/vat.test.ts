import type { Finding } from '../finding.ts';
import { entry, type JournalEntry } from '../../../testing/journal-books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, purchase, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

/** A bill of so many euros on the tenth of a month, with 21 % VAT or 9 %. */
function bill(
  relation: string,
  month: number,
  euros: number,
  code: '2' | '3' = '2',
  account = '4600',
): JournalEntry {
  const percent = code === '2' ? 21 : 9;
  const number = `${relation}-${month}`;
  return entry(
    number,
    `2024-${String(month).padStart(2, '0')}-10`,
    'Bloemen',
    [account, euros * 100, undefined, undefined, [code, percent, euros * percent]],
    ['1520', euros * percent],
    ['1600', euros * -(100 + percent), relation, number],
  );
}

/** Relations that buy at both rates on one account. */
const MIXED = ['W4', 'W5', 'W6'];

const months = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('VAT of entries', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    const file = companyBooks({
      relations: ['W1', 'W2', 'W3', ...MIXED].map((id) => [id, `Leverancier ${id}`, 'S'] as const),
      purchases: [
        // Six times 21 %, once 9 % and 21 % again; a change that stays; too small to matter.
        ...months(1, 8).map((month) => bill('W1', month, 100, month === 7 ? '3' : '2')),
        ...months(1, 12).map((month) => bill('W2', month, 100, month < 7 ? '2' : '3', '4500')),
        ...months(1, 8).map((month) =>
          bill('W3', month, month === 7 ? 40 : 100, month === 7 ? '3' : '2'),
        ),
        // An account of both rates: each of three buys at 9 % once or twice.
        ...MIXED.flatMap((id, at) =>
          months(1, 9).map((month) =>
            bill(id, month, 100, [7, 8 + at].includes(month) ? '3' : '2', '4100'),
          ),
        ),
        ...months(1, 12).map((month) =>
          purchase(
            `I${month}`,
            `2024-${String(month).padStart(2, '0')}-20`,
            'L1',
            `X${month * 7}`,
            100 + month,
          ),
        ),
        // 210.00 follows from 1,000.00, and 21.00 was booked; and a euro of rounding.
        entry(
          'I90',
          '2024-06-04',
          'Kast',
          ['7000', 100_000, undefined, undefined, ['2', 21, 2_100]],
          ['1520', 2_100],
          ['1600', -102_100, 'L1', 'K-1'],
        ),
        entry(
          'I91',
          '2024-06-05',
          'Kast',
          ['7000', 100_000, undefined, undefined, ['2', 21, 21_100]],
          ['1520', 21_100],
          ['1600', -121_100, 'L1', 'K-2'],
        ),
      ],
      bank: [yearEnd()],
    });
    findings = await foundIn(world, [file]);
  });

  it('that does not follow from its base is found', () => {
    expect(sentencesOf(findings, 'btw_grondslag')).toEqual([
      'Bij boeking I90 van Groothandel Van Dam is € 21,00 btw geboekt, terwijl uit het bedrag € 210,00 volgt.',
    ]);
  });

  it('at another rate than always is found, unless that stays or is small', () => {
    expect(sentencesOf(findings, 'btw_code_afwijkend')).toEqual([
      'De boeking van 10 juli 2024 bij Leverancier W1 op Klein gereedschap, € 100,00, heeft 9,0% in plaats van 21,0% zoals altijd.',
    ]);
  });
});
