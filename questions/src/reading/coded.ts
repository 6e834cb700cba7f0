import { SPELLING } from '../lexicon/lexicon.ts';
import { nameWords } from '../names/name-index.ts';
import { endOfName } from '../names/own-name.ts';
import { folded } from '../text/fold.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Coded } from '../world.ts';

/** 'kasboek', 'memoriaal', but not 'dagboek' itself. */
const SHORTEST_CUE = 7;
/** How a journal of one word is called: 'loonjournaal'. */
const JOURNAL = /.(?:boek|journaal)$/;
/** A word of a name that is shorter says too little of it. */
const SHORTEST_PART = 5;

interface CodedAt {
  readonly kind: 'dagboek' | 'kostenplaats';
  readonly code: string;
  /** How many words name it. */
  readonly length: number;
}

/** The kostenplaats or journal that the words begin with; a kostenplaats also by a word that only its name has. */
export function codedAt(rest: readonly Token[], vocabulary: Vocabulary): CodedAt | undefined {
  const { codes } = vocabulary;
  const text = rest[0]?.text ?? '';
  const journal = JOURNAL.test(text)
    ? codes.dagboek.find(({ naam }) => folded(naam) === text)
    : undefined;
  if (journal) return { kind: 'dagboek', code: journal.code, length: 1 };
  // 'Kosten SERV per maand', as answers call it; a code is never put right.
  const raw = rest[0]?.raw ?? '';
  const coded = isTelling(raw, vocabulary)
    ? codes.kostenplaats.find(({ code }) => folded(code) === raw)
    : undefined;
  if (coded) return { kind: 'kostenplaats', code: coded.code, length: 1 };
  if (SPELLING.isKnown(text)) return undefined;
  const named = namedAt(codes.kostenplaats, rest, 0);
  if (named) return { kind: 'kostenplaats', code: named.code, length: named.to };
  const part = partNamed(text, vocabulary);
  return part && { kind: 'kostenplaats', code: part.code, length: 1 };
}

/** A code of letters that is no word of a name. */
const isTelling = (text: string, { accounts, relations }: Vocabulary): boolean =>
  /^[a-z]{3,}$/.test(text) &&
  !SPELLING.isKnown(text) &&
  !relations.index.has(text) &&
  !accounts.index.has(text);

function partNamed(text: string, { codes, accounts, relations }: Vocabulary): Coded | undefined {
  if (
    text.length < SHORTEST_PART ||
    relations.index.has(text) ||
    accounts.index.find(text, 'part').length > 0
  )
    return undefined;
  const [only, ...others] = codes.kostenplaats.filter(({ naam }) => nameWords(naam).includes(text));
  return others.length === 0 ? only : undefined;
}

/** 'Bankboek' is the journal whose name begins as it does. */
export function isCalled({ naam }: Coded, { text }: Token): boolean {
  return text.length >= SHORTEST_CUE && folded(naam).startsWith(text.slice(0, 4));
}

/** The one whose whole name begins at a word, and where that ends. */
export function namedAt(
  codes: readonly Coded[],
  tokens: readonly Token[],
  from: number,
): { readonly code: string; readonly to: number } | undefined {
  for (const { code, naam } of codes) {
    const words = nameWords(naam);
    const to = words.length > 0 ? endOfName(tokens, from, words) : undefined;
    if (to !== undefined) return { code, to };
  }
  return undefined;
}

/** The journal of the bank, where there is one. */
export function bankBook({ world }: Vocabulary): { readonly dagboek?: string } {
  const [book, ...others] = world.journals.filter(({ naam }) => folded(naam).startsWith('bank'));
  return book && others.length === 0 ? { dagboek: book.code } : {};
}
