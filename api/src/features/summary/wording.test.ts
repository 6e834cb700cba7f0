import fc from 'fast-check';
import type { Figure } from '@kengetal/contract';
import { fiscalYear, type DefinitionKey } from '../../ledger/index.ts';
import { summaryOf } from './compose.ts';
import type { SummaryColumn, SummarySource } from './facts.ts';
import { contradictions } from './testing/contradictions.ts';

const CENTS = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, -1, 49, 50, -50, 10_000, -10_000, 999_999) },
  { weight: 6, arbitrary: fc.integer({ min: -5_000_000, max: 20_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -900_000_000_000, max: 900_000_000_000 }) },
);

type Amounts = ReadonlyMap<string, number | undefined>;
const PERIODS = [
  { naam: 'Maart 2025', kort: 'mrt', span: { periode_min: 202503, periode_max: 202503 } },
  { naam: 'Lang', kort: 'nov – feb', span: { periode_min: 202311, periode_max: 202502 } },
];
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
  return { ...period, figure, account: (rekening) => figure(`rekening_${rekening}`) };
}

/** Made-up amounts of all that a summary looks at. */
const KEYS: readonly DefinitionKey[] = [
  'nettoresultaat', 'omzet', 'kosten', 'brutomarge', 'kostprijs_omzet', 'personeelskosten',
  'afschrijvingen', 'huisvestingskosten', 'autokosten', 'overige_opbrengsten', 'liquide_middelen',
  'debiteuren', 'totaal_eigen_vermogen', 'werkkapitaal', 'balansverschil',
  'niet_ingedeeld_resultaat', 'niet_ingedeeld_balans', 'belastingen',
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
      openings: new Map([['2025', { ok: made.opens, message }]]),
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
