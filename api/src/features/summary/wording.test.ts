import fc from 'fast-check';
import type { Figure } from '@kengetal/contract';
import { definition, fiscalYear, type DefinitionKey, type GroupKey } from '@kengetal/ledger';
import { judge } from '../../testing/words/judge.ts';
import { JudgedLedger, type JudgedLine } from '../../testing/words/ledger.ts';
import { summaryOf } from './compose.ts';
import type { SummaryColumn, SummarySource } from './facts.ts';

const CENTS = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, -1, 49, 50, -50, 10_000, -10_000, 999_999) },
  { weight: 6, arbitrary: fc.integer({ min: -5_000_000, max: 20_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -900_000_000_000, max: 900_000_000_000 }) },
);

/** Two accounts of each: one to move, one to move against it. */
const GROUPS_MADE: readonly GroupKey[] = [
  'omzet_diensten',
  'overige_opbrengsten',
  'inkoopwaarde',
  'lonen',
  'afschrijvingen',
  'waardeveranderingen',
  'huisvestingskosten',
  'autokosten',
  'financiele_baten_lasten',
  'belastingen',
  'resultaat_deelnemingen',
  'niet_ingedeeld_resultaat',
  'wijziging_voorraden',
  'bank_en_kas',
  'debiteuren',
  'kapitaal',
];
const NAMES = [
  'Huur',
  'Uitzendkrachten [vast](x) ‘nieuw’ verlies',
  'Een heel erg lange naam van een rekening die maar doorgaat',
  '',
];
const ACCOUNTS = GROUPS_MADE.flatMap((groep, index) =>
  [1, 2].map((nth) => ({
    rekening: `${String(1_000 + index)}${String(nth)}`,
    naam: NAMES[(index + nth) % NAMES.length] ?? '',
    groep,
  })),
);
const YEAR = fiscalYear('2025-01-01', '2026-01-01');
const MONTHS = [202502, 202503] as const;

/** Cents of each account in February and in March, debit positive. */
const amounts = fc.array(fc.tuple(CENTS, CENTS), {
  minLength: ACCOUNTS.length,
  maxLength: ACCOUNTS.length,
});

function linesOf(booked: readonly (readonly [number, number])[]): JudgedLine[] {
  return ACCOUNTS.flatMap(({ rekening }, index) =>
    MONTHS.map((periode, month) => ({
      rekening,
      boekjaar: YEAR.label,
      periode,
      soort: 'mutatie' as const,
      datum: '',
      cents: booked[index]?.[month] ?? 0,
    })),
  );
}

/** The figures of a month as the books make them: a balance is of all up to its end. */
function monthColumn(lines: readonly JudgedLine[], periode: number, naam: string): SummaryColumn {
  const sum = (key: DefinitionKey, rekening?: string): Figure => {
    const { basis, groups, sign } = definition(key);
    const own = ACCOUNTS.filter((account) =>
      rekening === undefined ? groups.includes(account.groep) : account.rekening === rekening,
    );
    const cents = lines
      .filter((line) => own.some((account) => account.rekening === line.rekening))
      .filter((line) => line.periode === periode || (basis === 'stock' && line.periode < periode))
      .reduce((total, line) => total + line.cents, 0);
    const selection = { ...span, soorten: ['mutatie' as const], filters: [] };
    return { kind: 'booked', cents: sign * cents + 0, sign, selection };
  };
  const span = { periode_min: periode, periode_max: periode };
  const stand = { naam: `Eind ${naam.toLowerCase()}`, kort: '', dag: '' };
  const account: SummaryColumn['account'] = (rekening, { basis, sign }) => {
    const figure = sum(basis === 'stock' ? 'liquide_middelen' : 'kosten', rekening);
    return figure.kind === 'booked' ? { ...figure, cents: sign * figure.cents + 0, sign } : figure;
  };
  return { naam, span, stand, figure: (key) => sum(key), account };
}

