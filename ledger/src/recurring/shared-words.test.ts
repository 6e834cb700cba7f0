import * as fc from 'fast-check';
import { isNoise, isOfTime, normalised } from './texts.ts';
import { sharedWords } from './shared-words.ts';

describe('what the texts of a series have in common', () => {
  it.each([
    [['Loonjournaal 202401', 'Loonjournaal 202402'], 'Loonjournaal'],
    [['Huur januari 2025', 'Huur februari 2025'], 'Huur'],
    [['Huur, januari 2025', 'Huur, februari 2025'], 'Huur'],
    [['Huur 1 januari 2025', 'Huur 1 februari 2025'], 'Huur'],
    [['Lonen periode 1', 'Lonen periode 2'], 'Lonen'],
    [['Loonjournaal 1e kwartaal', 'Loonjournaal 2e kwartaal'], 'Loonjournaal'],
    [['Loonjournaalpost jan. 2024', 'Loonjournaalpost feb. 2024'], 'Loonjournaalpost'],
    [['Management fee Q1 2024', 'Management fee Q2 2024'], 'Management fee'],
    [['Abonnement t/m 31-01-2024', 'Abonnement t/m 28-02-2024'], 'Abonnement'],
    [['Afschrijving machines 2024-01', 'afschrijving machines 2024-02'], 'Afschrijving machines'],
    [['Factuur 123 van KPN B.V.', 'Factuur 124 van KPN B.V.'], 'KPN B.V.'],
  ])('%j: %s', (texts, name) => {
    expect(sharedWords(texts)).toBe(name);
  });

  it('keeps a number that all of them have, and every text that never differs', () => {
    expect(sharedWords(['Lease 4471-A jan', 'Lease 4471-A feb'])).toBe('Lease 4471-A');
    expect(sharedWords(['Contract 2024', 'Contract 2024'])).toBe('Contract 2024');
  });

  it('names one fee under many names after the one that is used most', () => {
    const texts = ['Bankkosten', 'Kosten betalingsverkeer 3', 'Kosten betalingsverkeer 3'];
    expect(sharedWords(texts)).toBe('Kosten betalingsverkeer');
  });

  it('is nothing where there are only numbers and months', () => {
    expect(sharedWords(['202401', '202402'])).toBe('');
    expect(sharedWords(['Factuur 20240001', 'Factuur 20240002'])).toBe('');
    expect(sharedWords([])).toBe('');
  });

  const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{4,9}$/);
  const time = fc.constantFrom(
    ...['januari', 'mrt', 'Dec.', '202407', '2024-07', '07-2024', '1-3-2024', '(mei)', '12', 'Q3'],
  );

  it('has every word that stays and nothing of what changes, in the same order', () => {
    const texts = fc.record({
      words: fc.array(word, { minLength: 1, maxLength: 4 }),
      times: fc.uniqueArray(time, { minLength: 2, maxLength: 6 }),
      place: fc.nat(),
    });
    fc.assert(
      fc.property(texts, ({ words, times, place }) => {
        const at = place % (words.length + 1);
        const all = times.map((one) => [...words.slice(0, at), one, ...words.slice(at)].join(' '));
        expect(sharedWords(all)).toBe(words.join(' '));
      }),
    );
  });

  it('never ends in a month or a year where texts differ, whatever they are', () => {
    const token = fc.oneof(word, time, fc.string({ maxLength: 6 }));
    const text = fc.array(token, { maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 2, maxLength: 5 }), (texts) => {
        const left = sharedWords(texts).toLowerCase().split(' ');
        expect(left.filter(isOfTime)).toEqual([]);
      }),
    );
  });
});

it('takes no longer over a text than its length asks for', () => {
  const piece = fc.constantFrom(
    '-',
    'a',
    ' ',
    '1',
    '(',
    '.',
    'é',
    '\u0301',
    '\u200b',
    'maart',
    ',-',
  );
  const long = fc
    .tuple(fc.string(), piece, fc.string())
    .map(([before, each, after]) => `${before}${each.repeat(200_000)}${after}`);
  fc.assert(
    fc.property(long, (text) => {
      const began = performance.now();
      normalised(text);
      isNoise(text);
      isOfTime(text);
      sharedWords([text, `${text} b`]);
      // In quadratic time this is half a minute.
      expect(performance.now() - began).toBeLessThan(3_000);
    }),
    { numRuns: 15 },
  );
});
