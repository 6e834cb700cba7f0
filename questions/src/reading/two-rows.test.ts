import type { Question } from '@kengetal/contract';
import { readQuestion, vocabularyOf, wordsOf, type Before } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);
const [jansen, bakker] = CALENDAR_WORLD.relations
  .filter(({ soort }) => soort === 'klant')
  .map(({ relatie }) => ({ relatie }));
const period = { periode_min: 202401, periode_max: 202412 };
const omzet: Question['subject'] = { kind: 'figure', key: 'omzet' };
const largest: Question = { subject: omzet, period, split: 'relatie', order: 'hoogste', limit: 1 };
const month = (at: number) => ({ period: { periode_min: at, periode_max: at } });
const customers: Before = {
  question: { ...largest, skip: 1 },
  earlier: largest,
  ...(bakker && { found: bakker }),
  ...(jansen && { earlierFound: jansen }),
};
const best: Question = { ...largest, split: 'maand' };
const months: Before = {
  question: { ...best, order: 'laagste' },
  earlier: best,
  found: month(202402),
  earlierFound: month(202412),
};

const read = (text: string, before: Before): string => {
  const reading = readQuestion(text, vocabulary, before);
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : `? ${reading.kind}`;
};

test.each([
  'hoeveel scheelt dat tussen die 2',
  'hoeveel scheelt dat met de eerste',
  'het verschil',
])('‘%s’ is of the two rows that were told', (text) => {
  expect(read(text, customers)).toMatch(/^Omzet van .+ min .+, boekjaar 2024$/);
});

test.each(['verschil daartussen', 'wat is het verschil van die dure maand met de goedkope'])(
  '‘%s’ is of the two months that were told',
  (text) => {
    expect(read(text, months)).toBe('Omzet, verschil, december 2024, t.o.v. februari 2024');
  },
);

test('a difference with something else is none of those rows', () => {
  expect(read('verschil met de kosten', months)).not.toContain('februari');
  expect(read('hoeveel scheelt dat met 2023', customers)).not.toContain(' min ');
});