const sources = fc
  .record({
    booked: amounts,
    voorlopig: fc.boolean(),
    comesNowAndThen: fc.boolean(),
    comesSeldom: fc.boolean(),
  })
  .map(({ booked, voorlopig, comesNowAndThen, comesSeldom }) => {
    const lines = linesOf(booked);
    const source: SummarySource = {
      books: {
        isOfPerson: false,
        calendar: {
          years: [{ ...YEAR, as_of: '2025-03-18' }],
          months: new Set(MONTHS),
          today: '2025-03-18',
          updatedAt: null,
        },
        lacksOpening: () => false,
        accountsOf: (groups) => ACCOUNTS.filter(({ groep }) => groups.includes(groep)),
      },
      report: { naam: 'Maart 2025', type: 'maand', ...MARCH.span, voorlopig, voorlopig_omdat: [] },
      current: monthColumn(lines, 202503, 'Maart 2025'),
      comparison: monthColumn(lines, 202502, 'Februari 2025'),
      isBudget: false,
      checks: [],
      comesNowAndThen: () => comesNowAndThen,
      comesSeldom: () => comesSeldom,
    };
    return { source, ledger: JudgedLedger.of([YEAR], ACCOUNTS, lines) };
  });

const shown = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

describe('the words of a summary', () => {
  it('hold before the judge, are at most 180, and are the same each time', () => {
    fc.assert(
      fc.property(sources, ({ source, ledger }) => {
        const parts = summaryOf(source);
        expect(parts.map(({ key }) => key)).toEqual(['hoofdlijn', 'goed', 'aandacht', 'vragen']);
        expect(judge(ledger, source.report, parts).failures).toEqual([]);
        for (const { text } of parts) {
          expect(text).toMatch(/^\S.*[.?]$/s);
          expect(shown(text)).not.toMatch(/!|undefined|null|NaN| {2}| [.,?]|\[|\]/);
        }
        const text = parts.map((part) => shown(part.text)).join(' ');
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(180);
        expect(summaryOf(source)).toEqual(parts);
      }),
      { numRuns: 250 },
    );
  });
});

type Amounts = ReadonlyMap<string, number | undefined>;
type Period = Pick<SummaryColumn, 'naam' | 'span' | 'day' | 'ahead'>;

function column(period: Period, amounts_: Amounts): SummaryColumn {
  const figure = (key: string, label = key): Figure => {
    const cents = (amounts_.get(key) ?? 0) + 0;
    const selection = { ...period.span, soorten: ['mutatie' as const], filters: [] };
    return { kind: 'booked', cents, sign: 1, selection, about: { label, explanation: 'x' } };
  };
  const stand = { naam: `Eind ${period.span.periode_max}`, kort: '', dag: '' };
  return { ...period, stand, figure, account: (rekening) => figure(`rekening_${rekening}`) };
}

/** A summary of these amounts in euros, of March beside February; all others are nil. */
function said(
  now: Readonly<Record<string, number>>,
  then: Readonly<Record<string, number>>,
  more: Partial<SummarySource> = {},
  [current, comparison] = [MARCH, FEBRUARY],
): string {
  const cents = (euros: Readonly<Record<string, number>>): Amounts =>
    new Map(Object.entries(euros).map(([key, amount]) => [key, amount * 100]));
  const years = [{ ...fiscalYear('2025-01-01', '2025-12-31'), as_of: '2025-04-18' }];
  const parts = summaryOf({
    books: {
      isOfPerson: false,
      calendar: { years, months: new Set([202503]), today: '2025-04-18', updatedAt: null },
      lacksOpening: () => false,
      accountsOf: () => [],
    },
    report: {
      naam: 'Maart 2025',
      type: 'maand',
      ...MARCH.span,
      voorlopig: false,
      voorlopig_omdat: [],
    },
    current: column(current, cents(now)),
    comparison: column(comparison, cents(then)),
    isBudget: false,
    checks: [],
    comesNowAndThen: () => false,
    comesSeldom: () => false,
    ...more,
  });
  return shown(parts.map(({ text }) => text).join(' ')).replaceAll('\u00a0', ' ');
}
const MARCH: Period = { naam: 'Maart 2025', span: { periode_min: 202503, periode_max: 202503 } };
const FEBRUARY: Period = {
  naam: 'Februari 2025',
  span: { periode_min: 202502, periode_max: 202502 },
};

