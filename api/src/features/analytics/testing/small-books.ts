import { journal, xaf } from '@kengetal/ledger/testing';

const MONTHS = [
  // goods, services, purchases, wages, rent
  [1_000, 500, 400, 600, 250],
  [2_000, 500, 900, 600, 250],
  [0, 0, 0, 600, 250],
  [1_500, 250, 600, 650, 250],
] as const;

/** Books of 2024: two accounts of sales, purchases, wages and rent; March has no sales. */
export function smallBooks(): string {
  const account = (id: string, name: string, type: string, rgs: string) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`;
  return xaf({
    header:
      '<fiscalYear>2024</fiscalYear><startDate>2024-01-01</startDate><endDate>2024-12-31</endDate>',
    accounts: [
      account('1000', 'Bank', 'B', 'BLimBanRba'),
      account('8000', 'Handel', 'P', 'WOmzNohOlh'),
      account('8100', 'Advies', 'P', 'WOmzNodOdh'),
      account('7000', 'Inkoop', 'P', 'WKprInh'),
      account('4000', 'Lonen', 'P', 'WPerLesLon'),
      account('4100', 'Huur', 'P', 'WBedHuiBeh'),
    ].join(''),
    journals: MONTHS.map(([goods, services, purchases, wages, rent], index) => {
      const date = `2024-0${index + 1}-15`;
      const bank = goods + services - purchases - wages - rent;
      const lines: [string, string, string][] = [
        ['8000', String(goods), 'C'],
        ['8100', String(services), 'C'],
        ['7000', String(purchases), 'D'],
        ['4000', String(wages), 'D'],
        ['4100', String(rent), 'D'],
        ['1000', String(Math.abs(bank)), bank < 0 ? 'C' : 'D'],
      ];
      const entry = `<nr>${index + 1}</nr><periodNumber>${index + 1}</periodNumber><trDt>${date}</trDt>`;
      return journal(
        lines.filter(([, amount]) => amount !== '0'),
        entry,
        `<jrnID>M${index}</jrnID><desc>Memo</desc>`,
      ).replaceAll('2025-03-05', date);
    }).join(''),
  });
}
