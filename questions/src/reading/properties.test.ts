import type { Question } from '@kengetal/contract';
import fc from 'fast-check';
import {
  chipsOf,
  followUpsOf,
  readQuestion,
  suggestionsFor,
  vocabularyOf,
  wordsOf,
} from '../index.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';
import { QUESTIONS, questionIn } from '../testing/questions.ts';

const worlds = [CALENDAR_WORLD, BROKEN_WORLD].map((world) => ({
  world,
  vocabulary: vocabularyOf(world),
}));
const [first] = worlds;
const vocabulary = first?.vocabulary ?? vocabularyOf(CALENDAR_WORLD);
const read = (text: string) => readQuestion(text, vocabulary);

/** Words of questions among anything else that can be typed. */
const anything = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc
    .array(
      fc.oneof(fc.constantFrom(...QUESTIONS.join(' ').split(' ')), fc.string({ maxLength: 8 })),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
);

test('whatever is typed, there is a reading', () => {
  fc.assert(
    fc.property(anything, anything, (text, before) => {
      const reading = read(before);
      const question = reading.kind === 'vraag' ? reading.question : undefined;
      expect(['vraag', 'terugvraag', 'geen_antwoord']).toContain(
        readQuestion(text, vocabulary, { question }).kind,
      );
    }),
  );
});

test('capitals, spaces and a question mark change nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS), fc.nat(), (text, seed) => {
      const letters = [...text].map((letter, at) =>
        (seed >> (at % 30)) & 1 ? letter.toUpperCase() : letter,
      );
      const same = `  ${letters.join('').replace(/ /g, seed % 2 ? '  ' : ' ')}${seed % 3 ? '?' : ' ??'}`;
      expect(read(same)).toEqual(read(text));
    }),
  );
});

/** Words that are long enough to be known with one letter wrong. */
const LONG = [
  'personeelskosten',
  'solvabiliteit',
  'afschrijvingen',
  'huisvestingskosten',
  'werkkapitaal',
  'voorraden',
  'resultaat',
  'debiteuren',
];

test('one letter that is wrong, missing, too many or swapped in a long word changes nothing', () => {
  const wrong = fc.record({
    word: fc.constantFrom(...LONG),
    at: fc.integer({ min: 1, max: 7 }),
    how: fc.constantFrom('missing', 'double', 'swapped'),
  });
  fc.assert(
    fc.property(wrong, ({ word, at, how }) => {
      const [left, one, two, right] = [
        word.slice(0, at),
        word.charAt(at),
        word.charAt(at + 1),
        word.slice(at + 2),
      ];
      const middle =
        { missing: two, double: `${one}${one}${two}`, swapped: `${two}${one}` }[how] ?? '';
      expect(read(`${left}${middle}${right} 2024`)).toEqual(read(`${word} 2024`));
    }),
  );
});

test.each(worlds)('a question in words is read back', ({ vocabulary: own }) => {
  fc.assert(
    fc.property(questionIn(own), (question) => {
      const words = wordsOf(question, own);
      expect({ words, reading: readQuestion(words, own) }).toMatchObject({
        words,
        reading: { question },
      });
    }),
    { numRuns: 500 },
  );
});

test.each(QUESTIONS)('what follows on ‘%s’ is read as something else', (text) => {
  const reading = read(text);
  const question: Question =
    reading.kind === 'vraag' ? reading.question : { subject: { kind: 'help' } };
  const texts = followUpsOf(question, vocabulary);
  expect(texts).toHaveLength(3);
  for (const next of texts) {
    expect(readQuestion(next, vocabulary, { question })).toMatchObject({ kind: 'vraag' });
  }
});

test('every choice of every chip is another question that is read back', () => {
  fc.assert(
    fc.property(questionIn(vocabulary), (question) => {
      for (const { choices } of chipsOf(question, vocabulary)) {
        for (const choice of choices) {
          expect(choice.question).not.toEqual(question);
          expect(read(wordsOf(choice.question, vocabulary)).kind).toBe('vraag');
        }
      }
    }),
  );
});

test.each([
  ['', 'maart 2025', 6],
  [
    'De gebruiker bekijkt het rapport 4e kwartaal 2024 (oktober t/m december 2024, definitief).',
    '4e kwartaal 2024',
    6,
  ],
  [
    'De gebruiker bekijkt het rapport Boekjaar 2024 (januari t/m december 2024, definitief).\nKosten, Periode:',
    'boekjaar 2024',
    3,
  ],
  [
    'Vraag: omzet 2019\nAntwoord: Januari t/m december 2019 staat niet in deze boekhouding.',
    'maart 2025',
    6,
  ],
] as const)('suggests questions about what is on screen: %s', (prompt, period, most) => {
  const texts = suggestionsFor(prompt, vocabulary);
  expect(texts).toHaveLength(most);
  expect(texts.join(' ')).toContain(period);
  for (const text of texts) expect(read(text)).toMatchObject({ kind: 'vraag' });
});

test('the months of a trial balance are changed by a click, those of other lists are none', () => {
  const chips = (text: string) => {
    const reading = read(text);
    return reading.kind === 'vraag' ? chipsOf(reading.question, vocabulary) : undefined;
  };
  expect(chips('proefbalans 2024')?.map(({ part, label }) => [part, label])).toEqual([
    ['periode', 'Boekjaar 2024'],
  ]);
  expect(chips('welke dagboeken zijn er')).toEqual([]);
});