describe('what was nil, or became so', () => {
  it('is told without a percentage, and without the same amount twice', () => {
    const text = said({ omzet: 2_318, afschrijvingen: 500 }, { personeelskosten: 4_000 });
    expect(text).toContain('De omzet kwam uit op € 2.318; in februari 2025 was die er niet.');
    expect(text).toContain(
      'De afschrijvingen kwamen uit op € 500; in februari 2025 waren ze er niet.',
    );
    expect(text).toContain(
      'Er zijn in maart 2025 geen personeelskosten geboekt; in februari 2025 waren ze € 4.000.',
    );
    expect(text).not.toContain('%');
  });

  it('is told so of a budget', () => {
    const text = said({ omzet: 2_318 }, { personeelskosten: 4_000 }, { isBudget: true });
    expect(text).toContain('De omzet kwam uit op € 2.318; die was niet begroot.');
    expect(text).toContain('Er zijn geen personeelskosten; begroot waren € 4.000.');
  });

  it('is told so of the result', () => {
    const text = said({ nettoresultaat: 900, omzet: 900 }, { omzet: 100 });
    expect(text).toContain(
      'In maart 2025 maakte je € 900 winst; in februari 2025 was het resultaat € 0.',
    );
  });

  it('has no percentage where there is next to nothing to compare with', () => {
    const text = said({ omzet: 91_000 }, { omzet: 1_000 });
    expect(text).toContain('De omzet steeg met € 90.000 naar € 91.000.');
  });
});

describe('a period that is not over', () => {
  const soFar = (naam: string, periode_min: number, periode_max: number, day?: number) => ({
    naam,
    span: { periode_min, periode_max },
    ...(day !== undefined && { day }),
  });
  const now = { nettoresultaat: 900 };
  const then = { nettoresultaat: 400 };

  it.each([
    [
      soFar('Maart 2025 t/m 12 mrt', 202503, 202503, 12),
      soFar('Februari 2025 t/m 12 feb', 202502, 202502, 12),
      'Van 1 t/m 12 maart 2025 maakte je € 900 winst, € 500 meer dan van 1 t/m 12 februari 2025.',
    ],
    [
      soFar('1e kwartaal 2025 t/m 12 mrt', 202501, 202503, 12),
      soFar('4e kwartaal 2024 t/m 12 dec', 202410, 202412, 12),
      'In het 1e kwartaal 2025 tot en met 12 maart maakte je € 900 winst, € 500 meer dan in het 4e kwartaal 2024 tot en met 12 december.',
    ],
    [
      soFar('Boekjaar 2025 t/m mrt', 202501, 202503),
      soFar('Boekjaar 2024 t/m mrt', 202401, 202403),
      'In boekjaar 2025 tot en met maart maakte je € 900 winst, € 500 meer dan in boekjaar 2024 tot en met maart.',
    ],
  ])('is named up to its day', (current, comparison, sentence) => {
    expect(said(now, then, {}, [current, comparison])).toContain(sentence);
  });

  it('went from loss to profit over those days', () => {
    const march = soFar('Maart 2025 t/m 12 mrt', 202503, 202503, 12);
    const february = soFar('Februari 2025 t/m 12 feb', 202502, 202502, 12);
    expect(said(now, { nettoresultaat: -400 }, {}, [march, february])).toContain(
      'Het resultaat ging van een verlies van € 400 over 1 t/m 12 februari 2025 naar een winst van € 900 over 1 t/m 12 maart 2025.',
    );
  });
});
