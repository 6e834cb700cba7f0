import type { Answer } from './answer.ts';
import type { ReadLines } from './lines-of.ts';

/** Signs that nobody writes: they stand around what people wrote while an answer is made. */
const [BEGIN, CALLED, END] = ['\uE010', '\uE011', '\uE012'];
const SIGNS = /[\uE010-\uE012]/g;
const MARKED = /\uE010([^\uE010-\uE012]*)\uE011([^\uE010-\uE012]*)\uE012/g;

/**
 * What people wrote in the books, as descriptions are, for a text, a label or a cell of an answer.
 * Its reader sees these words, a language model what we call it (decision 0160).
 */
export const written = (words: string, called: string): string => {
  const [theirs, ours] = [words, called].map((text) => text.replace(SIGNS, ''));
  return theirs ? `${BEGIN}${theirs}${CALLED}${ours}${END}` : '';
};

/** Reads lines with what people wrote in them marked as that; without marks where they are asked by it. */
export const markedLines =
  (lines: ReadLines): ReadLines =>
  async (read, request) => {
    const found = await lines(
      read,
      withTexts(request, (text) => text.replace(MARKED, '$1')),
    );
    const marked = found.lines.map((line) => ({
      ...line,
      ...{ boekstuk: written(line.boekstuk, ''), omschrijving: written(line.omschrijving, '') },
    }));
    return { ...found, lines: marked };
  };

/** An answer as its reader gets it, and beside it what a model gets where that differs. */
export function settled(answer: Answer): Answer {
  const { text, figures, table } = answer;
  const told = { text, figures, ...(table && { table }) };
  if (!JSON.stringify(told).includes(BEGIN)) return answer;
  const as = (part: '$1' | '$2') => withTexts(told, (words) => words.replace(MARKED, part));
  return { ...answer, ...as('$1'), ours: as('$2') };
}

function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (_: string, one: unknown) => (typeof one === 'string' ? change(one) : one);
  return JSON.parse(JSON.stringify(value), changed) as Value;
}
