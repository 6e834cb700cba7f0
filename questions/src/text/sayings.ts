import { tokenOf, type Token } from './tokens.ts';
import { formsOf } from './verb-forms.ts';

interface Saying {
  readonly said: RegExp;
  /** Words and the numbers of the gaps that stand between them. */
  readonly read: readonly string[];
}

/** Most words that stand between two parts of a saying. */
const WIDEST = 12;

/**
 * Sayings whose parts may stand apart in a sentence. In what is said `~steken` is every form of a
 * verb, `<zaak>` a class of words, `[er|nog]` what may stand there too, `{…}` what is kept,
 * ` .. ` up to twelve other words and ` ... ` any number of them; what is read has these and what is
 * kept as $1, $2, or behind it.
 */
export class SaidOtherwise {
  readonly #sayings: readonly Saying[];
  readonly #words: ReadonlySet<string>;

  /**
   * @param sayings one a line: what is said, an arrow, and what is read for it
   * @param classes words of one meaning by the name of their class
   */
  constructor(sayings: string, classes: Readonly<Record<string, string>>) {
    const lines = sayings.split('\n').filter((line) => line !== '');
    const spelled = lines.map((line) => {
      const [said = '', read = ''] = line.split(' →');
      return { said: withForms(spelledOut(said, classes)), read };
    });
    this.#words = new Set(spelled.flatMap(({ said }) => said.match(/[a-z]{3,}/g) ?? []));
    this.#sayings = spelled.map(({ said, read }) => ({
      said: patternOf(said),
      read: read.split(' ').filter((word) => word !== ''),
    }));
  }

  /** Every word of every saying. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** A question in the words that are read for it. */
  read(tokens: readonly Token[]): Token[] {
    return this.#sayings.reduce<Token[]>((made, saying) => replaced(made, saying), [...tokens]);
  }
}

function spelledOut(said: string, classes: Readonly<Record<string, string>>): string {
  const whole = said.replace(/<([a-z]+)>/g, (_, name: string) => classes[name] ?? name);
  return whole === said ? said : spelledOut(whole, classes);
}

const withForms = (spelled: string): string =>
  spelled.replace(/~([a-z]+)/g, (_, verb: string) => `(${formsOf(verb).join('|')})`);

/** What may stand there too, inside of what may stand there as well. */
function withOptions(spelled: string): string {
  const whole = spelled.replace(/ \[([^[\]]+)\]/g, '( ($1))*');
  return whole === spelled ? spelled : withOptions(whole);
}

function patternOf(spelled: string): RegExp {
  const pattern = withOptions(spelled)
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(' ...', '((?: \\S+)*)')
    .replaceAll(' ..', `((?: \\S+){0,${WIDEST}}?)`);
  const from = pattern.startsWith('^') ? '' : '(?<= )';
  return new RegExp(`${from}${pattern.replace(/^\^/, '(?<=^ )')}(?= )`, 'd');
}

function replaced(tokens: readonly Token[], { said, read }: Saying): Token[] {
  const text = ` ${tokens.map((token) => token.text).join(' ')} `;
  const found = said.exec(text);
  if (!found?.indices) return [...tokens];
  const [whole = NOWHERE, ...gaps] = found.indices.map((span) => wordsIn(text, span));
  const wordsOf = ({ from, to }: Words) => tokens.slice(from, to);
  const made = read.flatMap((word) =>
    word.startsWith('$') ? wordsOf(gaps[Number(word.slice(1)) - 1] ?? NOWHERE) : [tokenOf(word)],
  );
  const behind = read.some((word) => word.startsWith('$')) ? [] : gaps.flatMap(wordsOf);
  return [...tokens.slice(0, whole.from), ...made, ...behind, ...tokens.slice(whole.to)];
}

/** First word, and the first after it. */
interface Words {
  readonly from: number;
  readonly to: number;
}

const NOWHERE: Words = { from: 0, to: 0 };

/** Which words stand in a part of a text that has one space before each and behind the last. */
function wordsIn(text: string, span: readonly [number, number] | undefined): Words {
  if (span === undefined) return NOWHERE;
  const countIn = (part: string) => part.split(' ').filter((word) => word !== '').length;
  const from = countIn(text.slice(0, span[0]));
  return { from, to: from + countIn(text.slice(...span)) };
}
