import UFuzzy from '@leeoniya/ufuzzy';
import { GROUPS, type BooksGroupKey, type Entries, type Entry, type GroupKey } from './entry.ts';

export interface Found {
  key: GroupKey | BooksGroupKey | 'recent' | 'ask';
  label: string;
  entries: readonly Entry[];
  /** Leads to all of them, behind the last. */
  more?: Entry;
  /** How many there are in all; the list holds the best of them. */
  total: number;
}

/** Most of one group that the list shows. */
const SHOWN = 8;
const RECENT_SHOWN = 5;
/** Without a question only what there are a few of; accounts and the rest come by typing. */
const AT_REST: Readonly<Record<GroupKey, number>> = {
  screens: 8,
  actions: 5,
  reports: 4,
  projects: 4,
  chats: 4,
  accounts: 0,
};

/** Parts of words count: 'kosten' finds 'personeelskosten'. */
const exact = new UFuzzy();
/** One slip per word of five letters or more, less for shorter ones, none in numbers. */
const tolerant = new UFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
const WORDS_IN_ANY_ORDER = 4;
/** With more hits than this, which only single letters give, they stay in their own order. */
const RANKED = 2_000;

/** What entries are found by, made once for as long as the list is the same. */
const texts = new WeakMap<readonly Entry[], string[]>();

function textsOf(entries: readonly Entry[]): string[] {
  const known = texts.get(entries);
  if (known) return known;
  const made = entries.map(({ label, detail = '', words = '' }) =>
    plain(`${label} ${detail} ${words}`),
  );
  texts.set(entries, made);
  return made;
}

/**
 * What answers the question, by group in their fixed order, best first. Without a question: what
 * was chosen lately, and a few of each group. Slips count only where nothing is right.
 * @param forgiving false while something right may still be found elsewhere
 */
export function search(
  all: Entries,
  question: string,
  recent: readonly string[],
  forgiving = true,
): Found[] {
  const words = plain(question).trim();
  if (words === '') return question.trim() === '' ? atRest(all, recent) : [];
  const right = searchWith(exact, all, words, recent);
  return right.length > 0 || !forgiving ? right : searchWith(tolerant, all, words, recent);
}

function searchWith(fuzzy: UFuzzy, all: Entries, words: string, recent: readonly string[]) {
  return GROUPS.flatMap(({ key, label }): Found[] => {
    const entries = all[key];
    const [hits, info, order] = fuzzy.search(textsOf(entries), words, WORDS_IN_ANY_ORDER, RANKED);
    if (!hits || hits.length === 0) return [];
    const places = order ? order.map((each) => info.idx[each]) : hits;
    const ranked = places.flatMap((place) => entries[place ?? -1] ?? []);
    const best = lately(ranked, words, recent);
    return [{ key, label, entries: best.slice(0, SHOWN), total: ranked.length }];
  });
}

/** Of those whose name has the words at its start, what was chosen lately goes first. */
function lately(ranked: readonly Entry[], words: string, recent: readonly string[]): Entry[] {
  const isFirst = ({ key, label }: Entry) => recent.includes(key) && plain(label).startsWith(words);
  return [...ranked.filter(isFirst), ...ranked.filter((entry) => !isFirst(entry))];
}

function atRest(all: Entries, recent: readonly string[]): Found[] {
  const every = GROUPS.flatMap(({ key }) => all[key]);
  const again = recent
    .flatMap((key) => every.find((entry) => entry.key === key) ?? [])
    .slice(0, RECENT_SHOWN);
  const rest = GROUPS.map(({ key, label }): Found => {
    const others = all[key].filter((entry) => !again.includes(entry)).slice(0, AT_REST[key]);
    // How many more there are is told of a question only.
    return { key, label, entries: others, total: others.length };
  });
  const lead: Found = { key: 'recent', label: 'Recent', entries: again, total: again.length };
  return [lead, ...rest].filter(({ entries }) => entries.length > 0);
}

/** Without accents, and with nothing that the search takes for a sign of its own. */
function plain(text: string): string {
  return UFuzzy.latinize(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
