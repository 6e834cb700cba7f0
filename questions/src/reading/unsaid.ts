import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import { isPeriodSplit } from './draft.ts';
import { IN_PERCENT } from './figures.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** Totals that are read where a turn names nothing: 'wie was dat', 'welke leverancier'. */
const TOTALS = /^(?:omzet|kosten|resultaat)$/;
const NAMING: ReadonlySet<string> = new Set(['figure', 'subject', 'side']);
/**
 * What the reading of a turn does without a word that says so: it goes on with a total that nobody named, divides by time what was divided otherwise, or
 * drops what the one before it was held against.
 * Something else was meant (decision 0140).
 */
export function unsaid(
  sense: Sense,
  question: Question,
  { question: before, offered }: Before,
): AskedBack | undefined {
  if (!before || offered !== undefined) return undefined;
  if (JSON.stringify(question) === JSON.stringify(before)) return undefined;
  if (isUnnamed(sense, question, before))
    return { kind: 'ask', text: 'Waarvan wil je dat weten?', questions: [question] };
  if (isUndivided(sense, question, before))
    return ask('Van welke lijst wil je dat zien?', [
      { ...question, split: before.split },
      question,
    ]);
  return isUnheld(sense, question, before)
    ? ask('Wil je dat weer naast elkaar zien?', [
        { ...question, ...(before.period && { period: before.period }), against: before.against },
        question,
      ])
    : undefined;
}

/** Whether a turn names what it is about, whatever was asked before it. */
export const namesSubject = ({ tokens, figures, scanned, relation, references }: Sense): boolean =>
  figures.length > 0 ||
  tokens.some(({ text }) => /^(?:bruto|netto)$/.test(text)) ||
  relation !== undefined ||
  references.accounts.length > 0 ||
  scanned.marks.some(({ meanings }) => meanings.some(({ role }) => NAMING.has(role)));

function isUnnamed(sense: Sense, { subject, split }: Question, before: Question): boolean {
  const isTotal = subject.kind === 'figure' && TOTALS.test(subject.key);
  if (
    !isTotal ||
    namesSubject(sense) ||
    (before.subject.kind === 'figure' && IN_PERCENT[subject.key] === before.subject.key) ||
    /^(?:charged|relation)$/.test(before.subject.kind) ||
    (split === 'relatie' && before.split === 'relatie')
  )
    return false;
  const isWithin = (key: string, whole: unknown) =>
    new RegExp(`"${key}["_]`).test(JSON.stringify(whole) ?? '');
  return (
    !isWithin(subject.key, [before.subject, before.of]) &&
    !(before.subject.kind === 'figure' && isWithin(before.subject.key, subject))
  );
}

/** 'Welke heeft het beste resultaat' of a list of kostenplaatsen: no month. */
const isUndivided = (
  { scanned, tokens }: Sense,
  { split, order }: Question,
  before: Question,
): boolean =>
  isPeriodSplit(split) &&
  order !== undefined &&
  before.split !== undefined &&
  !isPeriodSplit(before.split) &&
  scanned.marks.every(({ piece }) => piece === undefined) &&
  !tokens.some(({ text }) => UNIT.test(text));
const UNIT = /^(?:maand|mnd|kwartaal|kwrt|jaar)/;

/** 'Welke posten wijken het meest af' of what was held against last year, without a period of its own. */
const isUnheld = (
  { scanned, relation, details }: Sense,
  { subject, against, measure, split, order }: Question,
  before: Question,
): boolean =>
  before.against !== undefined &&
  against === undefined &&
  measure !== 'boekingen' &&
  before.measure !== 'oorzaken' &&
  relation === undefined &&
  Object.keys(details.sizes).length === 0 &&
  !(isPeriodSplit(split) && (measure ?? order) === undefined) &&
  /^(?:figure|account|sum)$/.test(subject.kind) &&
  scanned.marks.every(({ piece }) => piece === undefined);
