import { kengetal, KENGETAL_KEYS, KASSTROOM, BALANS, WINST_EN_VERLIES } from '@kengetal/ledger';
import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { FIGURE_KEYS } from './lexicon.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

test.each(FIGURE_KEYS)('%s is asked by what it is called', (key) => {
  const question = { subject: { kind: 'figure' as const, key } };
  const words = wordsOf(question, vocabulary);
  const reading = readQuestion(`Wat is ${words} in maart 2024?`, vocabulary);
  expect(reading).toMatchObject({ kind: 'vraag', question });
});

test('has words for every line of the statements and every kengetal', () => {
  const lines = [...WINST_EN_VERLIES, ...BALANS, ...KASSTROOM].flatMap(
    (row) => row.definition ?? [],
  );
  const known = new Set<string>(FIGURE_KEYS);
  expect([...lines, ...KENGETAL_KEYS].filter((key) => !known.has(key))).toEqual([]);
});

test.each(KENGETAL_KEYS)('%s is explained', (key) => {
  const { name } = kengetal(key);
  const reading = readQuestion(`hoe bereken je ${name}?`, vocabulary);
  expect(reading).toMatchObject({ question: { subject: { kind: 'definition', key } } });
});
