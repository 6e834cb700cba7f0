type Measure = (text: string) => number;

/** Text that fits a width; what does not is cut off with an ellipsis. */
export function fitting(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const kept = longest(text, (part) => measure(`${part}…`) <= width);
  return `${kept.trimEnd()}…`;
}

/** A part of a broken word that is shorter than this stays with the rest of it. */
const LEAST_PART = 4;

/** Lines that fit a width, broken between words; a word that is too long gets a hyphen. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (measure(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > 1 && measure(line) > width) {
      const start = line.slice(0, Math.max(1, line.length - LEAST_PART));
      const part = longest(start, (some) => measure(`${some}-`) <= width);
      lines.push(`${part}-`);
      line = line.slice(part.length);
    }
  }
  return [...lines, line];
}

/** The longest start of a text that fits, at least one character. */
function longest(text: string, fits: (part: string) => boolean): string {
  const characters = [...text];
  let [low, high] = [1, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(characters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}
