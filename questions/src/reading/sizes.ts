import type { Question } from '@kengetal/contract';
import { amountAt } from '../text/numbers.ts';
import { isMarked, meant, type Scanned } from './scan.ts';

/** Sizes of lines or rows in cents. */
export type Sizes = Pick<
  NonNullable<Question['only']>,
  'vanaf_cents' | 'tot_cents' | 'boven_cents' | 'onder_cents'
>;

const MOST_OR_LEAST =
  /^(?:vanaf|minstens|minimaal|minimum|minste|tenminste|ruim|hoogstens|maximaal|hooguit|niet|max|maximum)$/;

/** Sizes of rows, of which those are told that are more or less. */
export function rowSizes({
  vanaf_cents,
  boven_cents = vanaf_cents,
  tot_cents,
  onder_cents = tot_cents,
}: Sizes): NonNullable<Question['rows']> {
  return {
    ...(boven_cents !== undefined && { boven_cents }),
    ...(onder_cents !== undefined && { onder_cents }),
  };
}

/** The sizes that lines are narrowed to. */
export function sizesIn({
  vanaf_cents,
  tot_cents,
  boven_cents,
  onder_cents,
}: NonNullable<Question['only']> = {}): Sizes {
  return {
    ...(vanaf_cents !== undefined && { vanaf_cents }),
    ...(tot_cents !== undefined && { tot_cents }),
    ...rowSizes({ boven_cents, onder_cents }),
  };
}

/** Whether lines are of one size. */
export const isExact = ({ vanaf_cents, tot_cents }: Sizes): boolean =>
  vanaf_cents !== undefined && vanaf_cents === tot_cents;

/** How far an amount may stand behind the word that says that something is more than it. */
const FURTHEST = 4;
const REACHED =
  /^(?:haal|haalt|halen|haalde|haalden|gehaald|bereikt|bereikte|bereikten|aantikte|aantikten|tikte|tikten|doorbrak|doorbraken)$/;

/** 'Waarin we een ton haalden', 'een ton of meer'. */
function leastOf(
  texts: readonly string[],
  read: (at: number, isPlain: boolean) => number | undefined,
): number | undefined {
  const isReached = texts.some((text) => REACHED.test(text));
  const isMore = texts.some(
    (text, at) => text === 'of' && /^(?:meer|hoger|groter)$/.test(texts[at + 1] ?? ''),
  );
  if (!isReached && !isMore) return undefined;
  for (let at = 0; at < texts.length; at += 1) {
    const amount = amountAt(texts, at)?.isMoney === true ? read(at, false) : undefined;
    if (amount !== undefined) return amount;
  }
  return undefined;
}

/** Up to an amount, or up to and with it, by the words that stand before it. */
function edgeAt(texts: readonly string[], at: number): 'onder_cents' | 'tot_cents' | undefined {
  const [first, second, word] = [-3, -2, -1].map((back) => texts[at + back]);
  if (word === 'tm') return 'tot_cents';
  if (first === 'tot' && second === 'en' && word === 'met') return 'tot_cents';
  return word === 'tot' ? 'onder_cents' : undefined;
}

/** 'Tussen 50 en 100 euro', 'van 50 tot 100 euro'. */
function rangeIn(
  texts: readonly string[],
  read: (at: number, isPlain: boolean) => number | undefined,
): Sizes | undefined {
  for (const [at, text] of texts.entries()) {
    const from = texts[at + 1] === 'de' ? at + 2 : at + 1;
    const low = /^(?:tussen|van|vanaf)$/.test(text) ? amountAt(texts, from) : undefined;
    if (!low) continue;
    const next = from + low.length;
    const isTo = texts[next] === 'tot' && texts[next + 1] === 'en' && texts[next + 2] === 'met';
    const isJoined =
      text === 'tussen' ? texts[next] === 'en' : /^(?:tot|tm)$/.test(texts[next] ?? '');
    // 'Van 2023 tot 2024' is of years.
    const high = isJoined ? read(next + (isTo ? 3 : 1), text === 'tussen') : undefined;
    if (high === undefined) continue;
    const isBelow = texts[next] === 'tot' && !isTo;
    return { vanaf_cents: read(from, true), [isBelow ? 'onder_cents' : 'tot_cents']: high };
  }
  return undefined;
}

