import type { Finding } from '../finding.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, received, sale, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const numbers = Array.from({ length: 24 }, (_, at) => String(at + 1).padStart(3, '0'));

/** Two sales a month, numbered from 001 in every year. */
const salesOf = (year: number, missing: readonly string[]) =>
  numbers.flatMap((number, at) => {
    const month = String(Math.floor(at / 2) + 1).padStart(2, '0');
    const day = `${String(year)}-${month}-${at % 2 === 0 ? '05' : '20'}`;
    return missing.includes(number) ? [] : [sale(day, 'K1', number, 100 + at)];
  });

describe('numbers of two years', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    const first = companyBooks({ year: 2023, sales: salesOf(2023, []) });
    const second = companyBooks({
      sales: salesOf(2024, ['012', '017', '018']),
      bank: [
        // The payment of 011 happens to have the number that is missing.
        received('012', '2024-06-20', 'K1', '011', 110),
        yearEnd(),
      ],
    });
    findings = await foundIn(world, [first, second]);
  });

  it('a number that is missing is found where numbers begin anew each year', () => {
    expect(sentencesOf(findings, 'factuurnummer_ontbreekt')).toEqual([
      'Factuur 012 staat niet in de administratie; 011 en 013 wel.',
      'Facturen 017 t/m 018 staan niet in de administratie; 016 en 019 wel.',
    ]);
  });
});
