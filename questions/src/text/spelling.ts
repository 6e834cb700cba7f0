import { apart } from './apart.ts';
import { HEADS, namedParts, ofSmall, SHORT_HEADS } from './compounds.ts';
import { isDutch } from './dutch.ts';
import { isDense } from './shortened.ts';
import { numberOfWord } from './numbers.ts';
import { isInflected, standBeside, type KnownNames, type Spelt, type Usage } from './spelt.ts';
import { stem } from './stem.ts';
import { tokenOf, type Token } from './tokens.ts';
import { single, WordList, type Candidate } from './word-list.ts';

const SHORTEST_PART = 3;
/** Longer than any word of a question. */
const LONGEST = 40;
const LINKS = ['', 's', 'en', 'e', 'n'];
/** What a word costs that is right if nothing else comes near it. */
const SURE = 1.25;
/** What another must cost more. */
const APART = 0.25;
/** Two words that were written as one. */
const JOINED = 0.2;
/** What it counts off that a word stands beside one that it often stands beside. */
const BESIDE = 0.5;
/** What one small error costs; in what is said much it is likelier than another Dutch word. */
const NEAR = 0.51;
const MOST = 4;

/** Puts typing errors right and divides compounds, by the words that are known. */
export class Spelling {
  readonly #known: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  /** Words by their letters without doubled ones: 'beetaald' has those of 'betaald'. */
  readonly #singles: ReadonlyMap<string, string>;
  readonly #isPair: Usage['isPair'];
  readonly #isIdle: Usage['isIdle'];
  readonly #words: WordList;
  readonly #seconds: WordList;
  readonly #compounds = new Map<string, readonly Spelt[]>();

  /**
   * @param known words that are right as they are
   * @param heads those of them that can be the second part of a compound
   */
  constructor(
    known: ReadonlySet<string>,
    heads: ReadonlySet<string>,
    { gainOf, isIdle, isPair }: Usage,
  ) {
    this.#known = new Set([...known, ...HEADS]);
    this.#heads = heads;
    this.#isPair = isPair;
    this.#isIdle = isIdle;
    this.#stems = new Set([...known].filter(({ length }) => length > 4).map(stem));
    this.#singles = new Map([...known].map((word) => [single(word), word]));
    this.#seconds = new WordList(HEADS);
    this.#words = new WordList(this.#known, gainOf, isIdle);
  }

  /** The words that a word stands for: itself where it is known or like none. */
  corrected(tokens: readonly Token[], at: number, names: KnownNames): readonly Token[] {
    const token = tokens[at];
    if (!token) return [];
    const words = names.isName(token.text) ? undefined : this.#apart(token.text);
    if (words) return words.map((word) => tokenOf(word));
    const right = this.#right(tokens, at, names) ?? this.#sure(tokens, at, names);
    if (right === undefined || right[0] === token.text) return [token];
    const [, ...more] = right;
    return right.map((word, place) => ({
      ...tokenOf(word, place === 0 && token.isDashed, more.length > 0),
      ...(more.length === 0 && { raw: token.raw }),
      ...(place === 0 && token.isNext && { isNext: true }),
    }));
  }

  /** What a word that is not right may stand for, the likeliest first, and whether that one is sure. */
  spellings(
    tokens: readonly Token[],
    at: number,
    names: KnownNames,
  ): { readonly spelt: readonly Spelt[]; readonly isSure: boolean } {
    const { text = '' } = tokens[at] ?? {};
    const right = this.#right(tokens, at, names) ?? this.#apart(text);
    const isForm = right?.[0] === text && !names.isName(text) && !this.#known.has(text);
    if (right && !(isForm && this.isKnown(text))) return { spelt: [], isSure: true };
    const spelt = this.#spellings(tokens, at, names);
    if (right) return { spelt: [{ words: right, cost: 0 }, ...spelt], isSure: true };
    return { spelt, isSure: this.#sure(tokens, at, names) !== undefined };
  }

  isKnown(text: string): boolean {
    return this.#known.has(text) || (text.length > 4 && this.#stems.has(stem(text)));
  }

  /** The words of a text that has no errors. */
  #right(tokens: readonly Token[], at: number, names: KnownNames): readonly string[] | undefined {
    const { text = '', isShort } = tokens[at] ?? {};
    const { isName } = names;
    const isWord = text.length <= LONGEST && /^[a-z]+$/.test(text);
    // 'Het makkelijkst' is no list of anything.
    const isMost = /(?:lijk|baar|zaam)ste?$/.test(text);
    if (!isWord || isMost || numberOfWord(text) !== undefined || isName(text)) return [text];
    const isCut = isShort === true && at < tokens.length - 1;
    if (this.#known.has(text))
      return isCut && this.#isPaired(tokens, at, names) ? undefined : [text];
    const isOther = text.length < 5 || (!isShort && isDutch(text));
    const twin = isOther ? undefined : this.#singles.get(single(text));
    if (!isCut && twin !== undefined) return [twin];
    if (!isCut && this.isKnown(text))
      return this.#isPaired(tokens, at, names, NEAR) ? undefined : [text];
    const whole = ofSmall(text, this.#known);
    if (whole !== undefined) return [whole];
    const parts = this.#parts(text) ?? namedParts(text, isName);
    const [left = ''] = parts ?? [];
    return this.isKnown(left) || isName(left) ? parts : undefined;
  }

  /** 'Hoog. resultaat', 'laaste kwartaal': whether what is meant stands with the words beside it, and this does not. */
  #isPaired(
    tokens: readonly Token[],
    at: number,
    names: KnownNames,
    most: number = Infinity,
  ): boolean {
    const text = tokens[at]?.text ?? '';
    const [meant] = this.#spellings(tokens, at, names);
    const [word = ''] = meant?.words ?? [];
    return (
      meant !== undefined &&
      (most < Infinity ? meant.cost <= most : word.startsWith(text) && !this.#isIdle(word)) &&
      this.#isBeside(tokens, at, meant.words, names) &&
      !this.#isBeside(tokens, at, [text], names)
    );
  }

  #isBeside(
    tokens: readonly Token[],
    at: number,
    words: readonly string[],
    { isNamePair }: KnownNames,
  ): boolean {
    return standBeside(
      tokens,
      at,
      words,
      (one, other) => this.#isPair(one, other) || isNamePair(one, other),
    );
  }

  #sure(tokens: readonly Token[], at: number, names: KnownNames): readonly string[] | undefined {
    const [one, other] = this.#spellings(tokens, at, names);
    const isSure = one && one.cost <= SURE && (!other || other.cost - one.cost >= APART);
    return isSure ? one.words : this.#parts(tokens[at]?.text ?? '');
  }

