import { isAbbreviation, isSame, isSlip, isWithin } from './alike.ts';
import { distance, errorsIn } from './distance.ts';
import { isDense, shortOf } from './shortened.ts';
import { numberOfWord } from './numbers.ts';
import { stem } from './stem.ts';
import { tokenOf, type Token } from './tokens.ts';

/** Second parts of compounds that a question divides: 'maandomzet', 'huurkosten'. */
const HEADS: readonly string[] =
  'kosten lasten uitgaven omzet opbrengst opbrengsten winst resultaat marge saldo cijfers bedrag rekening rekeningen factuur facturen betaling betalingen boekingen groei stijgers dalers stijgingen dalingen verschil ontwikkeling overzicht verloop stand premie premies vergoeding inkomsten verkopen inkopen stijging daling schuld schulden gemiddelde totaal verbruik lijst factuurtjes abonnement abonnementen voorschot verbinding nota contract tarief bijdrage termijn'.split(
    ' ',
  );
/** How they are shortened by other letters than their own first ones or consonants. */
const SHORT_HEADS: Readonly<Record<string, string>> = {
  reknr: 'rekening',
  pct: 'percentage',
  perc: 'percentage',
  abbo: 'abonnement',
  abonn: 'abonnement',
  vord: 'vordering',
};
const SHORTEST_PART = 3;
const LONGEST_SHORT = 4;
const LONG_PART = 5;
/** With fewer letters, what leaves out vowels is too like others. */
const SHORTEST_DENSE = 5;
/** Longer than any word of a question. */
const LONGEST = 40;
const LINKS = ['', 's', 'en', 'e', 'n'];

const SMALL = ['jes', 'je'];

/** Puts typing errors right and divides compounds, by the words that are known. */
export class Spelling {
  readonly #known: ReadonlySet<string>;
  readonly #heads: ReadonlySet<string>;
  readonly #idle: ReadonlySet<string>;
  readonly #stems: ReadonlySet<string>;
  readonly #byStart = new Map<string, string[]>();

  /**
   * @param known words that are right as they are
   * @param heads those of them that can be the second part of a compound
   * @param idle those that say nothing: a word that is only like one of them is likely another word
   */
  constructor(
    known: ReadonlySet<string>,
    heads: ReadonlySet<string>,
    idle: ReadonlySet<string> = new Set(),
  ) {
    this.#idle = idle;
    this.#known = new Set([...known, ...HEADS]);
    this.#heads = heads;
    this.#stems = new Set([...known].filter(({ length }) => length > 4).map(stem));
    for (const word of known) {
      if (word.length < 4 || /\d/.test(word)) continue;
      const start = word.charAt(0);
      const words = this.#byStart.get(start);
      if (words) words.push(word);
      else this.#byStart.set(start, [word]);
    }
  }

  /** The words that a word stands for: itself where it is known or like none. */
  corrected(token: Token, isName: (text: string) => boolean): Token[] {
    const { text, isDashed } = token;
    const listed = token.isNext ? { isNext: true } : {};
    const isWord = text.length <= LONGEST && /^[a-z]+$/.test(text);
    if (!isWord || this.isKnown(text) || numberOfWord(text) !== undefined) return [token];
    if (isName(text)) return [token];
    const whole = this.#ofSmall(text);
    if (whole !== undefined) return [{ ...tokenOf(whole, isDashed), raw: token.raw, ...listed }];
    const parts = this.#parts(text) ?? namedParts(text, isName);
    const short = parts === undefined ? this.#shortened(token) : undefined;
    if (short)
      return short.map((part, place) => ({
        ...tokenOf(part, place === 0 && isDashed, short.length > 1),
        ...(short.length === 1 && { raw: token.raw }),
        ...(place === 0 && listed),
      }));
    const isSure = parts !== undefined && (this.isKnown(parts[0] ?? '') || isName(parts[0] ?? ''));
    const nearest = isSure ? undefined : this.#nearest(text);
    if (parts && nearest === undefined) {
      return parts.map((part, place) => ({
        ...tokenOf(part, place === 0 && isDashed, true),
        ...(place === 0 && listed),
      }));
    }
    return [
      nearest === undefined ? token : { ...tokenOf(nearest, isDashed), raw: token.raw, ...listed },
    ];
  }

  isKnown(text: string): boolean {
    return this.#known.has(text) || (text.length > 4 && this.#stems.has(stem(text)));
  }

