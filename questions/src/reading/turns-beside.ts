import type { Question } from '@kengetal/contract';
import type { Span } from '@kengetal/ledger';
import type { Calendar } from '../periods/calendar.ts';
import type { Before } from '../world.ts';
import { usualAgainst } from './against.ts';
import type { Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';
import { isPlainAmount, runOf, spanOfAll, turnsBefore, unitOf } from './turns.ts';
import { AMOUNTS, areBookYears } from './turns-chosen.ts';

const BESIDE =
  /^(?:(?:en|dan|nu|graag|eens|zet|leg|toon|geef|die|dat|deze|ze|de|alle|beide|allebei|twee|drie|vier|2|3|4|jaren|kwartalen|maanden|periodes|cijfers) )*(?:(?:naast|onder) elkaar|op (?:een|1) rij(?:tje)?)$|^(?:en )?(?:allebei|beide|alle (?:twee|drie|2|3))$/;

/** 'Zet ze naast elkaar' after periods that were each asked: a series, or two beside each other. */
export function turnsBeside(sense: Sense, before: Before): Question | undefined {
  if (!BESIDE.test(lineOf(sense).trim())) return undefined;
  const { calendar } = sense.vocabulary;
  const run = runOf(turnsBefore(before), 'period');
  const [last, then, ...more] = run.toSorted(
    (a, b) => (b.period?.periode_max ?? 0) - (a.period?.periode_max ?? 0),
  );
  if (!last?.period || !then?.period || !canStandBeside(last)) return undefined;
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

const isReport = ({ subject }: Question): boolean => subject.kind === 'component';

const canStandBeside = (question: Question): boolean =>
  isPlainAmount(question) &&
  question.split === undefined &&
  (isReport(question) || AMOUNTS.has(question.subject.kind));

/** The whole of periods that follow on each other, by the one unit that they are. */
export function seriesOf(
  run: readonly Question[],
  calendar: Calendar,
): { period: Span; split: NonNullable<Question['split']> } | undefined {
  const periods = run.map(({ period }) => period);
  const [split, period] = [unitOf(periods), spanOfAll(periods)];
  const areWhole = split !== 'jaar' || areBookYears(run, calendar);
  return split && period && areWhole ? { period, split } : undefined;
}
