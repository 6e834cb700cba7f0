import type { Question } from '@kengetal/contract';
import type { Before, Reading, World } from '../world.ts';
import { readQuestion, vocabularyOf, wordsOf, type Vocabulary } from '../index.ts';

/** A reading in one line: 'words', '? choices / choices', '- why there is no answer'. */
function lineOf(reading: Reading, vocabulary: Vocabulary): string {
  if (reading.kind === 'vraag') return wordsOf(reading.question, vocabulary);
  if (reading.kind === 'geen_antwoord') return `- ${reading.reason}`;
  return `? ${reading.choices.map(({ label }) => label).join(' / ')}`;
}

/** What stands beside a reading as a click: 'words / words', or '-'. */
function besideOf(reading: Reading, vocabulary: Vocabulary): string {
  const related =
    reading.kind === 'geen_antwoord' && reading.related
      ? [wordsOf(reading.related, vocabulary)]
      : [];
  const labels = reading.kind === 'vraag' ? reading.others.map(({ label }) => label) : related;
  return labels.length === 0 ? '-' : labels.join(' / ');
}

/** What a conversation goes on from. */
function questionOf(reading: Reading): Question | undefined {
  if (reading.kind === 'vraag') return reading.question;
  return reading.kind === 'geen_antwoord' ? reading.asked : undefined;
}

/**
 * Questions, each in a line with how it is to be read behind ' → '. A line that begins with '> '
 * goes on with the question before it. Behind ' | ' stand the other readings, or what the books do
 * have, where a line says them: '-' for none.
 */
export function readAs(world: World, table: string): void {
  const vocabulary = vocabularyOf(world);
  const lines = table.split('\n').filter((line) => line.includes(' → '));
  let said: string[] = [];
  const rows = lines.map((line): [string, string[], string] => {
    const [text = '', expected = ''] = line.split(' → ');
    const isNext = text.startsWith('> ');
    said = isNext ? [...said, text.slice(2)] : [text];
    return [said.join(' › '), said, expected];
  });
  test.each(rows)('%s', (_, turns, expected) => {
    const isBesideSaid = expected.includes(' | ');
    let line = '';
    let before: Before = {};
    for (const turn of turns) {
      const reading = readQuestion(turn, vocabulary, before);
      line = lineOf(reading, vocabulary);
      if (isBesideSaid) line += ` | ${besideOf(reading, vocabulary)}`;
      const question = questionOf(reading);
      if (question)
        before = {
          question,
          said: turn,
          ...(before.question && { earlier: before.question }),
          told: [question, ...(before.told ?? [])],
        };
    }
    expect(line).toBe(expected);
  });
}