  #spellings(tokens: readonly Token[], at: number, names: KnownNames): Spelt[] {
    const { text = '', isShort } = tokens[at] ?? {};
    const found: Spelt[] = [this.#words, names.nameWords].flatMap((list) =>
      list.candidates(text, isShort).map(({ word, cost }) => ({ words: [word], cost })),
    );
    const isReal = !isShort && isDutch(text);
    // What is near as a whole is no two words.
    const parts = isReal || found.some(({ cost }) => cost <= NEAR) ? [] : this.#compound(text);
    return [...found, ...parts]
      .filter(({ words: [word = '', ...more], cost }) => {
        const isClose = cost <= NEAR && !this.#isIdle(word);
        const isMeant =
          !isReal ||
          isClose ||
          isInflected(text, word) ||
          this.#isBeside(tokens, at, [word], names);
        return (more.length > 0 || word !== text) && isMeant && !isDegree(text, word);
      })
      .map(({ words, cost }) => ({
        words,
        cost: this.#isBeside(tokens, at, words, names) ? cost - BESIDE : cost,
      }))
      .sort((one, other) => one.cost - other.cost)
      .filter(
        ({ words }, place, all) => all.findIndex((each) => isForm(each.words, words)) === place,
      )
      .slice(0, MOST);
  }

  /** The words of what was typed without spaces: 'omzetvorigjaar'. */
  #apart(text: string): readonly string[] | undefined {
    return this.isKnown(text) ? undefined : apart(text, this.#known);
  }

  #compound(text: string): readonly Spelt[] {
    const before = this.#compounds.get(text);
    if (before) return before;
    const found: Spelt[] = [];
    for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at += 1) {
      const [first, second] = [this.#first(text.slice(0, at)), this.#second(text.slice(at))];
      if (!first || !second || (Math.min(first.cost, second.cost) > 0 && !isDense(text))) continue;
      const cost = first.cost + second.cost + JOINED;
      const whole = LINKS.map((link) => first.word + link + second.word).find((each) =>
        this.isKnown(each),
      );
      found.push({ words: whole === undefined ? [first.word, second.word] : [whole], cost });
    }
    const best = found.sort((one, other) => one.cost - other.cost).slice(0, 2);
    if (this.#compounds.size >= 5_000) this.#compounds.clear();
    this.#compounds.set(text, best);
    return best;
  }

  /** A first part of a compound, without the letters that join it. */
  #first(text: string): Candidate | undefined {
    const bare = this.#bare(text);
    if (this.#known.has(bare)) return { word: bare, cost: 0 };
    return text.length > 3 ? this.#words.candidates(text)[0] : undefined;
  }

  #second(text: string): Candidate | undefined {
    if (HEADS.includes(text)) return { word: text, cost: 0 };
    const word = SHORT_HEADS[text];
    return word === undefined
      ? this.#seconds.candidates(text, /[aeiouy]/.test(text))[0]
      : { word, cost: 0.3 };
  }

  #parts(text: string): string[] | undefined {
    const head = HEADS.find(
      (each) => text.endsWith(each) && text.length - each.length >= SHORTEST_PART,
    );
    if (head !== undefined) return [this.#bare(text.slice(0, -head.length)), head];
    for (let at = SHORTEST_PART + 1; at <= text.length - 4; at += 1) {
      const [left, right] = [text.slice(0, at), text.slice(at)];
      if (right.length > 4 && this.#heads.has(right) && this.#known.has(this.#bare(left))) {
        return [this.#bare(left), right];
      }
    }
    return undefined;
  }

  /** The first part of a compound without the letters that join it: 'personeels' is 'personeel'. */
  #bare(left: string): string {
    const bare = LINKS.filter((link) => left.endsWith(link))
      .map((link) => (link === '' ? left : left.slice(0, -link.length)))
      .find((word) => word.length >= SHORTEST_PART && this.#known.has(word));
    return bare ?? left;
  }
}

const isForm = (words: readonly string[], others: readonly string[]): boolean =>
  words.map(stem).join() === others.map(stem).join();

/** 'Zwaar' is no 'zwaarste' that was cut short, and 'makkelijkst' no slip of 'makkelijk'. */
const isDegree = (...words: string[]): boolean =>
  /^(.{4,}) \1(?:d?ere?|ste?n?)$/.test(
    words.sort((one, other) => one.length - other.length).join(' '),
  );
