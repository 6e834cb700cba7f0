import type { Reading, World } from '../world.ts';
import { readQuestion, vocabularyOf, wordsOf, type Vocabulary } from '../index.ts';

/** A reading in one line: '= words', '? choices / choices', '- why there is no answer'. */
function lineOf(reading: Reading, vocabulary: Vocabulary): string {
  if (reading.kind === 'vraag') return wordsOf(reading.question, vocabulary);
  if (reading.kind === 'geen_antwoord') return `- ${reading.reason}`;
  return `? ${reading.choices.map(({ label }) => label).join(' / ')}`;
}

/**
 * Questions, each in a line with how it is to be read behind ' → '. A line that begins with '> '
 * goes on with the question before it.
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
    let line = '';
    let before = {};
    for (const turn of turns) {
      const reading = readQuestion(turn, vocabulary, before);
      line = lineOf(reading, vocabulary);
      if (reading.kind === 'vraag') before = { question: reading.question };
    }
    expect(line).toBe(expected);
  });
}
