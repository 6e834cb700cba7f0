import type { Question } from '@kengetal/contract';
import { isKengetal, type Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { lineOf } from './turn-words.ts';
import { isPlainAmount, runOf, spanOfAll, turnsBefore, unitOf } from './turns.ts';
import { AMOUNTS, areBookYears, ask } from './turns-chosen.ts';

const BESIDE =
  /^(?:(?:en|dan|nu|graag|eens|zet|leg|toon|geef|doe|die|dat|deze|ze|de|alle|beide|allebei|twee|drie|vier|2|3|4|jaren|kwartalen|maanden|periodes|cijfers|bedragen) )*(?:(?:naast|onder) elkaar|op (?:een|1) rij(?:tje)?)(?: graag| dan| eens| aub| zetten| leggen)*$|^(?:en |dan |graag |doe |maar |ze )*(?:allebei|beide|alle (?:twee|drie|2|3))(?: graag| dan| maar| aub)*$/;
const PARTS = / (?:jaren|kwartalen|maanden|periodes) /;
const TWO = / (?:twee|2|beide|allebei) /;

/** 'Zet ze naast elkaar' after periods that were each asked: a series, or two beside each other; or figures. */
export function turnsBeside(sense: Sense, before: Before): Question | AskedBack | undefined {
  const line = lineOf(sense);
  if (!BESIDE.test(line.trim())) return undefined;
  const { calendar } = sense.vocabulary;
  const most = TWO.test(line) ? 2 : undefined;
  const run = runOf(turnsBefore(before), 'period').slice(0, most);
  const [last, then, ...more] = run.toSorted(
    (a, b) => (b.period?.periode_max ?? 0) - (a.period?.periode_max ?? 0),
  );
  if (!last?.period || !canStandBeside(last)) return undefined;
  // 'Zet de kwartalen onder elkaar' divides what was told.
  if (!then?.period && PARTS.test(line)) return undefined;
  if (!then?.period)
    return (
      figuresBeside(before, most) ??
      (line.includes(' elkaar ') ? ask('Wat wil je naast elkaar zien?', [last]) : undefined)
    );
  const series = seriesOf(run, calendar);
  if (series) return { ...last, ...series };
  return more.length > 0
    ? undefined
    : {
        ...last,
        ...(!isReport(last) && { measure: 'bedrag' as const }),
        against: usualAgainst(last.period, then.period, calendar),
      };
}

/** The same after figures of one period. */
function figuresBeside(before: Before, most: number | undefined): Question | AskedBack | undefined {
  const run = runOf(turnsBefore(before), 'subject').slice(0, most);
  return run.length > 1 && run.every(({ subject }) => AMOUNTS.has(subject.kind))
    ? besideOf(run.toReversed())
    : undefined;
}

const isReport = ({ subject }: Question): boolean => subject.kind === 'component';

const canStandBeside = (question: Question): boolean =>
  isPlainAmount(question) &&
  question.split === undefined &&
  (isReport(question) || AMOUNTS.has(question.subject.kind));

/** The whole of periods that follow on each other, by the one unit that they are. */
function seriesOf(
  run: readonly Question[],
  calendar: Calendar,
): { period: Span; split: NonNullable<Question['split']> } | undefined {
  const periods = run.map(({ period }) => period);
  const [split, period] = [unitOf(periods), spanOfAll(periods)];
  const areWhole = split !== 'jaar' || areBookYears(run, calendar);
  return split && period && areWhole ? { period, split } : undefined;
}

/** Figures beside each other in one answer; or else which of them is meant. */
export function besideOf(turns: readonly Question[]): Question | AskedBack {
  const [head, ...others] = turns;
  const keys = others.flatMap(({ subject }) => plainOf(subject) ?? []);
  const one = head && plainOf(head.subject);
  return head && one !== undefined && keys.length === others.length
    ? { ...head, subject: { kind: 'figure', key: one, also: keys } }
    : { kind: 'ask', text: 'Welk daarvan wil je zien?', questions: turns };
}

const plainOf = (subject: Question['subject']): string | undefined =>
  subject.kind === 'figure' && Object.keys(subject).length === 2 && !isKengetal(subject.key)
    ? subject.key
    : undefined;
