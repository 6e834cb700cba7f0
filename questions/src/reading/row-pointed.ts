import type { Question } from '@kengetal/contract';
import { LEXICON } from '../lexicon/lexicon.ts';
import { UNITS } from '../periods/time-words.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import type { Before, FoundRow } from '../world.ts';
import { isParty } from './party-words.ts';
import { ofFound } from './pointed.ts';

const PARTS: ReadonlySet<Question['split']> = new Set(['relatie', 'rekening', 'groep']);
const TOP = /^(?:bovenste|grootste|hoogste|duurste|beste)$/;
const OF_ROWS = /^(?:post|kostenpost|rekening|naam)$/;
const NAMING: ReadonlySet<string> = new Set(['noun', 'figure', 'subject', 'split']);
/** Words that ask for nothing but the row itself, or for the same row of another period. */
const BARE =
  /^(?:en|of|dan|van|in|over|de|die|dat|het|is|was|wie|wat|nu|maar|alleen|graag|eens|even|ook|bij|hoeveel|procent|geef|rijtje|lijst|lijstje|daarvan|vorig|jaar|boekjaar|\d{4})$/;

interface Place {
  readonly from: number;
  readonly to: number;
  /** From one on. */
  readonly place: number;
}

/** The one row of a list that a turn asks more of: 'welke facturen heeft de tweede nog liggen'. */
export function rowAsked(text: string, before: Before): Question | undefined {
  const found = rowIn(tokensOf(text), before);
  if (!found) return undefined;
  const { rows: _, measure: __, ...list } = found.list;
  const { limit: ___, skip: ____, ...all } = list;
  const order = found.order ?? list.order ?? 'hoogste';
  return { ...all, order, limit: 1, ...(found.place > 1 && { skip: found.place - 1 }) };
}

/** The words of a turn with the row that it names as 'die klant', and what is gone on from. */
export function withRow(
  tokens: readonly Token[],
  { row, ...before }: Before,
): { readonly tokens: readonly Token[]; readonly before: Before } | undefined {
  const found = row && rowIn(tokens, before);
  if (!found || 'period' in row) return undefined;
  const said = [tokenOf('die'), tokenOf(nounOf(row, found.list))];
  const question = ofFound(found.list, row);
  return {
    tokens: [...tokens.slice(0, found.from), ...said, ...tokens.slice(found.to)],
    before: {
      ...before,
      question: found.like ? likewise(found.like, question) : question,
      found: row,
    },
  };
}

/** A figure without one of its rows. */
function withoutRow(
  subject: Extract<Question['subject'], { kind: 'figure' }>,
  row: FoundRow,
): Question['subject'] {
  const { without = [], without_accounts = [], without_relations = [] } = subject;
  if ('relatie' in row)
    return { ...subject, without_relations: [...without_relations, row.relatie] };
  return 'rekening' in row
    ? { ...subject, without_accounts: [...without_accounts, row.rekening] }
    : { ...subject, without: [...without, row.groep] };
}

/** What leaves a row out, and what may stand beside that. */
const LEAVING =
  /^(?:zonder|behalve|exclusief|excl|weg(?:[a-z]*(?:denk|val|laa?t|haal|halen|neem|nemen|blijf)[a-z]*|viel|ging)?|eruit|(?:af|uit)val(?:t|len)|kwijtra[a-z]+|verlie(?:s|st|zen)|vertrek(?:t|ken)|opstap[a-z]*|opzeg[a-z]*|stopt|mee(?:tel|reken|neem|nemen)[a-z]*)$/;
const AROUND =
  /^(?:en|maar|dan|nu|nou|stel|gesteld|als|wanneer|indien|ik|we|wij|je|men|ons|onze|ie|de|het|er|eens|even|niet|nog|zou|zouden|laat|laten|denk|denken|haal|halen|val|valt|vallen|gaat|wat|hoeveel|welke?|blijft|blijven|bleef|over|hou|houdt?|houden|resteert|is|was|zijn|hebben?|had|hadden|kom|komen|kwam|uit|op|totaal|mee|aan)$/;
const IT = /^(?:die|deze|dat|hem|haar)$/;

/** 'Als wij die klant wegdenken, welke omzet blijft er dan over' of the largest: the amount without it. */
export function withoutFound(
  tokens: readonly Token[],
  { question, found }: Before,
): Question | undefined {
  if (!question || !found || 'period' in found || 'boekstuk' in found) return undefined;
  const { subject, split, limit, period } = question;
  if (subject.kind !== 'figure' || limit !== 1 || !PARTS.has(split)) return undefined;
  const isFrame = ({ text }: Token) =>
    [LEAVING, AROUND, IT, OF_ROWS].some((words) => words.test(text)) ||
    isParty(text) ||
    text === subject.key;
  const isSaid =
    tokens.some(({ text }) => IT.test(text)) && tokens.some(({ text }) => LEAVING.test(text));
  return isSaid && tokens.every(isFrame)
    ? { subject: withoutRow(subject, found), ...(period && { period }) }
    : undefined;
}

