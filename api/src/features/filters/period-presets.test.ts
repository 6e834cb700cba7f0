import { fiscalYear } from '@kengetal/ledger';
import { presetsOf, type PresetBasis } from './period-presets.ts';

const calendar = [fiscalYear('2024-01-01', '2024-12-31'), fiscalYear('2025-01-01', '2025-12-31')];
const broken = [fiscalYear('2023-07-01', '2024-06-30'), fiscalYear('2024-07-01', '2025-06-30')];

/** The presets as 'name: from-to', written down by hand. */
const CASES: [string, PresetBasis, string[]][] = [
  [
    'the books reach the current month',
    { years: calendar, booked: { periode_min: 202401, periode_max: 202503 }, today: '2025-03-18' },
    [
      'Afgelopen 3 maanden: 202501-202503',
      'Deze maand: 202503-202503',
      'Vorige maand: 202502-202502',
      'Afgelopen 12 maanden: 202404-202503',
      'Dit kwartaal: 202501-202503',
      'Vorig kwartaal: 202410-202412',
      'Dit boekjaar: 202501-202512',
      'Vorig boekjaar: 202401-202412',
    ],
  ],
  [
    'the last booked month lies before the current one',
    { years: calendar, booked: { periode_min: 202401, periode_max: 202502 }, today: '2025-03-18' },
    [
      'Afgelopen 3 maanden t/m feb 2025: 202412-202502',
      'Maand februari 2025: 202502-202502',
      'Maand januari 2025: 202501-202501',
      'Afgelopen 12 maanden t/m feb 2025: 202403-202502',
      '1e kwartaal 2025: 202501-202503',
      '4e kwartaal 2024: 202410-202412',
      'Boekjaar 2025: 202501-202512',
      'Boekjaar 2024: 202401-202412',
    ],
  ],
  [
    'one year of books is years old; what lies before it is not offered',
    {
      years: [fiscalYear('2016-01-01', '2016-12-31')],
      booked: { periode_min: 201601, periode_max: 201601 },
      today: '2026-11-21',
    },
    [
      'Afgelopen 3 maanden t/m jan 2016: 201511-201601',
      'Maand januari 2016: 201601-201601',
      'Afgelopen 12 maanden t/m jan 2016: 201502-201601',
      '1e kwartaal 2016: 201601-201603',
      'Boekjaar 2016: 201601-201612',
    ],
  ],
  [
    'the fiscal year begins in July',
    { years: broken, booked: { periode_min: 202307, periode_max: 202502 }, today: '2025-02-01' },
    [
      'Afgelopen 3 maanden: 202412-202502',
      'Deze maand: 202502-202502',
      'Vorige maand: 202501-202501',
      'Afgelopen 12 maanden: 202403-202502',
      'Dit kwartaal: 202501-202503',
      'Vorig kwartaal: 202410-202412',
      'Dit boekjaar: 202407-202506',
      'Vorig boekjaar: 202307-202406',
    ],
  ],
  [
    'the fiscal year begins in July and the books end before today',
    { years: broken, booked: { periode_min: 202307, periode_max: 202407 }, today: '2025-02-01' },
    [
      'Afgelopen 3 maanden t/m jul 2024: 202405-202407',
      'Maand juli 2024: 202407-202407',
      'Maand juni 2024: 202406-202406',
      'Afgelopen 12 maanden t/m jul 2024: 202308-202407',
      '1e kwartaal boekjaar 2024/2025: 202407-202409',
      '4e kwartaal boekjaar 2023/2024: 202404-202406',
      'Boekjaar 2024/2025: 202407-202506',
      'Boekjaar 2023/2024: 202307-202406',
    ],
  ],
  [
    'bookings lie ahead of today',
    { years: calendar, booked: { periode_min: 202401, periode_max: 202512 }, today: '2025-01-02' },
    [
      'Afgelopen 3 maanden: 202411-202501',
      'Deze maand: 202501-202501',
      'Vorige maand: 202412-202412',
      'Afgelopen 12 maanden: 202402-202501',
      'Dit kwartaal: 202501-202503',
      'Vorig kwartaal: 202410-202412',
      'Dit boekjaar: 202501-202512',
      'Vorig boekjaar: 202401-202412',
    ],
  ],
  [
    'there are no books yet',
    { years: [], today: '2025-01-02' },
    [
      'Afgelopen 3 maanden: 202411-202501',
      'Deze maand: 202501-202501',
      'Vorige maand: 202412-202412',
      'Afgelopen 12 maanden: 202402-202501',
      'Dit kwartaal: 202501-202503',
      'Vorig kwartaal: 202410-202412',
      'Dit boekjaar: 202501-202512',
      'Vorig boekjaar: 202401-202412',
    ],
  ],
];

describe('presets', () => {
  it.each(CASES)('when %s', (_when, basis, expected) => {
    const said = presetsOf(basis).map(
      ({ naam, periode_min, periode_max }) => `${naam}: ${periode_min}-${periode_max}`,
    );
    expect(said).toEqual(expected);
  });

  it.each(CASES)('have a default that is in the month-only list too, when %s', (_when, basis) => {
    const names = presetsOf(basis).map(({ naam }) => naam);
    // The rules of specification §2 and §4.
    const chosen = names.find((naam) => /3 (maanden|months)|kwartaal|quarter/i.test(naam));
    const monthOnly = names.filter((naam) => naam.toLowerCase().includes('maand'));
    expect(monthOnly).toContain(chosen);
    expect(monthOnly).toEqual(names.slice(0, monthOnly.length));
  });
});
