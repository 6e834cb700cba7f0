import { journal, xaf } from '@kengetal/ledger/testing';

/** Accounts of a small company, by number. */
const CHART: Readonly<Record<string, readonly [type: 'B' | 'P', code: string, name: string]>> = {
  '0200': ['B', 'BMvaInvVvp', 'Inventaris'],
  '0500': ['B', 'BEivOvrAlr', 'Algemene reserve'],
  '0700': ['B', 'BLasSakHvl', 'Lening bank'],
  '1100': ['B', 'BLimBanRba', 'Bank'],
  '1300': ['B', 'BVorDebHad', 'Debiteuren'],
  '1600': ['B', 'BSchCreHac', 'Crediteuren'],
  '4000': ['P', 'WPerLesLon', 'Lonen'],
  '4100': ['P', 'WPerSolSfo', 'Sociale lasten'],
  '4500': ['P', 'WAfsAmvAfi', 'Afschrijving inventaris'],
  '4900': ['P', 'WFbeRlsRal', 'Rente lening'],
  '7000': ['P', 'WKprInhInh', 'Inkoopwaarde'],
  '8000': ['P', 'WOmzNodOdh', 'Omzet diensten'],
};

/** Account and euros, debit positive; the lines of an entry sum to zero. */
type Entry = readonly (readonly [account: string, euros: number])[];

/** Audit file of a calendar year: what it opens with, and entries by period number. */
export function smallYear(
  year: number,
  opening: Entry,
  entries: readonly (readonly [period: number, lines: Entry])[],
): string {
  const accounts = Object.entries(CHART).map(
    ([id, [type, code, name]]) =>
      `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`,
  );
  const obLines = opening.map(
    ([account, euros]) =>
      `<obLine><nr>1</nr><accID>${account}</accID><amnt>${Math.abs(euros)}</amnt><amntTp>${sideOf(euros)}</amntTp></obLine>`,
  );
  const journals = entries.map(([period, lines], index) => {
    const month = String(Math.min(period, 12)).padStart(2, '0');
    return journal(
      lines.map(([account, euros]) => [account, String(Math.abs(euros)), sideOf(euros)]),
      `<nr>${index + 1}</nr><periodNumber>${period}</periodNumber><trDt>${year}-${month}-10</trDt>`,
      `<jrnID>M${index}</jrnID><desc>Memo</desc>`,
    );
  });
  return xaf({
    header: `<fiscalYear>${year}</fiscalYear><startDate>${year}-01-01</startDate><endDate>${year}-12-31</endDate>`,
    accounts: accounts.join(''),
    before: obLines.length > 0 ? `<openingBalance>${obLines.join('')}</openingBalance>` : '',
    journals: journals.join(''),
  }).replace('<companyName>', '<companyIdent>88</companyIdent><companyName>');
}

const sideOf = (euros: number) => (euros < 0 ? 'C' : 'D');

/**
 * Two years. 2023 has no opening balance and a closing booking; 2024 opens with what 2023 closed
 * with. In 2023: capital 1,000; in March a sale of 500 on account and wages of 200 with 50 of
 * social charges; in May the customer pays 300; depreciation of 40 on a bought machine of 400 in
 * June; in period 13 another 10 of depreciation. In 2024: in March a sale of 600 on account and
 * interest of 30; in April a purchase of 100 on account.
 */
export const SMALL_BOOKS: readonly string[] = [
  smallYear(
    2023,
    [],
    [
      [
        1,
        [
          ['1100', 1_000],
          ['0500', -1_000],
        ],
      ],
      [
        3,
        [
          ['1300', 500],
          ['8000', -500],
        ],
      ],
      [
        3,
        [
          ['4000', 200],
          ['4100', 50],
          ['1100', -250],
        ],
      ],
      [
        5,
        [
          ['1100', 300],
          ['1300', -300],
        ],
      ],
      [
        6,
        [
          ['0200', 400],
          ['1100', -400],
        ],
      ],
      [
        6,
        [
          ['4500', 40],
          ['0200', -40],
        ],
      ],
      [
        13,
        [
          ['4500', 10],
          ['0200', -10],
        ],
      ],
    ],
  ),
  smallYear(
    2024,
    [
      ['1100', 650],
      ['1300', 200],
      ['0200', 350],
      ['0500', -1_200],
    ],
    [
      [
        3,
        [
          ['1300', 600],
          ['8000', -600],
        ],
      ],
      [
        3,
        [
          ['4900', 30],
          ['1100', -30],
        ],
      ],
      [
        4,
        [
          ['7000', 100],
          ['1600', -100],
        ],
      ],
    ],
  ),
];
