const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are heard or meant for one another: 'betaalt', 'facturen' with an 'f' for a 'v'. */
const ALIKE = ['dt', 'sz', 'fv', 'ck', 'gh', 'iy', 'kq', 'aeiou'];

const pairs = new Set<string>();
const pair = (one: string, other: string) => pairs.add(one + other).add(other + one);
ROWS.forEach((row, at) => {
  const below = ROWS[at + 1] ?? '';
  [...row].forEach((letter, place) => {
    for (const near of [row[place + 1], below[place], below[place - 1]])
      if (near !== undefined) pair(letter, near);
  });
});
const sounds = new Set<string>();
for (const letters of ALIKE)
  for (const one of letters)
    for (const other of letters) if (one !== other) sounds.add(one + other);

const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

/** A first letter is seldom wrong, and even less often missing or too many. */
const FIRST = 0.3;
const MISSING = 0.5;

const SWAPPED = 0.5;
/** A letter that has nothing to do with what was meant. */
const OTHER = 1.3;

/** What one letter typed for another costs. */
function swapped(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (sounds.has(typed + meant)) return 0.7;
  return pairs.has(typed + meant) ? 0.8 : OTHER;
}

/** What a letter of a word that was not typed costs: one of two, 'betale', a vowel or another. */
function missed(meant: string, at: number): number {
  const letter = meant[at] ?? '';
  if (letter === meant[at - 1]) return 0.4;
  if (letter === 'n' && at === meant.length - 1) return 0.4;
  return isVowel(letter) ? 0.7 : 0.8;
}

/** What a letter too many costs: twice the same, one of the next key or another. */
function added(typed: string, at: number): number {
  const [before = '', letter = '', after = ''] = [typed[at - 1], typed[at], typed[at + 1]];
  if (letter === before || letter === after) return 0.5;
  return pairs.has(letter + before) || pairs.has(letter + after) ? 0.7 : OTHER;
}

/**
 * How unlikely it is that who meant a word typed this: 0 for the word itself, about 1 for an error.
 * Letters swapped, doubled or of the next key are likelier than others. More than `most` is Infinity.
 */
export function slipCost(typed: string, meant: string, most: number): number {
  let before: number[] = [];
  let row = [0];
  for (let j = 1; j <= meant.length; j += 1)
    row.push((row[j - 1] ?? 0) + missed(meant, j - 1) + (j === 1 ? MISSING : 0));
  for (let i = 1; i <= typed.length; i += 1) {
    const first = i === 1 ? MISSING : 0;
    const next = [(row[0] ?? 0) + added(typed, i - 1) + first];
    let least = next[0] ?? 0;
    for (let j = 1; j <= meant.length; j += 1) {
      const [letter = '', wanted = ''] = [typed[i - 1], meant[j - 1]];
      const start = i === 1 && j === 1 ? FIRST : 0;
      const exchange = swapped(letter, wanted);
      let cost = Math.min(
        (row[j] ?? 0) + added(typed, i - 1),
        (next[j - 1] ?? 0) + missed(meant, j - 1),
        (row[j - 1] ?? 0) + (exchange === 0 ? 0 : exchange + start),
      );
      if (i > 1 && j > 1 && letter === meant[j - 2] && typed[i - 2] === wanted && letter !== wanted)
        cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED + (i === 2 ? FIRST / 2 : 0));
      next.push(cost);
      least = Math.min(least, cost);
    }
    // Letters that are swapped cost less than the one and the other.
    if (least > most + SWAPPED) return Infinity;
    before = row;
    row = next;
  }
  const cost = row[meant.length] ?? Infinity;
  return cost > most ? Infinity : cost;
}

/** What errors in a word of this length may cost together; short words are too like one another. */
export function mostIn(length: number): number {
  if (length < 4) return 0;
  if (length < 5) return 0.85;
  return length < 9 ? 1.35 : 1.55;
}
