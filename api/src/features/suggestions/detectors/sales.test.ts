import type { Finding } from '../finding.ts';
import { signedIn } from '../../../testing/running.ts';
import { companyBooks, received, sale, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

const dayOf = (month: number, day: number) =>
  `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Sales on the first of each month, paid on a day of it. */
function paidOn(relation: string, euros: number, day: (month: number) => number) {
  return Array.from({ length: 12 }, (_, at) => at + 1).map((month) => {
    const number = `${relation}-${month}`;
    return {
      sale: sale(dayOf(month, 1), relation, number, euros),
      payment: received(`B${number}`, dayOf(month, day(month)), relation, number, euros),
    };
  });
}

describe('customers', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });
  let findings: Finding[];
  beforeAll(async () => {
    const sold = [
      // After 10 days, and 20 in the last months; one late invoice; always as late.
      ...paidOn('K1', 100, (month) => (month < 10 ? 11 : 21)),
      ...paidOn('K2', 100, (month) => (month === 11 ? 28 : 11)),
      ...paidOn('K3', 100, () => 28),
      // 5,400 of 18,000 is just 30 %; five others.
      ...paidOn('K4', 450, () => 11),
      ...paidOn('K5', 400, () => 11),
      ...paidOn('K6', 350, () => 11),
    ];
    const file = companyBooks({
      relations: ['K3', 'K4', 'K5', 'K6'].map((id) => [id, `Klant ${id}`, 'C'] as const),
      sales: sold.map((one) => one.sale),
      bank: [...sold.map(({ payment }) => payment), yearEnd()],
    });
    findings = await foundIn(world, [file]);
  });

  it('who pay clearly later than they used to are found', () => {
    expect(sentencesOf(findings, 'betaalt_later')).toEqual([
      'Café De Boom betaalt de laatste maanden na 20 dagen, tegen 10 dagen gewoonlijk; het gaat om € 363,00.',
    ]);
  });

  it('who are 30 % of the omzet are found', () => {
    expect(sentencesOf(findings, 'omzetconcentratie')).toEqual([
      'Klant K4 geeft 30,0% van de omzet van de laatste twaalf maanden.',
    ]);
  });
});
