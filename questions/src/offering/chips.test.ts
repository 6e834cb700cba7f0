import type { Question } from '@kengetal/contract';
import { chipsOf, vocabularyOf } from '../index.ts';
import { BROKEN_WORLD } from '../testing/world.ts';

/** Years from July to June, all of the last one booked. */
const FULL = vocabularyOf({
  ...BROKEN_WORLD,
  today: '2025-11-10',
  booked: { periode_min: 202207, periode_max: 202506 },
  told: { periode_min: 202207, periode_max: 202506 },
});
const PART = vocabularyOf(BROKEN_WORLD);

/** What the chip of the period says, and what it can become. */
function periodIn(question: Question, vocabulary = FULL): string {
  const chip = chipsOf(question, vocabulary).find(({ part }) => part === 'periode');
  return [chip?.label, ...(chip?.choices ?? []).map(({ label }) => label)].join(' / ');
}
const figure = (key: string, more: Partial<Question> = {}): Question => ({
  subject: { kind: 'figure', key },
  ...more,
});

describe('the chip of a period', () => {
  test('has each period once, also where the last year is full', () => {
    expect(
      periodIn(figure('omzet', { period: { periode_min: 202406, periode_max: 202406 } })),
    ).toBe(
      'Juni 2024 / Mei 2024 / Juli 2024 / Juni 2023 / 4e kwartaal boekjaar 2023/2024 / Boekjaar 2023/2024 / Juni 2025 / 4e kwartaal boekjaar 2024/2025 / Boekjaar 2024/2025',
    );
    expect(periodIn(figure('omzet'))).toBe(
      'Boekjaar 2024/2025 / Boekjaar 2023/2024 / 4e kwartaal boekjaar 2024/2025 / Juni 2025',
    );
  });

  test('says the moment of a balance', () => {
    expect(periodIn(figure('bank_en_kas'))).toBe('Eind juni 2025 / Eind mei 2025 / Eind juni 2024');
    expect(periodIn(figure('bank_en_kas'), PART)).toBe(
      'Eind februari 2025 / Eind januari 2025 / Eind juni 2024 / Eind februari 2024',
    );
    expect(periodIn({ ...figure('bank_en_kas'), day: '2025-01-15' }, PART)).toMatch(
      /^Op 15 januari 2025 \//,
    );
    expect(periodIn(figure('bank_en_kas', { split: 'maand' }), PART)).toMatch(
      /^Juli 2024 t\/m februari 2025 \//,
    );
  });

  test('names no quarter of the fiscal year for VAT', () => {
    expect(
      periodIn({ subject: { kind: 'vat' }, period: { periode_min: 202501, periode_max: 202503 } }),
    ).toMatch(/^Januari t\/m maart 2025 \/ Oktober t\/m december 2024 \/ April t\/m juni 2025 \//);
  });
});

describe('the chip of a comparison', () => {
  const BUDGET = vocabularyOf({ ...BROKEN_WORLD, hasBudget: true });
  const comparison = (question: Question) =>
    chipsOf(question, BUDGET)
      .find(({ part }) => part === 'vergelijking')
      ?.choices.map(({ question: { against } }) => against);

  test('is there for a statement, with a budget where there can be one', () => {
    const component = (id: string, more: Partial<Question> = {}) =>
      comparison({ subject: { kind: 'component', id }, ...more });
    expect(component('balans')).toEqual(['vorig_jaar', 'vorige_periode']);
    expect(component('winst-en-verlies')).toEqual(['vorig_jaar', 'vorige_periode', 'begroting']);
    expect(component('balans', { against: 'vorig_jaar' })).toEqual([undefined, 'vorige_periode']);
    expect(component('balans', { split: 'jaar' })).toBeUndefined();
  });

  test('is not there where nothing can be chosen, as of figures beside each other by month', () => {
    const also = ['kosten' as const];
    const question = { subject: { kind: 'figure' as const, key: 'omzet' as const, also } };
    expect(comparison(question)).not.toEqual([]);
    expect(comparison({ ...question, split: 'maand' })).toBeUndefined();
  });
});