/** 'Van elke honderd euro omzet' names no size. */
const priced = (texts: readonly string[]): number[] =>
  texts.flatMap((text, at) => {
    const amount = /^(?:elke|iedere)$/.test(text) ? amountAt(texts, at + 1) : undefined;
    return amount ? Array.from({ length: amount.length }, (_, more) => at + 1 + more) : [];
  });

/** '90.000 euro is de grens. In welke maanden gingen de kosten daaroverheen': more than an amount that was said. */
function edgesOf(cents: number, texts: readonly string[]): Sizes {
  if (
    texts.some((text) =>
      /^(?:daaroverheen|eroverheen|daarboven|erboven|heen|voorbij|gepasseerd|passeerde|passeerden|doorbroken)$/.test(
        text,
      ),
    )
  )
    return { boven_cents: cents };
  if (texts.some((text) => /^(?:daaronder|eronder)$/.test(text))) return { onder_cents: cents };
  return { vanaf_cents: cents, tot_cents: cents };
}

/** Sizes that a question says of lines or rows, in cents; the words that they take are added to `places`. */
export function sizesOf(
  { tokens, marks }: Scanned,
  places: Set<number>,
  isTaken: (place: number) => boolean,
): Sizes {
  const texts = tokens.map(({ text }) => text);
  const sizes: { -readonly [Key in keyof Sizes]: Sizes[Key] } = {};
  const read = (at: number, isPlain: boolean): number | undefined => {
    if (isMarked(marks, at) || isTaken(at)) return undefined;
    // 'Meer dan een halve ton'.
    const amount = amountAt(
      texts,
      texts[at] === 'een' && /^hal(?:f|ve)$/.test(texts[at + 1] ?? '') ? at + 1 : at,
    );
    if (!amount || (!amount.isMoney && !isPlain)) return undefined;
    // 'Meer dan 10 klanten' counts.
    if (
      !amount.isMoney &&
      meant(marks, 'noun').some(({ mark }) => mark.from === at + amount.length)
    )
      return undefined;
    // 'Meer dan 20% van de omzet' is of no amount.
    if (/^(?:%|procent|pct|perc)$/.test(texts[at + amount.length] ?? '')) return undefined;
    for (let place = at; place < at + amount.length + (texts[at] === 'een' ? 1 : 0); place += 1)
      places.add(place);
    return amount.cents;
  };
  const readBehind = (from: number): number | undefined => {
    const direct = read(from, true);
    if (direct !== undefined) return direct;
    // 'Oversteeg de omzet een ton': the amount stands further on.
    for (let at = from + 1; at <= from + FURTHEST; at += 1) {
      const amount = read(at, false);
      if (amount !== undefined) return amount;
    }
    return undefined;
  };
  const range = rangeIn(texts, read);
  if (range) return range;
  for (const { mark, value } of meant(marks, 'link')) {
    const isIncluded = texts.slice(mark.from, mark.to).some((text) => MOST_OR_LEAST.test(text));
    if (value === 'boven')
      sizes[isIncluded ? 'vanaf_cents' : 'boven_cents'] ??= readBehind(mark.to);
    else if (value === 'onder')
      sizes[isIncluded ? 'tot_cents' : 'onder_cents'] ??= readBehind(mark.to);
  }
  for (const place of priced(texts)) places.add(place);
  const least = leastOf(texts, read);
  if (least !== undefined) sizes.vanaf_cents ??= least;
  if (Object.values(sizes).some((cents) => cents !== undefined)) return sizes;
  texts.forEach((_, at) => {
    if (sizes.vanaf_cents !== undefined || places.has(at)) return;
    const exact = read(at, /^(?:precies|exact)$/.test(texts[at - 1] ?? ''));
    const edge = edgeAt(texts, at);
    if (exact !== undefined) Object.assign(sizes, edge ? { [edge]: exact } : edgesOf(exact, texts));
  });
  return sizes;
}
