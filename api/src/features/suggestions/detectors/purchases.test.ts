import type { Finding } from '../finding.ts';
import { entry } from '../../../testing/journal-books.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, paid, purchase, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const SUPPLIERS = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'P1',
  'P2',
  'P3',
  'P4',
  'C1',
  'C2',
  'C3',
];

/** Months 1 to 12 of 2024 on a day. */
const monthly = <T>(make: (day: string, month: number) => T): T[] =>
  Array.from({ length: 12 }, (_, at) => make(`2024-${String(at + 1).padStart(2, '0')}-05`, at + 1));

describe('purchases and what was paid for them', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    const file = companyBooks({
      relations: SUPPLIERS.map((id) => [id, `Leverancier ${id}`, 'S'] as const),
      purchases: [
        // Twice the same number; found.
        purchase('I1', '2024-06-03', 'L1', 'VD-26871', 1000),
        purchase('I2', '2024-06-21', 'L1', 'VD-26871', 1000),
        // A number with two digits exchanged, same words, within a week; found.
        purchase('I3', '2024-05-06', 'A1', '2024118', 300, 'Hout'),
        purchase('I4', '2024-05-13', 'A1', '2024181', 300, 'Hout'),
        // Two numbers of the supplier's own run; not found.
        ...monthly((day, month) =>
          purchase(`H${month}`, day, 'A7', String(2024107 + month * 11), 300 + month, 'Hout'),
        ),
        purchase('I14', '2024-06-07', 'A7', '2024190', 306, 'Hout'),
        // Near misses: 8 days apart, instalments, other words, taken back.
        purchase('I5', '2024-05-06', 'A2', '2024118', 300, 'Hout'),
        purchase('I6', '2024-05-14', 'A2', '2024181', 300, 'Hout'),
        purchase('I7', '2024-05-06', 'A3', '2024118', 300, 'Termijn 1'),
        purchase('I8', '2024-05-07', 'A3', '2024119', 300, 'Termijn 2'),
        purchase('I9', '2024-05-06', 'A4', '2024118', 300, 'Hout week 18'),
        purchase('I10', '2024-05-10', 'A4', '2024131', 300, 'Hout week 19'),
        purchase('I11', '2024-05-06', 'A5', '88', 300),
        purchase('I12', '2024-05-08', 'A5', '88', 300),
        purchase('I13', '2024-06-08', 'A5', '88C', -300),
        // Every month without a number, and once more in the last one; found.
        ...monthly((day, month) => purchase(`N${month}`, day, 'A9', `N${month}`, 22, 'Internet')),
        purchase('N13', '2024-12-06', 'A9', 'N13', 22, 'Internet'),
        // Taken back by a credit note whose VAT was rounded the other way.
        purchase('I17', '2024-05-06', 'A8', '91', 300),
        purchase('I18', '2024-05-08', 'A8', '91', 300),
        purchase('I19', '2024-06-08', 'A8', '91C', -299.99),
        // Booked twice, paid twice and paid back by the supplier.
        purchase('I15', '2024-06-03', 'P2', 'P2-8', 75),
        purchase('I16', '2024-06-10', 'P2', 'P2-8', 75),
        // Two subscriptions that come each month as a pair.
        ...monthly((day, month) =>
          purchase(`S${month}`, day, 'A6', `S-${month * 10}`, 50, 'Licentie'),
        ),
        ...monthly((day, month) =>
          purchase(`T${month}`, day, 'A6', `T-${month * 37}`, 50, 'Licentie'),
        ),
        // Paid twice; paid twice and paid back; paid twice, of which one for another invoice.
        purchase('I20', '2024-06-03', 'P1', 'P1-1', 200),
        purchase('I21', '2024-06-03', 'P2', 'P2-1', 200),
        purchase('I22', '2024-06-03', 'P3', 'P3-1', 200),
        purchase('I23', '2024-08-03', 'P3', 'P3-7', 200, 'Iets anders'),
        // A credit note that waits, one that is used, and one of 60 days.
        purchase('I30', '2024-06-03', 'C1', 'C1-1', -200),
        purchase('I31', '2024-06-03', 'C2', 'C2-1', -200),
        purchase('I32', '2024-11-01', 'C3', 'C3-1', -200),
      ],
      bank: [
        paid('B1', '2024-06-28', 'P1', 'P1-1', 200),
        paid('B2', '2024-07-12', 'P1', 'P1-1', 200),
        paid('B3', '2024-06-28', 'P2', 'P2-1', 200),
        paid('B4', '2024-07-12', 'P2', 'P2-1', 200),
        paid('B5', '2024-08-12', 'P2', 'P2-1', -200),
        paid('B13', '2024-06-28', 'P2', 'P2-8', 75),
        paid('B14', '2024-06-29', 'P2', 'P2-8', 75),
        paid('B15', '2024-09-12', 'P2', 'P2-8', -75),
        paid('B6', '2024-06-28', 'P3', 'P3-1', 200),
        paid('B7', '2024-07-12', 'P3', 'P3-1', 200),
        paid('B10', '2024-08-01', 'C2', 'C2-1', -200),
        paid('B11', '2024-07-01', 'L1', 'VD-26871', 1000),
        entry('B12', '2024-02-01', 'Stroom', ['4100', 5_000], ['1100', -5_000]),
        yearEnd(),
      ],
    });
    findings = await foundIn(world, [file]);
  });

  it('that were booked twice are found, but for what only looks so', () => {
    // 22, 300 and 1,000 euros with 21 % VAT, twice.
    expect(sentencesOf(findings, 'dubbele_factuur').sort()).toEqual([
      'De factuur van 5 december 2024 van Leverancier A9 lijkt twee keer geboekt, samen € 53,24.',
      'Factuur 2024118 van Leverancier A1 lijkt twee keer geboekt, samen € 726,00.',
      'Factuur VD-26871 van Groothandel Van Dam is twee keer geboekt, samen € 2.420,00.',
    ]);
  });

  it('that were paid twice are found, unless paid back or set off', () => {
    expect(sentencesOf(findings, 'dubbel_betaald')).toEqual([
      'Factuur P1-1 van Leverancier P1 is twee keer betaald, op 28 juni 2024 en op 12 juli 2024: € 242,00 te veel.',
    ]);
  });

  it('that were credited are found while nothing is set off for more than 60 days', () => {
    expect(sentencesOf(findings, 'creditnota_open')).toEqual([
      'Creditnota C1-1 van Leverancier C1 staat al sinds 3 juni 2024 open: € 242,00 die je kunt verrekenen.',
    ]);
  });
});