  /** What a small one is one of: 'omzetje', 'winstje'. */
  #ofSmall(text: string): string | undefined {
    const ending = SMALL.find((each) => text.endsWith(each));
    const whole = ending === undefined ? '' : text.slice(0, -ending.length);
    return whole.length > 3 && this.#known.has(whole) ? whole : undefined;
  }

  /** What a word is short for: 'openst.', 'nettores', 'groeipct', 'uitbst'. */
  #shortened({ text, isShort }: Token): string[] | undefined {
    const compound = this.#shortCompound(text);
    if (compound) return compound;
    const known = this.#byStart.get(text.charAt(0)) ?? [];
    const found = known.filter((word) => word.startsWith(text));
    if (found.length === 0) return this.#withVowels(text, known);
    const longer = this.#telling(found);
    const [one] = longer.sort((word, other) => word.length - other.length);
    const least = text.length + (isShort === true ? 1 : 2);
    if (one === undefined || text.length < (isShort === true ? 2 : 4)) return undefined;
    const isOne = longer.every((word) => word.slice(0, least) === one.slice(0, least));
    return isOne && one.length > text.length ? [one] : undefined;
  }

  /** What means something comes before what does not: 'overl.' is no meeting. */
  #telling(words: string[]): string[] {
    const telling = words.filter((word) => this.#heads.has(word));
    return telling.length > 0 ? telling : words;
  }

  /** A known word before a short second part: 'nettores', 'kassldo'. */
  #shortCompound(text: string): string[] | undefined {
    for (let at = text.length - 2; at >= SHORTEST_PART; at -= 1) {
      const [left, right] = [text.slice(0, at), text.slice(at)];
      const isShort =
        right.length >= SHORTEST_PART && right.length <= LONGEST_SHORT && !this.#idle.has(right);
      const head = SHORT_HEADS[right] ?? (isShort ? headOf(right) : undefined);
      if (head === undefined || !this.#known.has(this.#bare(left))) continue;
      return this.#known.has(left + head) ? [left + head] : [this.#bare(left), head];
    }
    return undefined;
  }

  /** The one word that a text with three consonants on end leaves vowels out of. */
  #withVowels(text: string, known: readonly string[]): string[] | undefined {
    if (text.length < SHORTEST_DENSE || !isDense(text)) return undefined;
    const of = (how: string) => known.filter((word) => shortOf(text, word) === how);
    const whole = of('whole');
    const [one, ...others] = this.#telling(whole.length > 0 ? whole : of('start')).sort(
      (word, other) => word.length - other.length,
    );
    return one !== undefined && others.every((word) => isSame(one, word)) ? [one] : undefined;
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

  #nearest(text: string): string | undefined {
    const words = this.#byStart.get(text.charAt(0)) ?? [];
    const most = errorsIn(text.length);
    let best: { word: string; errors: number } | undefined;
    let isShared = false;
    for (const word of words) {
      const errors = isAbbreviation(text, word) ? 1 : distance(text, word, most);
      if (errors > Math.max(most, 1) || (errors > most && !isAbbreviation(text, word))) continue;
      // 'Verbouwing' is no slip for 'verhouding': two other letters make another word.
      if (errors > 1 && !isSlip(text, word) && !isWithin(word, text)) continue;
      if (best && errors === best.errors) isShared = !isSame(best.word, word);
      if (!best || errors < best.errors) {
        best = { word, errors };
        isShared = false;
      }
    }
    // Two wrong letters that could be of either word are of neither.
    if (best && this.#idle.has(best.word) && !isSlip(text, best.word)) return undefined;
    return isShared && best && best.errors > 1 ? undefined : best?.word;
  }
}

/** 'Werkbonnensoftware': two words of names that were written as one. */
function namedParts(text: string, isName: (text: string) => boolean): string[] | undefined {
  for (let at = LONG_PART; at <= text.length - LONG_PART; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every(isName)) return parts;
  }
  return undefined;
}

/** The second part of a compound that begins so or has no vowels left: 'rek' and 'sldo', but not 'sch'. */
function headOf(short: string): string | undefined {
  const isBegun = /[aeiouy]/.test(short);
  const [one, ...others] = HEADS.filter(
    (head) =>
      (isBegun && head.startsWith(short) && head.length - short.length > 1) ||
      shortOf(short, head) === 'whole',
  ).sort((head, other) => head.length - other.length);
  return one !== undefined && others.every((head) => isSame(one, head)) ? one : undefined;
}