/** 'En nummer vier' after something else was asked of the third: the same of the fourth. */
function likewise(question: Question, { subject: of }: Question): Question {
  const { subject } = question;
  if (subject.kind === 'relation' && of.kind === 'relation')
    return { ...question, subject: { ...subject, relatie: of.relatie } };
  return subject.kind === of.kind
    ? { ...question, subject: of }
    : { subject: of, ...(question.period && { period: question.period }) };
}

interface Row extends Place {
  readonly list: Question;
  readonly order?: 'hoogste' | 'laagste';
  /** What was asked of another row of it. */
  readonly like?: Question;
}

/** The row that a turn names, of the list right before it or of the one that it went on from. */
function rowIn(
  tokens: readonly Token[],
  { question, list: told = question }: Before,
): Row | undefined {
  // A list right before it is the one that is meant, and else the last that was told.
  const list = question && isList(question) ? question : told;
  if (!question || !list || !isList(list)) return undefined;
  if (list === question) {
    const own = list.limit === 1 ? undefined : placeIn(tokens, list);
    return own && isMore(tokens, own) ? { ...own, list } : undefined;
  }
  // 'Wat was de hoogste' of the bookings of a row is one of those.
  const isOfLines = question.measure === 'boekingen' && tokens.some(({ text }) => TOP.test(text));
  const isOfRow =
    !isOfLines &&
    /^(?:relation|account)$/.test(question.subject.kind) &&
    !PARTS.has(question.split);
  const { limit, ...all } = list;
  const place = isOfRow ? placeIn(tokens, limit === 1 ? all : list) : undefined;
  // 'En de beste' after something was asked of the worst.
  const other =
    isOfRow && list.order === 'laagste' && !place
      ? placeIn(tokens, { ...all, order: 'hoogste' })
      : undefined;
  return other
    ? { ...other, list, order: 'hoogste', like: question }
    : place && { ...place, list, like: question };
}

/** Whether a turn asks more than which row it is. */
const isMore = (tokens: readonly Token[], { from, to }: Place): boolean =>
  tokens.some(({ text }, at) => (at < from || at >= to) && !BARE.test(text));

/** Whether a turn names a row, of which list ever. */
export const namesRow = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => placeAt(tokens, at, { order: 'laagste' }) !== undefined);

const nounOf = (row: FoundRow, { subject }: Question): string => {
  if (!('relatie' in row)) return 'rekening';
  const isSold =
    subject.kind === 'figure'
      ? subject.key === 'omzet'
      : subject.kind === 'open' && subject.groep === 'debiteuren';
  return isSold ? 'klant' : 'leverancier';
};

/** Whether rows of it can be named by their place. */
export function isList({ subject, split, measure, against, only }: Question): boolean {
  const isOpen =
    subject.kind === 'open' &&
    split === undefined &&
    subject.older === undefined &&
    only === undefined;
  return (
    (isOpen || PARTS.has(split)) &&
    against === undefined &&
    /^(?:aandeel|samen)$/.test(measure ?? 'aandeel')
  );
}

function placeIn(tokens: readonly Token[], question: Question): Place | undefined {
  const [found, ...others] = tokens.flatMap((_, at) => placeAt(tokens, at, question) ?? []);
  return others.length > 0 || (found && found.place > (question.limit ?? Infinity))
    ? undefined
    : found;
}

function placeAt(
  tokens: readonly Token[],
  at: number,
  { order }: Pick<Question, 'order'>,
): Place | undefined {
  const [text, behind] = [tokens[at]?.text ?? '', tokens[at + 1]?.text];
  if (/^(?:nummer|nr)$/.test(text)) {
    const place = countOf(behind) ?? ordinalOf(behind);
    return place === undefined || place > 20 ? undefined : { from: at, to: at + 2, place };
  }
  // 'De op één na grootste'.
  const isSecond =
    text === 'op' &&
    countOf(behind) !== undefined &&
    tokens[at + 2]?.text === 'na' &&
    TOP.test(tokens[at + 3]?.text ?? '');
  if (isSecond) return { from: at - 1, to: at + 4, place: (countOf(behind) ?? 1) + 1 };
  const isTop =
    text === 'bovenste' || (TOP.test(text) && (order === undefined || order === 'hoogste'));
  const place = ordinalOf(text) ?? (isTop ? 1 : undefined);
  if (place === undefined || !/^(?:de|die)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const isNoun =
    behind !== undefined &&
    (isParty(behind) || OF_ROWS.test(behind) || /^(?:daarvan|hiervan|ervan)$/.test(behind));
  if (!isNoun && isOfOther(tokens, at + 1)) return undefined;
  return { from: at - 1, to: at + (isNoun ? 2 : 1), place };
}

/** 'De eerste maand', 'de grootste drie', 'de eerste factuur': no row of the list. */
const isOfOther = (tokens: readonly Token[], at: number): boolean =>
  countOf(tokens[at]?.text) !== undefined ||
  UNITS.longestAt(tokens, at) !== undefined ||
  /^(?:keer|helft|weken|dagen|nota|stap)$/.test(tokens[at]?.text ?? '') ||
  (tokens[at]?.isNext !== true &&
    LEXICON.longestAt(tokens, at)?.values.some(
      ({ role, value }) => NAMING.has(role) || value === 'boekingen',
    ) === true);
