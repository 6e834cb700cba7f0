import type { Question } from '@kengetal/contract';
import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { isPeriodSplit } from './draft.ts';

const LEAD =
  '(?:(?:en|dan|nu|nou|maar|graag|geef|toon|laat|zie|mij|me|ook|eens|even|dan|wil|ik|wat|wie|welke|zijn|waren|is|staan|staat|er|op|doe) )*';
const TAIL = '(?: (?:graag|dan|ook|aub|ajb|eens|even|zien|nog|maar))*';
const COUNT = '([a-z]+|\\d{1,2})';
const ROWS =
  '(?: (?:klanten|leveranciers|afnemers|posten|kostenposten|rekeningen|groepen|namen|debiteuren|crediteuren))?';
const line = (pattern: string) => new RegExp(`^${LEAD}${pattern}${TAIL}$`);

/** 'De vijf daarna', 'nog drie', 'de volgende vijf'. */
const NEXT = [
  line(
    `de ${COUNT}${ROWS} (?:daarna|erna|daaronder|eronder|daarachter|erachter|daarop|erop|hierna)`,
  ),
  line(`(?:de )?volgende(?: ${COUNT})?${ROWS}`),
  line(`nog (?:eens )?${COUNT}${ROWS}`),
];
/** 'De laatste vijf' of ten are those at their end. */
const LAST = line(
  `(?:de )?laatste ${COUNT}(?: (?:van|uit) (?:die|dat|de) (?:lijst|lijstje|rijtje|tien))?`,
);
/** 'Nummer 6 t/m 10', 'op twee en drie'. */
const RANGE = line(
  `(?:op )?(?:de )?(?:nummer )?${COUNT} (?:tm|tot en met|tot|en|a)(?: nummer)? ${COUNT}${ROWS}`,
);
/** 'Allemaal behalve de grootste', 'alles op de grootste twee na'. */
const BUT = line(
  `(?:alle(?:maal|s)?|iedereen|de rest)?${ROWS} ?(?:behalve|zonder|uitgezonderd|buiten|minus) (?:de )?(?:top ${COUNT}|nummer een|nummer 1|(?:${COUNT} )?(?:grootste|hoogste|bovenste|eerste|beste|duurste)(?: ${COUNT})?)${ROWS}`,
);
const ALL = line('(?:ze |die )?(?:allemaal|alle|de hele lijst|de volledige lijst|het hele rijtje)');
/** 'Toch liever tien'. */
const OTHER = line(`(?:(?:nee|toch|liever|eigenlijk|hooguit) )+${COUNT}${ROWS}`);

const isOfParts = ({ split, subject, against }: Question): boolean =>
  (subject.kind === 'figure' || subject.kind === 'open') &&
  split !== undefined &&
  !isPeriodSplit(split) &&
  split !== 'ouderdom' &&
  against === undefined;

/** Other rows of the order that was told: the next of them, a stretch, all, or all but the first. */
export function furtherRows(
  tokens: readonly Token[],
  question: Question | undefined,
): Question | undefined {
  if (
    !question ||
    !isOfParts(question) ||
    /^(?:aantal|oorzaken|boekingen)$/.test(question.measure ?? '')
  )
    return undefined;
  const text = tokens.map((token) => token.text).join(' ');
  const { limit, skip = 0, measure, ...rest } = question;
  const order = question.order ?? ('hoogste' as const);
  const list = { ...rest, ...(measure === 'aandeel' && { measure }), order };
  const rows = (from: number, count?: number): Question => ({
    ...list,
    ...(count !== undefined && { limit: count }),
    ...(from > 0 && { skip: from }),
  });
  const next = limit === undefined ? null : firstOf(NEXT, text);
  if (next && limit !== undefined) {
    const count = next[1] === undefined ? limit : countOf(next[1]);
    return count === undefined || (count === 1 && next[1] === 'een')
      ? undefined
      : rows(skip + limit, count);
  }
  const atEnd = countOf(LAST.exec(text)?.[1]);
  if (limit !== undefined && atEnd !== undefined && atEnd < limit)
    return rows(skip + limit - atEnd, atEnd);
  const [, from, to] = RANGE.exec(text) ?? [];
  const [first, last] = [countOf(from), countOf(to)];
  if (first !== undefined && last !== undefined && last > first)
    return rows(first - 1, last - first + 1);
  const but = BUT.exec(text);
  if (but) {
    const counts = but
      .slice(1)
      .filter((each) => each !== undefined)
      .map(countOf);
    const count = counts[0] ?? 1;
    if (
      counts.some((each) => each === undefined) ||
      (limit !== undefined && limit > 1 && count >= limit)
    )
      return undefined;
    return limit === undefined || limit === 1 ? rows(count) : rows(skip + count, limit - count);
  }
  if (limit !== undefined && ALL.test(text)) return rows(0);
  const other = limit === undefined ? undefined : countOf(OTHER.exec(text)?.[1]);
  return other === undefined ? undefined : rows(skip, other);
}

const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? null;
