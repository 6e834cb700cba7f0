import type { Question } from '@kengetal/contract';
import { readQuestion, vocabularyOf, wordsOf } from '../index.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

/** What a turn is read as after another one that was asked back, and its choices. */
function after(text: string, turn: string): string {
  const asked = readQuestion(text, vocabulary);
  const choices = asked.kind === 'terugvraag' ? asked.choices : [];
  const offered: Question[] = choices.map(({ question }) => question);
  const [question] = offered;
  const reading = readQuestion(turn, vocabulary, { offered, ...(question && { question }) });
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind;
}

// 'Omzet jansen' asks: Jansen Bouw B.V. or Jansen Zorg.
test.each([
  ['omzet jansen', 'bouw', 'Omzet van Jansen Bouw B.V.'],
  ['omzet jansen', 'die van zorg', 'Omzet van Jansen Zorg'],
  ['omzet jansen', 'ik bedoel Jansen Zorg', 'Omzet van Jansen Zorg'],
  ['omzet jansen', 'de tweede', 'Omzet van Jansen Zorg'],
  ['omzet jansen', 'de eerste graag', 'Omzet van Jansen Bouw B.V.'],
  ['omzet jansen', 'nummer 2', 'Omzet van Jansen Zorg'],
  ['omzet jansen', 'de laatste', 'Omzet van Jansen Zorg'],
  ['omzet jansen', 'de derde', 'geen_antwoord'],
  ['omzet jansen', 'omzet 2024', 'Omzet, boekjaar 2024'],
  ['omzet en kosten van kpn', 'kosten', 'Kosten van KPN'],
  ['2024', 'de winst', 'Resultaat, boekjaar 2024'],
  ['omzet flubber 2024', 'en de kosten', 'Kosten, boekjaar 2024'],
  [
    'omzet flubber 2024 tov 2023',
    'en de kosten ook zo',
    'Kosten, boekjaar 2024, t.o.v. vorig jaar',
  ],
  ['omzet flubber 2024', 'en de kosten in 2023', 'Kosten, boekjaar 2023'],
])('‘%s’, which is asked back, and then ‘%s’', (text, turn, expected) => {
  expect(after(text, turn)).toBe(expected);
});

test('the only choice is taken by saying yes, and one of several is not', () => {
  expect(after('omzet jansen', 'ja')).toBe('geen_antwoord');
  const question: Question = { subject: { kind: 'figure', key: 'omzet' } };
  const reading = readQuestion('ja graag', vocabulary, { question, offered: [question] });
  expect(reading).toEqual({ kind: 'vraag', question, others: [] });
});
