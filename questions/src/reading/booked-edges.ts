import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import type { Calendar } from '../periods/calendar.ts';
import { monthSpan } from '../periods/calendar.ts';
import { PeriodScan } from '../periods/marks.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { asked } from './draft.ts';
import { POINTING } from './pointing.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

const WHICH = /^(?:welke?|wanneer|wat|hoe|hoever|waar)$/;
/** What is looked for: a moment in the books, or how far they go. */
const MOMENT =
  /^(?:wanneer|maand|maanden|mnd|datum|dag|periode|periodes|hoever|ver|recent|actueel|begint|begon|eindigt)$/;
/** The books, or that something was put in them. */
const BOOKS =
  /^(?:boeken|boekhouding|boeking|boekingen|mutatie|transactie|administratie|cijfers|gegevens|data|journaalposten|import|(?:in|bij)?geboekte?|(?:bij)?gewerkt|verwerkte?|ingelezen|ingevoerd|ingeladen|geimporteerd|bij|weet)$/;
const LAST =
  /^(?:tot|tm|tem|laatste?|jongste|nieuwste|recent|recente|recentste|ver|hoever|actueel|eindigt|eindigde|stopt|ophoudt|bij)$/;
const FIRST = /^(?:eerste?|oudste|vanaf|sinds|sedert|begint|begon|beginnen|start|startte|terug)$/;

const ALL = /^welke (?:maanden|periodes|kwartalen) /;
const SHORT = 7;
const TURN = /^(?:en|dan|nu|ook|alleen|in|over|van|voor)$/;

/**
 * Whether a question asks for the first or last moment that the books hold, and of nothing in them:
 * 'tot wanneer zijn de boeken bij', 'wat is de jongste maand waarin iets geboekt staat'.
 */
export function asksBooked(sense: Sense): boolean {
  const { tokens, figures, relation, references, rest, scanned } = sense;
  // 'Bij' is that they are up to date at the end alone: 'elke maand bij ons' is of whom.
  const isWith = (at: number) =>
    tokens[at]?.text === 'bij' && !/^(?:met|nu)?$/.test(tokens[at + 1]?.text ?? '');
  const has = (words: RegExp) => tokens.some(({ text }, at) => words.test(text) && !isWith(at));
  const isOf =
    figures.length > 0 ||
    relation !== undefined ||
    references.places.size > 0 ||
    meant(scanned.marks, 'noun').some(({ value }) => value !== 'maanden') ||
    meant(scanned.marks, 'order').some(({ value }) => value === 'hoogste' || value === 'laagste') ||
    rest.some(
      ({ token: { text } }) => sense.vocabulary.isName(text) || ACCOUNT_MEANINGS.has(stem(text)),
    );
  // 'En in de laatste geboekte maand' is a period.
  const isBare = tokens.length <= SHORT && !TURN.test(tokens[0]?.text ?? '');
  const isWhich = has(WHICH) || isBare;
  // 'Welke maand is het meest recent' says nothing but that.
  const isOnlyThat =
    /^(?:welke|wat)$/.test(tokens[0]?.text ?? '') &&
    has(/^is$/) &&
    rest.length === 0 &&
    tokens.length <= SHORT;
  const isEdge = has(LAST) || has(FIRST) || ALL.test(tokens.map(({ text }) => text).join(' '));
  return !isOf && isWhich && asksMoment(sense) && (has(BOOKS) || isOnlyThat) && isEdge;
}

/** 'De cijfers van de laatste maand' ask for none, as 'de laatste geboekte maand' and 'de laatste maand met cijfers' do. */
const asksMoment = ({ tokens, scanned }: Sense): boolean =>
  tokens.some(({ text }, at) => {
    if (!MOMENT.test(text)) return false;
    const period = scanned.marks.find(({ from, to, piece }) => piece && from <= at && at < to);
    return (
      period === undefined ||
      /^(?:die|dat|waarin|waarvan|waarover|waar|met)$/.test(tokens[at + 1]?.text ?? '') ||
      (at === tokens.length - 1 &&
        tokens
          .slice(period.from, at)
          .some((each) => /^(?:geboekte|verwerkte|ingelezen|bekende)$/.test(each.text)))
    );
  });

export const readBooked: Reader = (sense) => {
  if (!asksBooked(sense)) return undefined;
  const data = { subject: { kind: 'data' } } as const;
  return LAST_DAY.test(sense.tokens.map(({ text }) => text).join(' '))
    ? asked({ subject: { kind: 'lines' }, order: 'nieuwste', limit: 1 }, [data])
    : asked(data);
};

/** The day of it, and not only its month. */
const LAST_DAY =
  /^(?:wanneer|op welke (?:dag|datum)) (?:is|was|werd) (?:de|mijn|onze) (?:aller)?laatste (?:boeking|mutatie|transactie)\b/;

const OF_MONTH = /\b(?:die|deze|diezelfde|dezelfde) (?:maand|mnd)\b/;
const OF_ALL = /\b(?:die|deze) (?:hele |gehele )?(?:tijd|periode|jaren)\b/;

/**
 * A turn behind what the books hold: of their first or last month, of the year that was asked, or of all
 * that is booked, as it points at it.
 */
export function ofBooked(texts: readonly string[], before: Before, calendar: Calendar): Before {
  const { question, said } = before;
  const { booked, last } = calendar;
  if (question?.subject.kind !== 'data' || !booked) return before;
  const turn = texts.join(' ');
  const words = tokensOf(said ?? '');
  const scan = new PeriodScan(words, calendar, { isVat: false, isComparing: false });
  const years = words.flatMap((_, at) => scan.at(at)?.piece.year?.span ?? []);
  const isFirst = words.some(({ text }) => FIRST.test(text));
  const isLast = words.some(({ text }) => LAST.test(text));
  const month = monthSpan(isFirst && !isLast ? booked.periode_min : last);
  const period = OF_MONTH.test(turn)
    ? isFirst !== isLast || (isLast && !words.some(({ text }) => text === 'begint'))
      ? month
      : undefined
    : texts.some((text) => POINTING.has(text))
      ? (years[0] ?? (OF_ALL.test(turn) ? booked : undefined))
      : undefined;
  return period ? { ...before, question: { ...question, period } } : before;
}
