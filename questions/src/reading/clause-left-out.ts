import type { FigureKey } from '../lexicon/types.ts';
import type { Token } from '../text/tokens.ts';
import { isPeriod } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { TOTALS } from './figures.ts';
import { lostAt, missedAt } from './missed.ts';
import { leftBy, type Left } from './operands.ts';
import { isTold } from './operated.ts';
import { operationOf } from './operation.ts';
import { isPart } from './parts-named.ts';
import { draftOf } from './plain.ts';
import { has, senseOf as senseBy, type Sense } from './sense.ts';

type SenseOf = (part: string) => Sense;

/** A clause that leaves something out of what another asks, or takes it off. */
interface Leaving {
  readonly at: number;
  readonly link: 'zonder' | 'min';
  readonly what: readonly Token[];
  /** 'Geen energie', 'de energie niet': what is denied need be no part of what is asked. */
  readonly isDenied: boolean;
}

const ASKS = /^(?:wat|hoeveel|hoe|welke?|wie|waar|wanneer)$/;
/** 'Zonder die kosten' is without what was told; 'de rente op die lening' names it. */
const POINTS = /^(?:die|deze|dat|dit)$/;
/** What is taken away and not left out, or is still to come off. */
const OFF = /^(?:af|eraf|ervanaf)$/;
const DENYING = /^(?:geen|niet|noch|dus|en|maar|ook|dan)$/;
const BTW = /^(?:de|btw|omzetbelasting)$/;
/** 'Doen alsof we die bus nooit verkocht hadden, dus zonder het boekresultaat': what it comes to is said. */
const AS_IF = /\balsof\b/i;
/** 'Wat rest er' of what is taken off. */
const REST =
  /^(?:en )?(?:wat|hoeveel) (?:rest|resteert|blijft|houd|hou|houden)(?: (?:er|we|wij|ik|je|dan|nog|over))*\W*$/i;
/** Where a clause begins that no sign shows. */
const IF =
  /(?<= )(?=(?:als|wanneer|indien|waarbij|mits|maar dan) |en (?:noem|geef|toon|zeg|vertel|bereken) )/i;
/** Of more clauses than this no question is made. */
const MOST = 9;

/**
 * A question with a clause of its own for what is left out of it or taken off it, before or behind it ('de
 * huur niet meegeteld', 'laat de rente er maar buiten', 'geen energie'), said with 'zonder' or 'min' behind
 * what is asked.
 */
export function clauseLeftOut(text: string, senseOf: SenseOf): string {
  const parts = clausesOf(text.trim().replace(/\s+/g, ' ')).flatMap((part) => part.split(IF));
  if (parts.length < 2 || parts.length > MOST || missedAt(senseOf(text).tokens) >= 0) return text;
  const leaving = parts.map((part, at) => leavingIn(senseOf(part), at)).findLast(Boolean);
  if (!leaving) return text;
  const { at, link, what, isDenied } = leaving;
  const names = what.some(({ text: word }) => word === 'en') ? namesBefore(parts, at, senseOf) : [];
  const isSaid = /^(?:maar )?dus\s/i.test(parts[at] ?? '');
  const isIdle = (part: string) =>
    (isSaid && AS_IF.test(part)) || (link === 'min' && REST.test(part));
  const asking = parts
    .filter((part, place) => place !== at && !names.includes(place) && !isIdle(part))
    .join('')
    .trim()
    .replace(/[.,;:?!–—-]$/, '');
  const asked = senseOf(asking);
  const draft = draftOf(asked);
  if (draft?.kind !== 'asked') return text;
  const { subject } = draft.asked;
  if (!/^(?:figure|account|open|lines|relation)$/.test(subject.kind)) return text;
  const key = subject.kind === 'figure' ? (subject.key as FigureKey) : undefined;
  // Of a result costs are off already.
  if (link === 'min' && key !== 'omzet' && key !== 'kosten') return text;
  const left = leftIn(what, asked, key);
  if (!left && !what.every((token) => BTW.test(token.text))) return text;
  const isIn =
    left === undefined ||
    left.relations.length > 0 ||
    (subject.kind === 'figure' &&
      isPart(left, subject, asked) &&
      !left.keys.some((each) => TOTALS.has(each)));
  if (isDenied && !isIn) return asking;
  const named = names.map((place) => parts[place]?.trim() ?? '');
  return [asking, link, ...named, ...what.map(({ raw }) => raw)].join(' ');
}

/** What is named, as a part of what is asked where it is one. */
function leftIn(
  what: readonly Token[],
  { vocabulary }: Sense,
  key: FigureKey | undefined,
): Left | undefined {
  if (isTold(senseBy(what, vocabulary))) return undefined;
  return [leftBy(what, vocabulary, key), leftBy(what, vocabulary, undefined)].find(
    (each): each is Left => typeof each === 'object',
  );
}

/** What one clause leaves out or takes off; not where it asks something, or says when. */
function leavingIn(sense: Sense, at: number): Leaving | undefined {
  const { tokens } = sense;
  const texts = tokens.map(({ text }) => text);
  const isOther = texts.some((text, place) => ASKS.test(text) || isPeriod(place, sense));
  // 'Als Jansen wegvalt' is read with what is asked.
  if (isOther || lostAt(tokens) >= 0) return undefined;
  const operation = operationOf(sense);
  if (!operation || operation.what.length === 0) return undefined;
  const { does, what } = operation;
  const named = tokens.findIndex((token) => token === what[0]);
  if (POINTS.test(texts[named - 1] ?? '')) return undefined;
  const isStillOn = does === 'met' && operation.isNot && texts.some((text) => OFF.test(text));
  // 'Btw eraf' is without it.
  const isOut = does === 'uit' || isStillOn || has(sense, 'link', 'excl');
  if (!isOut && does !== 'af') return undefined;
  const isDenied = tokens.every((token) => DENYING.test(token.text) || what.includes(token));
  return { at, link: isOut ? 'zonder' : 'min', what, isDenied };
}

/** The names before the last of a list: 'huur, lease en brandstof niet meegeteld'. */
function namesBefore(parts: readonly string[], at: number, senseOf: SenseOf): number[] {
  const names: number[] = [];
  for (let place = at - 1; place >= 0; place -= 1) {
    const sense = senseOf(parts[place] ?? '');
    const isName =
      parts[place]?.trimEnd().endsWith(',') === true &&
      sense.tokens.length <= 3 &&
      !sense.tokens.some((_, each) => isPeriod(each, sense)) &&
      typeof leftBy(sense.tokens, sense.vocabulary, undefined) === 'object';
    if (!isName) break;
    names.unshift(place);
  }
  return names;
}
