import type { Question } from '@kengetal/contract';
import { readQuestion, rowAsked, vocabularyOf, wordsOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);
const [, jansen] = ['', 'Jansen Bouw B.V.'].map(
  (naam) => CALENDAR_WORLD.relations.find((each) => each.naam === naam)?.relatie ?? '',
);
const row = { relatie: jansen ?? '' };
const period = { periode_min: 202401, periode_max: 202412 };
const customers: Question = {
  subject: { kind: 'figure', key: 'omzet' },
  period,
  split: 'relatie',
  order: 'hoogste',
  limit: 5,
};
const open: Question = { subject: { kind: 'open', groep: 'debiteuren' } };
const bought: Question = { subject: { kind: 'relation', relatie: 'X', side: 'openstaand' } };

const read = (text: string, question: Question, list?: Question): string => {
  const reading = readQuestion(text, vocabulary, { question, row, ...(list && { list }) });
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : `? ${reading.text}`;
};

test.each([
  [
    'die derde, wat deden we daar in 2023 mee',
    customers,
    'Omzet van Jansen Bouw B.V., boekjaar 2023',
  ],
  ['welke facturen heeft de tweede nog liggen', open, 'Openstaand van Jansen Bouw B.V.'],
  ['van de eerste de facturen', open, 'Openstaand van Jansen Bouw B.V.'],
  ['nummer drie per maand', customers, 'Omzet van Jansen Bouw B.V., boekjaar 2024, per maand'],
])('‘%s’ is of the row at that place', (text, question, words) => {
  expect(read(text, question)).toBe(words);
});

test('the same is asked of another row of the list that was gone on from', () => {
  expect(read('en de tweede', bought, customers)).toBe('Openstaand van Jansen Bouw B.V.');
  const asked = rowAsked('en de tweede', { question: bought, list: customers });
  expect(asked).toMatchObject({ limit: 1, skip: 1, split: 'relatie' });
});

test('a list goes on without the row that is named', () => {
  const others = 'Omzet, boekjaar 2024, per relatie, top 4, vanaf nummer 2';
  expect(read('zonder de grootste', customers)).toBe(others);
  expect(read('zonder de grootste per maand', customers)).not.toBe(others);
});

test.each([
  'en stel dat wij die klant wegdenken, welke omzet blijft er dan over',
  'zonder die klant',
  'wat als die opstapt',
  'hoeveel is het als je die niet meetelt',
])('‘%s’ is the amount without the row that was told', (text) => {
  const question: Question = { ...customers, limit: 1, measure: 'aandeel' };
  const reading = readQuestion(text, vocabulary, { question, found: row });
  const words = reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind;
  expect(words).toBe('Omzet zonder Jansen Bouw B.V., boekjaar 2024');
});

test('the best is asked after something was asked of the worst', () => {
  const question: Question = { subject: { kind: 'relation', relatie: 'X', side: 'verkocht' } };
  const list: Question = { ...customers, order: 'laagste', limit: 1 };
  const asked = rowAsked('en de beste', { question, list });
  expect(asked).toMatchObject({ order: 'hoogste', limit: 1 });
  expect(read('en de beste', question, list)).toBe('Omzet van Jansen Bouw B.V.');
});

test.each([
  ['en de tweede', customers],
  ['de grootste drie', customers],
  ['de eerste maand', customers],
  ['wat was de eerste factuur', open],
  ['welke facturen heeft de negende nog liggen', customers],
  ['wat waren de eerste kosten', customers],
])('‘%s’ names no row that something else is asked of', (text, question) => {
  expect(rowAsked(text, { question })).toBeUndefined();
});
