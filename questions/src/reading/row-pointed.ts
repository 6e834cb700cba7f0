import type { Question } from '@kengetal/contract';
import { LEXICON } from '../lexicon/lexicon.ts';
import { UNITS } from '../periods/time-words.ts';
import { countOf, ordinalOf } from '../text/numbers.ts';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import type { Before, FoundRow } from '../world.ts';
import { isParty, ofFound } from './pointed.ts';

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
export function rowAsked(text: string, question: Question): Question | undefined {
  const found = placeIn(tokensOf(text), question);
  if (!found) return undefined;
  const { rows: _, measure: __, ...list } = question;
  const order = question.order ?? 'hoogste';
  return { ...list, order, limit: 1, ...(found.place > 1 && { skip: found.place - 1 }) };
}

/** The words of a turn with the row that it names as 'die klant', and what is gone on from. */
export function withRow(
  tokens: readonly Token[],
  { question, row, ...before }: Before,
): { readonly tokens: readonly Token[]; readonly before: Before } | undefined {
  const found = question && row && placeIn(tokens, question);
  if (!found) return undefined;
  const said = [tokenOf('die'), tokenOf(nounOf(row, question))];
  return {
    tokens: [...tokens.slice(0, found.from), ...said, ...tokens.slice(found.to)],
    before: { ...before, question: ofFound(question, row), found: row },
  };
}

const nounOf = (row: FoundRow, { subject }: Question): string => {
  if (!('relatie' in row)) return 'rekening';
  const isSold = subject.kind === 'figure' ? subject.key === 'omzet' : subject.kind === 'open' && subject.groep === 'debiteuren'; // prettier-ignore
  return isSold ? 'klant' : 'leverancier';
};

function placeIn(tokens: readonly Token[], question: Question): Place | undefined {
  const { subject, split, limit, measure, against, only } = question;
  const isOpen = subject.kind === 'open' && split === undefined && subject.older === undefined && only === undefined; // prettier-ignore
  const isList = (isOpen || PARTS.has(split)) && limit !== 1 && against === undefined;
  if (!isList || (measure ?? 'aandeel') !== 'aandeel') return undefined;
  const [found, ...others] = tokens.flatMap((_, at) => placeAt(tokens, at, question) ?? []);
  if (!found || others.length > 0 || found.place > (limit ?? Infinity)) return undefined;
  const isMore = tokens.some(({ text }, at) => (at < found.from || at >= found.to) && !BARE.test(text)); // prettier-ignore
  return isMore ? found : undefined;
}

function placeAt(tokens: readonly Token[], at: number, { order }: Question): Place | undefined {
  const [text, behind] = [tokens[at]?.text ?? '', tokens[at + 1]?.text];
  if (/^(?:nummer|nr)$/.test(text)) {
    const place = countOf(behind) ?? ordinalOf(behind);
    return place === undefined || place > 20 ? undefined : { from: at, to: at + 2, place };
  }
  const isTop = TOP.test(text) && (order === undefined || order === 'hoogste');
  const place = ordinalOf(text) ?? (isTop ? 1 : undefined);
  if (place === undefined || !/^(?:de|die)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const isNoun = behind !== undefined && (isParty(behind) || OF_ROWS.test(behind));
  if (!isNoun && isOfOther(tokens, at + 1)) return undefined;
  return { from: at - 1, to: at + (isNoun ? 2 : 1), place };
}

/** 'De eerste maand', 'de grootste drie', 'de eerste factuur': no row of the list. */
const isOfOther = (tokens: readonly Token[], at: number): boolean =>
  countOf(tokens[at]?.text) !== undefined ||
  UNITS.longestAt(tokens, at) !== undefined ||
  /^(?:keer|helft|weken|dagen|nota|stap)$/.test(tokens[at]?.text ?? '') ||
  LEXICON.longestAt(tokens, at)?.values.some(({ role }) => NAMING.has(role)) === true;
