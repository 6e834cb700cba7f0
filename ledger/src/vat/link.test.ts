import fc from 'fast-check';
import type { GroupKey } from '../rgs/groups.ts';
import { VatCodes } from './codes.ts';
import type { VatLine } from './entry.ts';
import { VatLinks } from './link.ts';

/** 1500 owes and 1520 deducts at the high rate, 1590 is of no code; 'V' is one code for both sides. */
const ACCOUNTS: Readonly<Record<string, readonly [naam: string, groep: GroupKey]>> = {
  '0200': ['Inventaris', 'materiele_activa'],
  '1000': ['Bank', 'bank_en_kas'],
  '1300': ['Debiteuren', 'debiteuren'],
  '1500': ['Af te dragen btw', 'belastingschulden'],
  '1520': ['Te vorderen btw', 'belastingvorderingen'],
  '1550': ['Afdracht btw', 'belastingschulden'],
  '1590': ['Tussenrekening', 'overige_kortlopende_schulden'],
  '1600': ['Crediteuren', 'crediteuren'],
  '1900': ['Nog te betalen', 'overlopende_passiva'],
  '4000': ['Kosten', 'andere_kosten'],
  '4990': ['Afrondingsverschillen', 'andere_kosten'],
  '8000': ['Omzet', 'omzet_diensten'],
};

type Told = readonly [rekening: string, cents: number, btw_code?: string, btw_cents?: number];

function linked(told: readonly Told[]): string[] {
  const codes = new VatCodes();
  codes.add({ btw_code: 'V', rekening_betalen: '1500', rekening_vorderen: '1520' });
  codes.add({ btw_code: 'N', rekening_betalen: null, rekening_vorderen: null });
  const links = new VatLinks({
    account: (rekening) => {
      const [naam, groep] = ACCOUNTS[rekening] ?? ['', 'niet_ingedeeld_balans'];
      return { naam, groep, type: rekening < '4000' ? 'balans' : 'resultaat', rgs: null };
    },
    code: codes.code,
    role: codes.role,
  });
  const lines = told.map(([rekening, cents, btw_code = null, btw_cents = null]): VatLine => ({
    ...{ rekening, cents, btw_code, btw_cents },
    ...{ btw_rekening: null, btw_soort: null },
  }));
  links.link(lines);
  return lines.map(({ rekening, btw_code, btw_rekening, btw_soort }) =>
    [rekening, btw_code ?? '-', btw_rekening ?? '-', btw_soort ?? '-'].join(' '),
  );
}

describe('the lines of an entry', () => {
  it.each<[string, Told[], string[]]>([
    [
      'of a sale give their code to the VAT',
      [
        ['1300', 121_00],
        ['8000', -100_00, 'V', -21_00],
        ['1500', -21_00],
      ],
      ['1300 - - -', '8000 V 1500 verkoop', '1500 V 1500 verkoop'],
    ],
    [
      'of a purchase on a balance account do so too',
      [
        ['1600', -121_00],
        ['0200', 100_00, 'V', 21_00],
        ['1520', 21_00],
      ],
      ['1600 - - -', '0200 V 1520 inkoop', '1520 V 1520 inkoop'],
    ],
    [
      'of what is reversed belong to the account that owes',
      [
        ['1600', -100_00],
        ['4000', 100_00, 'V', 21_00],
        ['1520', 21_00],
        ['1500', -21_00],
      ],
      ['1600 - - -', '4000 V 1500 inkoop', '1520 V 1520 inkoop', '1500 V 1500 inkoop'],
    ],
    [
      'that are reversed without a code have none',
      [
        ['1600', -221_00],
        ['4000', 100_00, 'V', 21_00],
        ['1520', 21_00],
        ['4000', 100_00],
        ['1520', 50_00],
        ['1500', -50_00],
      ],
      [
        '1600 - - -',
        '4000 V 1520 inkoop',
        '1520 V 1520 inkoop',
        '4000 - - -',
        '1520 - 1520 inkoop',
        '1500 - 1500 inkoop',
      ],
    ],
    [
      'without any code are told by what they are',
      [
        ['1300', 121_00],
        ['8000', -100_00],
        ['1500', -21_00],
      ],
      ['1300 - - -', '8000 - - -', '1500 - 1500 verkoop'],
    ],
    [
      'find VAT on an account that is called something else by its amount',
      [
        ['1300', 121_00],
        ['8000', -100_00, 'N', -21_00],
        ['1590', -21_00],
      ],
      ['1300 - - -', '8000 N 1590 verkoop', '1590 N 1590 verkoop'],
    ],
    [
      'of a return that is paid are settled',
      [
        ['1500', 63_00],
        ['1520', -21_00],
        ['1000', -42_00],
      ],
      ['1500 - 1500 afdracht', '1520 - 1520 afdracht', '1000 - - -'],
    ],
    [
      'of a return that a creditor is owed, in a purchase journal as AFAS has it, are settled',
      [
        ['1600', -42_00],
        ['1550', 42_00],
      ],
      ['1600 - - -', '1550 - 1550 afdracht'],
    ],
    [
      'of a return in whole euros with its rounding are settled',
      [
        ['1500', 63_40],
        ['1900', -63_00],
        ['4990', -40],
      ],
      ['1500 - 1500 afdracht', '1900 - - -', '4990 - - -'],
    ],
    [
      'of a purchase that is still to be paid are no return',
      [
        ['4000', 100_00],
        ['1520', 21_00],
        ['1900', -121_00],
      ],
      ['4000 - - -', '1520 - 1520 inkoop', '1900 - - -'],
    ],
    [
      'of a whole bank statement are told one by one',
      [
        ['1000', 0],
        ['1300', -500_00],
        ['4000', 100_00, 'V', 21_00],
        ['1520', 21_00],
        ['8000', -200_00, 'V', -42_00],
        ['1500', -42_00],
        ['1550', 300_00],
      ],
      [
        '1000 - - -',
        '1300 - - -',
        '4000 V 1520 inkoop',
        '1520 V 1520 inkoop',
        '8000 V 1500 verkoop',
        '1500 V 1500 verkoop',
        '1550 - 1550 afdracht',
      ],
    ],
    [
      'of the bank see that a cost was sold on',
      [
        ['1000', 121_00],
        ['4000', -100_00, 'V', -21_00],
        ['1500', -21_00],
      ],
      ['1000 - - -', '4000 V 1500 verkoop', '1500 V 1500 verkoop'],
    ],
    [
      'that carry a code without VAT have no account of it',
      [
        ['1300', 100_00],
        ['8000', -100_00, 'N', 0],
      ],
      ['1300 - - -', '8000 N - verkoop'],
    ],
    [
      'without VAT stay as they are',
      [
        ['1000', 5_00],
        ['1300', -5_00],
      ],
      ['1000 - - -', '1300 - - -'],
    ],
  ])('%s', (_, told, expected) => {
    expect(linked(told)).toEqual(expected);
  });

  it('come out alike whatever order they stand in', () => {
    const entry = [
      ['1000', 0],
      ['4000', 100_00, 'V', 21_00],
      ['1520', 21_00],
      ['8000', -200_00, 'V', -42_00],
      ['1500', -42_00],
      ['1550', 300_00],
    ] as const;
    const expected = linked(entry).sort();
    fc.assert(
      fc.property(fc.shuffledSubarray([...entry], { minLength: entry.length }), (shuffled) => {
        expect(linked(shuffled).sort()).toEqual(expected);
      }),
    );
  });
});
