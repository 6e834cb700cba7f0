import type { Question } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import { tokenOf, tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';
import { ask, isAmount } from './turns-chosen.ts';

/** 'Hoeveel is dat van', 'wat maakt dat uit van': of what was told, beside what stands behind it. */
const PART =
  /^ (?:(?:en|dus|maar|dan|ok|oke) )*(?:hoeveel|wat|welk) (?:\S+ ){0,3}?(?:(?:dat|dit) (?:(?:dan|nou|nu|uit|ongeveer|precies|eigenlijk|ook) )*|het )van |^ (?:(?:en|dus|maar|dan) )*(?:hoeveel|wat) van (?:(?:de|het|onze|ons|mijn|alle|totale|hele) )+\S+ (?:is|zijn|was|waren|maakt|maken) (?:dat|dit|die) /;
const OMZET = JSON.stringify({ kind: 'figure', key: 'omzet' });
/** 'Op de omzet', 't.o.v. de omzet'. */
const OVER =
  /^ (?:(?:en|dus|dan|nu) )*(?:op|tov|ten opzichte van|gedeeld door|afgezet tegen) (?:de |het |onze |mijn )?/;
const OF_OMZET = /^ (?:(?:en|dus|dan) )*van (?:de |het |onze |mijn )?\S+(?: dan)? $/;
const WHOLES: ReadonlySet<string> = new Set(['figure', 'account', 'vat']);

/** 'Wat is dat van de omzet' behind an amount: how much percent it is of that. */
export function asPercent(sense: Sense, { question }: Before): readonly Token[] | undefined {
  const { tokens, figures } = sense;
  const isSaid = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  if (!question || figures.length === 0 || isSaid) return undefined;
  const over = OVER.exec(lineOf(sense))?.[0].trim().split(' ').length ?? 0;
  const [{ key, mark }] = figures as [(typeof figures)[0]];
  const isOver = over > 0 && mark.from === over && mark.to === tokens.length && key === 'omzet';
  if (isOver && isAmount(question) && JSON.stringify(question.subject) !== OMZET)
    return [...tokensOf('als percentage van'), ...tokens.slice(over)];
  // 'Van de omzet' behind a margin, which is of that.
  const isOfMargin =
    question.subject.kind === 'figure' &&
    isKengetal(question.subject.key) &&
    question.subject.key.includes('marge') &&
    key === 'omzet';
  if (isOfMargin && OF_OMZET.test(lineOf(sense))) return tokensOf('hoeveel is dat');
  if (!PART.test(lineOf(sense))) return undefined;
  const at = tokens.findIndex(({ text }) => /^(?:hoeveel|wat)$/.test(text));
  return [
    ...tokens.slice(0, at),
    ...['hoeveel', 'procent'].map((text) => tokenOf(text)),
    ...tokens.slice(at + 1),
  ];
}

/** What 'hoeveel is dat van' may not tell: the figure behind it, where nothing before it is a part of that. */
export function partOfOther(
  sense: Sense,
  question: Question,
  before: Question,
): AskedBack | undefined {
  const { subject } = question;
  const isOther =
    WHOLES.has(subject.kind) && JSON.stringify(subject) !== JSON.stringify(before.subject);
  if (!isOther || !PART.test(lineOf(sense))) return undefined;
  const { measure: _, of: __, ...whole } = question;
  const isShare = subject.kind === 'figure' && WHOLES.has(before.subject.kind);
  const share: Question[] = isShare
    ? [{ ...whole, subject: before.subject, measure: 'aandeel', of: subject.key }]
    : [];
  return ask('Welk deel dat daarvan is kan ik zo niet zeggen. Wat wil je zien?', [...share, whole]);
}
