import fc from 'fast-check';
import type { Figure } from '@kengetal/contract';
import { fiscalYear, type DefinitionKey } from '@kengetal/ledger';
import { summaryOf } from './compose.ts';
import type { SummaryColumn, SummarySource } from './facts.ts';
import { contradictions } from './testing/contradictions.ts';

const CENTS = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, -1, 49, 50, -50, 10_000, -10_000, 999_999) },
  { weight: 6, arbitrary: fc.integer({ min: -5_000_000, max: 20_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -900_000_000_000, max: 900_000_000_000 }) },
);

type Amounts = ReadonlyMap<string, number | undefined>;
const PERIODS: readonly Pick<SummaryColumn, 'naam' | 'span' | 'day' | 'ahead'>[] = [
  { naam: 'Maart 2025', span: { periode_min: 202503, periode_max: 202503 } },
  { naam: 'Lang', span: { periode_min: 202311, periode_max: 202502 } },
  { naam: 'Maart 2025 t/m 12 mrt', span: { periode_min: 202503, periode_max: 202503 }, day: 12 },
  { naam: '1e kwartaal 2025 t/m 12 mrt', span: { periode_min: 202501, periode_max: 202503 }, day: 12 },
  { naam: 'Boekjaar 2025 t/m feb', span: { periode_min: 202501, periode_max: 202502 } },
  {
    naam: 'Boekjaar 2025 t/m mrt, gegevens t/m 12 mrt',
    span: { periode_min: 202501, periode_max: 202503 },
    ahead: {
      naam: 'Boekjaar 2025 t/m mrt',
      day: 12,
      until: '12 maart',
      kort: '12 mrt',
      moves: () => true,
      figure: (key) => ({
        kind: 'booked',
        cents: key === 'resultaat' ? -123_456_789 : 98_765_432,
        sign: 1,
        selection: { periode_min: 202503, periode_max: 202503, soorten: ['mutatie'], filters: [] },
      }),
    },
  },
]; // prettier-ignore
const NAMES = [
  'Huur',
  'Uitzendkrachten [vast](x) ‘nieuw’ verlies',
  'Een heel erg lange naam van een rekening die maar doorgaat',
  '',
];

function column(period: (typeof PERIODS)[number], amounts: Amounts, base: number): SummaryColumn {
  const figure = (key: string, label = key): Figure => {
    const cents = amounts.has(key) ? amounts.get(key) : base;
    const about = { label, explanation: 'x' };
    if (cents === undefined)
      return { kind: 'absent', reason: 'De boekhouding is niet ingelezen.', about };
    const selection = { ...period.span, soorten: ['mutatie' as const], filters: [] };
    return { kind: 'booked', cents: cents + 0, sign: 1, selection, about };
  };
  const stand = { naam: `Eind ${period.span.periode_max}`, kort: '', dag: '' };
  return { ...period, stand, figure, account: (rekening) => figure(`rekening_${rekening}`) };
}

/** Made-up amounts of all that a summary looks at. */
const KEYS: readonly DefinitionKey[] = [
  'nettoresultaat', 'omzet', 'kosten', 'brutomarge', 'kostprijs_omzet', 'personeelskosten',
  'afschrijvingen', 'huisvestingskosten', 'autokosten', 'overige_opbrengsten', 'liquide_middelen',
  'debiteuren', 'totaal_eigen_vermogen', 'werkkapitaal', 'balansverschil',
  'niet_ingedeeld_resultaat', 'niet_ingedeeld_balans', 'belastingen', 'financiele_baten_lasten',
  'resultaat_deelnemingen', 'waardeveranderingen', 'wijziging_voorraden',
]; // prettier-ignore
const amounts = fc
  .tuple(...KEYS.map(() => fc.option(CENTS, { nil: undefined, freq: 12 })), CENTS, CENTS)
  .map(
    (values) => new Map([...KEYS, 'rekening_1', 'rekening_2'].map((key, i) => [key, values[i]])),
  );

