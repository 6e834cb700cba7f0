import { distance, errorsIn } from './distance.ts';
import { numberOfWord } from './numbers.ts';
import { stem } from './stem.ts';
import { tokenOf, type Token } from './tokens.ts';

/** Second parts of compounds that a question divides: 'maandomzet', 'huurkosten'. */
const HEADS: readonly string[] =
  'kosten lasten uitgaven omzet opbrengst opbrengsten winst resultaat marge saldo cijfers bedrag rekening rekeningen factuur facturen betaling betalingen boekingen groei stijgers dalers stijgingen dalingen verschil ontwikkeling overzicht verloop stand premie premies vergoeding inkomsten verkopen inkopen stijging daling schuld schulden gemiddelde totaal verbruik lijst factuurtjes abonnement abonnementen voorschot verbinding nota contract tarief bijdrage termijn'.split(
    ' ',
  );
/** How those are shortened. */
const SHORT_HEADS: Readonly<Record<string, string>> = {
  res: 'resultaat', fact: 'factuur', rek: 'rekening', reknr: 'rekening', pct: 'percentage', perc: 'percentage',
  omz: 'omzet', opbr: 'opbrengst', abo: 'abonnement', abbo: 'abonnement', abonn: 'abonnement', bet: 'betaling',
  cijf: 'cijfers', gem: 'gemiddelde', overz: 'overzicht', verg: 'vergoeding', prem: 'premie', vord: 'vordering',
}; // prettier-ignore
const SHORTEST_PART = 3;
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
    // prettier-ignore
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
    const parts = this.#parts(text);
    const short = parts === undefined ? this.#shortened(token) : undefined;
    if (short) return short.map((part, place) => ({ ...tokenOf(part, place === 0 && isDashed, short.length > 1), ...(short.length === 1 && { raw: token.raw }), ...(place === 0 && listed) })); // prettier-ignore
    const isSure = parts !== undefined && (this.isKnown(parts[0] ?? '') || isName(parts[0] ?? ''));
    const nearest = isSure ? undefined : this.#nearest(text);
    if (parts && nearest === undefined) {
      return parts.map((part, place) => ({ ...tokenOf(part, place === 0 && isDashed, true), ...(place === 0 && listed) })); // prettier-ignore
    }
    return [nearest === undefined ? token : { ...tokenOf(nearest, isDashed), raw: token.raw, ...listed }]; // prettier-ignore
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

  /** What a word is short for: 'openst.', 'nettores', 'groeipct'. */
  #shortened({ text, isShort }: Token): string[] | undefined {
    const head = Object.keys(SHORT_HEADS).find(
      (each) => text.endsWith(each) && this.#known.has(this.#bare(text.slice(0, -each.length))),
    );
    if (head !== undefined && text.length - head.length >= SHORTEST_PART) {
      const [left, right] = [text.slice(0, -head.length), SHORT_HEADS[head] ?? head];
      return this.#known.has(left + right) ? [left + right] : [this.#bare(left), right];
    }
    const found = (this.#byStart.get(text.charAt(0)) ?? []).filter((word) => word.startsWith(text));
    // What means something comes before what does not: 'overl.' is no meeting.
    const telling = found.filter((word) => this.#heads.has(word));
    const longer = telling.length > 0 ? telling : found;
    const [one] = longer.sort((word, other) => word.length - other.length);
    const least = text.length + (isShort === true ? 1 : 2);
    if (one === undefined || text.length < (isShort === true ? 2 : 4)) return undefined;
    const isOne = longer.every((word) => word.slice(0, least) === one.slice(0, least));
    return isOne && one.length > text.length ? [one] : undefined;
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

const letters = (text: string): string => [...text].sort().join('');
const single = (text: string): string => text.replace(/(.)\1/g, '$1');

/** A letter left out, letters swapped, one doubled or not: no other word is made so. */
const isSlip = (text: string, word: string): boolean =>
  text.length < word.length || letters(text) === letters(word) || single(text) === single(word);

const isSame = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, -2)) || other.startsWith(one.slice(0, -2));

const consonants = (text: string): string => text.replace(/[aeiou]/g, '');

/** 'omzt' and 'kwrtl' leave out nothing but vowels. */
function isAbbreviation(text: string, word: string): boolean {
  const isShorter = text.length >= 4 && word.length > text.length && word.length <= text.length + 4;
  if (!isShorter) return false;
  const left = consonants(text);
  return text.length - left.length <= 1 && left === consonants(word);
}
