import { signedIn } from '../../../testing/running.ts';
import { companyBooks, received, sale, yearEnd } from '../testing/company.ts';
import { foundIn, sentencesOf } from '../testing/found.ts';

describe('invoices that are open for too long', () => {
  const world = signedIn({ now: '2025-01-10T10:00:00Z' });

  it('are told together of a customer, but for what is paid off, covered, small or not so late', async () => {
    const file = companyBooks({
      sales: [
        sale('2024-02-01', 'K1', '1', 500),
        sale('2024-03-01', 'K1', '2', 500),
        sale('2024-05-01', 'K2', '10', 100),
        sale('2024-09-02', 'K2', '11', 200),
        sale('2024-12-02', 'K2', '12', 400),
        // 119 days, just below € 50, paid in part, and covered by a credit note.
        sale('2024-09-03', 'K3', '20', 100),
        sale('2024-05-01', 'K4', '21', 41),
        sale('2024-05-01', 'K5', '22', 1000),
        sale('2024-05-01', 'K6', '23', 100),
        sale('2024-06-01', 'K6', '24', -100),
      ],
      bank: [
        received('B1', '2024-02-20', 'K1', '1', 500),
        received('B2', '2024-03-20', 'K1', '2', 500),
        received('B3', '2024-06-01', 'K5', '22', 400),
        yearEnd(),
      ],
      relations: ['K3', 'K4', 'K5', 'K6'].map((id) => [id, `Klant ${id}`, 'C'] as const),
    });
    const findings = await foundIn(world, [file]);
    // 121.00 + 242.00; from 1 May to 31 December are 244 days, from 2 September just 120.
    expect(sentencesOf(findings, 'te_laat_open')).toEqual([
      'Van Bakker Vastgoed staat € 363,00 nog open op 2 facturen, de oudste al 244 dagen na de factuurdatum.',
    ]);
    expect(findings.filter(({ detector }) => detector === 'te_laat_open')).toMatchObject([
      {
        key: 'K2',
        weight: 36_300,
        about: { documenten: ['10', '11'] },
        effect: { per: 'te_laat_open' },
      },
    ]);
  });

  it('are told where payments name invoices, also when nobody knows of whom the opening was', async () => {
    const file = companyBooks({
      opening: [
        ['1300', 10_000],
        ['0500', -10_000],
      ],
      sales: [sale('2024-02-01', 'K1', '1', 500), sale('2024-05-01', 'K2', '10', 100)],
      bank: [received('B1', '2024-02-20', 'K1', '1', 500), yearEnd()],
    });
    expect(sentencesOf(await foundIn(world, [file]), 'te_laat_open')).toEqual([
      'Van Bakker Vastgoed staat € 121,00 nog open op factuur 10, 244 dagen na de factuurdatum.',
    ]);
  });
});
