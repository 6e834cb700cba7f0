import { countOf } from '../text/numbers.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { cuesOf } from './combining-cues.ts';
import { groupsOfFigure } from './draft.ts';
import { type Mark } from './scan.ts';
import { senseOf, type Sense } from './sense.ts';

const SMALL = /^(?:de|het|een|die|dat|van|bij|aan|voor|op|in|uit|mijn|onze|klant|leverancier)$/;
const LEADING = /^(?:en|ook|maar|dan|doe|nee|nou|liever|graag)$/;
const BEHIND = /^(?:en|of|maar|noch|is|zijn|was|waren|komt|komen|kwam|kwamen)$/;

/** Where something is denied, and the words that say what. */
interface Denied {
  /** 'niet', or 'anders dan', with 'maar' or 'en' before it. */
  readonly from: number;
  readonly start: number;
  /** First word after what is denied. */
  readonly end: number;
}

/**
 * 'Kosten maar niet de autokosten' and 'anders dan personeel' leave out, as 'zonder' does; 'niet per
 * maand maar per kwartaal' asks what stands behind it.
 */
export function withoutDenied(sense: Sense, { question }: Before): readonly Token[] | undefined {
  const { tokens, vocabulary } = sense;
  const denied = deniedIn(sense) ?? lastDenied(sense);
  if (!denied) return undefined;
  const { from, start, end } = denied;
  const before = tokens.slice(0, from);
  const isTurn = question !== undefined && before.every(({ text }) => LEADING.test(text));
  const of = senseOf(before, vocabulary);
  if ((!isTurn && !saysMore(of)) || cuesOf(of, 'plus', 'min', 'bijtellen', 'samen').length > 0)
    return undefined;
  const mark = markAt(sense, start);
  if (mark && isElsewhere(of, sense, mark)) return [...before, ...tokens.slice(end)];
  const next = tokens.slice(end);
  if (next[0]?.text === 'maar' && next.length > 1) return [...before, ...next.slice(1)];
  if (mark && roleOf(mark) === 'split') return isTurn ? undefined : [...before, ...next];
  return [
    ...before,
    tokenOf('zonder'),
    ...tokens.slice(start, end),
    ...next.filter(({ text }) => text !== 'niet'),
  ];
}

/** 'Alle kosten op de huur na' is without the huur; 'op een na de grootste' is of places. */
export function withExcepted(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex(({ text }) => text === 'op');
  const to = tokens.findIndex(({ text }, place) => place > from + 1 && text === 'na');
  const isEnd =
    to === tokens.length - 1 || /^(?:in|over|van|dit|vorig)$/.test(tokens[to + 1]?.text ?? '');
  if (from < 0 || to < 0 || !isEnd || countOf(tokens[from + 1]?.text) !== undefined) return tokens;
  return [
    ...tokens.slice(0, from),
    tokenOf('zonder'),
    ...tokens.slice(from + 1, to),
    ...tokens.slice(to + 1),
  ];
}

/** 'Niet', small words, and then something of the books that ends what is said. */
function deniedIn(sense: Sense): Denied | undefined {
  const { tokens, relation, references } = sense;
  const isPlaced = (place: number) =>
    relation?.places.has(place) === true ||
    references.places.has(place) ||
    sense.rest.some((word) => word.place === place);
  for (const [place, { text }] of tokens.entries()) {
    const isOther = text === 'anders' && tokens[place + 1]?.text === 'dan';
    if (text !== 'niet' && !isOther) continue;
    let start = place + (isOther ? 2 : 1);
    while (SMALL.test(tokens[start]?.text ?? '')) start += 1;
    const mark = markAt(sense, start);
    if (mark && (roleOf(mark) === undefined || isDone(tokens[start]))) continue;
    let end = mark?.to ?? start;
    while (
      !mark &&
      (isPlaced(end) || (end > start && SMALL.test(tokens[end]?.text ?? '') && isPlaced(end + 1)))
    )
      end += 1;
    const next = tokens[end];
    const isTime = mark?.piece !== undefined;
    const isEnd =
      next === undefined ||
      BEHIND.test(next.text) ||
      next.isNext === true ||
      (!isTime && markAt(sense, end)?.piece !== undefined);
    if (end === start || !isEnd || (isOther && isTime)) continue;
    const isTied = /^(?:maar|en)$/.test(tokens[place - 1]?.text ?? '');
    return { from: isTied ? place - 1 : place, start, end };
  }
  return undefined;
}

/** 'En augustus niet', 'maar de lonen niet'. */
function lastDenied(sense: Sense): Denied | undefined {
  const { tokens } = sense;
  const from = tokens.findLastIndex(({ text }) => text === 'maar' || text === 'en');
  let start = from + 1;
  while (SMALL.test(tokens[start]?.text ?? '')) start += 1;
  const mark = markAt(sense, start);
  const isWhole =
    from >= 0 && mark !== undefined && roleOf(mark) !== undefined && mark.to === tokens.length - 1;
  return isWhole && tokens.at(-1)?.text === 'niet' ? { from, start, end: mark.to } : undefined;
}

const markAt = ({ scanned }: Sense, place: number): Mark | undefined =>
  scanned.marks.find(({ from }) => from === place);

/** What can be denied: a figure, a period, or how it is divided. */
const roleOf = ({ piece, meanings }: Mark): 'figure' | 'split' | 'time' | undefined =>
  piece
    ? 'time'
    : (['figure', 'split'] as const).find((role) => meanings.some((each) => each.role === role));

/** 'De omzet, niet de winst': no part of what is asked. */
function isElsewhere({ figures }: Sense, sense: Sense, mark: Mark): boolean {
  const denied = sense.figures.find((each) => each.mark.from === mark.from);
  const groups = figures.flatMap(({ key }) => groupsOfFigure(key));
  return (
    denied !== undefined &&
    figures.length > 0 &&
    !groupsOfFigure(denied.key).every((group) => groups.includes(group))
  );
}

/** Whether a reading of something that is denied is the opposite of what was said. */
export const isDenying = ({ tokens, scanned, rest, relation }: Sense): boolean =>
  tokens.some(({ text }, place) => {
    const start = place + 1 + tokens.slice(place + 1).findIndex((each) => !SMALL.test(each.text));
    const isNamed =
      scanned.marks.some((mark) => mark.from === start && roleOf(mark) !== undefined) ||
      rest.some((word) => word.place === start) ||
      relation?.places.has(start) === true;
    return text === 'niet' && start > place && isNamed && !isDone(tokens[start]);
  });

/** 'Niet gefactureerd' denies a deed, and nothing that is told apart. */
const isDone = (token: Token | undefined): boolean =>
  /^(?:[a-z]{2,4})?ge[a-z]+(?:d|t|en)$/.test(token?.text ?? '');

const saysMore = ({ figures, relation, references, rest, scanned }: Sense): boolean =>
  figures.length > 0 ||
  relation !== undefined ||
  references.places.size > 0 ||
  rest.length > 0 ||
  scanned.marks.some(({ meanings }) =>
    meanings.some(({ role }) => role === 'noun' || role === 'subject'),
  );
