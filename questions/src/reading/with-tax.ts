import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { draftOf } from './plain.ts';
import { meant } from './scan.ts';
import { has, senseOf, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { finished } from './finish.ts';
import { withTime } from './with-time.ts';
import type { Before } from '../world.ts';
import type { AskedBack } from './together.ts';

/** Figures that are charged, or that invoices are of. */
const CHARGED: ReadonlySet<FigureKey> = new Set([
  'omzet',
  'kosten',
  'kostprijs_omzet',
  'inkoopwaarde',
  'debiteuren',
  'crediteuren',
] as const);
const BOUGHT: ReadonlySet<FigureKey> = new Set([
  'kosten',
  'kostprijs_omzet',
  'inkoopwaarde',
] as const);
const RESULT = /resultaat|marge|ebitda/;

/** 'Winst incl. btw' and 'brandstof incl. btw' are no amounts of the books; 'incl. btw' behind costs is what was bought. */
export function withTax(
  sense: Sense,
  time: Time,
  before: Before,
): Question | AskedBack | undefined {
  if (!has(sense, 'link', 'incl') || has(sense, 'link', 'excl')) return undefined;
  const { tokens, scanned, vocabulary } = sense;
  const marks = meant(scanned.marks, 'link').filter(({ value }) => value === 'incl');
  const left = tokens.filter(
    (_, place) => !marks.some(({ mark }) => mark.from <= place && place < mark.to),
  );
  const draft = draftOf(senseOf(left, vocabulary));
  const isOwn = draft?.kind === 'asked' && draft.isBare !== true;
  const of = isOwn
    ? withTime(sense, finished(sense, draft.asked, time), time, before)
    : draft === undefined
      ? before.question
      : undefined;
  const isBought = of?.subject.kind === 'figure' && BOUGHT.has(of.subject.key as FigureKey);
  if (isBought && !isOwn) return { ...of, subject: { kind: 'charged', groep: 'crediteuren' } };
  if (!of || !isWithoutTax(of)) return undefined;
  const isResult = of.subject.kind === 'figure' && RESULT.test(of.subject.key);
  const text = isResult
    ? 'Winst en marge zijn altijd zonder btw. Wat wil je zien?'
    : 'Met btw ken ik alleen alles wat gefactureerd of ingekocht is. Wat wil je zien?';
  return { kind: 'ask', text, questions: [of] };
}

const isWithoutTax = ({ subject }: Question): boolean =>
  subject.kind === 'account' ||
  (subject.kind === 'figure' &&
    subject.also === undefined &&
    !CHARGED.has(subject.key as FigureKey) &&
    (RESULT.test(subject.key) || isFlow(subject.key)));

const isFlow = (key: string): boolean => isDefinitionKey(key) && definition(key).basis === 'flow';