const sources = fc
  .record({
    now: amounts,
    then: fc.option(amounts, { nil: null, freq: 5 }),
    base: CENTS,
    voorlopig: fc.boolean(),
    isBudget: fc.boolean(),
    period: fc.constantFrom(...PERIODS),
    before: fc.constantFrom(...PERIODS),
    names: fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES)),
    opens: fc.boolean(),
    lacks: fc.nat({ max: 5 }).map((chance) => chance === 0),
  })
  .map((made): SummarySource => {
    const absent: Amounts = new Map(
      [...KEYS, 'rekening_1', 'rekening_2'].map((key) => [key, undefined]),
    );
    const years = [{ ...fiscalYear('2025-01-01', '2026-01-01'), as_of: '2025-03-18' }];
    const message = { text: '', figures: {} };
    return {
      books: {
        calendar: { years, months: new Set([202503]), today: '2025-03-18', updatedAt: null },
        lacksOpening: () => made.lacks,
        accountsOf: (groups) =>
          made.names.map((naam, i) => ({
            rekening: String(i + 1),
            naam,
            groep: groups[0] ?? 'autokosten',
          })),
      },
      report: {
        naam: made.period.naam,
        type: 'maand',
        ...made.period.span,
        voorlopig: made.voorlopig,
      },
      current: column(made.period, made.now, 0),
      comparison: column(made.before, made.then ?? absent, made.base),
      isBudget: made.isBudget,
      openings: years.map((year) => ({ year, check: { ok: made.opens, message } })),
      comesNowAndThen: () => made.opens,
    };
  });

const shown = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

describe('the words of a summary', () => {
  it('never contradict the figures, are 80 to 140, and are the same each time', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const parts = summaryOf(source);
        expect(parts.map(({ key }) => key)).toEqual(['hoofdlijn', 'goed', 'aandacht', 'vragen']);
        expect(contradictions(parts)).toEqual([]);
        for (const { text } of parts) {
          expect(text).toMatch(/^\S.*[.?]$/s);
          expect(shown(text)).not.toMatch(/!|undefined|null|NaN| {2}| [.,?]|\[|\]/);
        }
        const text = parts.map((part) => shown(part.text)).join(' ');
        expect(text.split(/[ \n]+/).length).toBeGreaterThanOrEqual(80);
        expect(text.split(/\s+/).length).toBeLessThanOrEqual(140);
        expect(summaryOf(source)).toEqual(parts);
      }),
      { numRuns: 250 },
    );
  });
});

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
      calendar: { years, months: new Set([202503]), today: '2025-04-18', updatedAt: null },
      lacksOpening: () => false,
      accountsOf: () => [],
    },
    report: { naam: 'Maart 2025', type: 'maand', ...MARCH.span, voorlopig: false },
    current: column(current, cents(now), 0),
    comparison: column(comparison, cents(then), 0),
    isBudget: false,
    openings: [],
    comesNowAndThen: () => false,
    ...more,
  });
  expect(contradictions(parts)).toEqual([]);
  return shown(parts.map(({ text }) => text).join(' ')).replaceAll('\u00a0', ' ');
}
type Period = (typeof PERIODS)[number];
const MARCH: Period = { naam: 'Maart 2025', span: { periode_min: 202503, periode_max: 202503 } };
const FEBRUARY: Period = {
  naam: 'Februari 2025',
  span: { periode_min: 202502, periode_max: 202502 },
};

describe('what was nil, or became so', () => {
  it('is told without a percentage, and without the same amount twice', () => {
    const text = said({ omzet: 2_318, afschrijvingen: 500 }, { personeelskosten: 4_000 });
    expect(text).toContain('De omzet kwam uit op € 2.318; in februari 2025 was die er niet.');
    expect(text).toContain('De afschrijvingen kwamen uit op € 500; in februari 2025 waren ze er niet.');
    expect(text).toContain('Er zijn geen personeelskosten; in februari 2025 waren ze € 4.000.');
    expect(text).not.toContain('%');
  }); // prettier-ignore

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
