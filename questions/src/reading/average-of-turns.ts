import type { Question } from '@kengetal/contract';
import { monthsIn } from '@kengetal/ledger';
import { isStock } from './draft.ts';
import { isRatio } from './measure-asked.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { areAlikeBut, runOf, spanOfAll, unitOf } from './turns.ts';
import { areBookYears, ask, chosenOf, isAmount, isSamePeriod, type Said } from './turns-chosen.ts';

/** 'Gemiddeld' of what was added up, of months that were each asked, or by the unit that is said. */
export function averageOf(
  turns: readonly Question[],
  said: Said,
  sense: Sense,
): Question | AskedBack | undefined {
  const isSum = beginsWithSum(turns);
  const told = isSum ? turns.slice(1) : turns;
  const run = chosenOf(runOf(told, 'period'), told, { ...said, unit: undefined });
  const [last] = told;
  if (!last || !run || last.split !== undefined || !isAmount(last)) return undefined;
  if ('kind' in run) return run;
  const own = unitOf(run.map(({ period }) => period));
  const unit = said.unit ?? own;
  const isMeant = isSum || said.count !== undefined || own === unit;
  if (!isMeant || unit === undefined || isStock(last, sense.vocabulary) || isRatio(last.subject))
    return undefined;
  const period = spanOfAll(run.map((each) => each.period));
  if (!period) return ask('Ik middel over een reeks zonder gaten. Welke periodes bedoel je?');
  const monthly = { ...last, period, measure: 'gemiddelde' as const };
  if (unit !== 'jaar' || own !== 'jaar' || areYears(run, sense))
    return { ...monthly, ...(unit !== 'maand' && { split: unit }) };
  return said.unit === undefined
    ? monthly
    : ask('Een gemiddelde per jaar geef ik van boekjaren van twaalf maanden. Wat wil je zien?', [
        monthly,
      ]);
}

/** Whether the last turn is what those before it were added up to. */
function beginsWithSum([head, ...earlier]: readonly Question[]): boolean {
  const summed = runOf(earlier, 'period');
  return (
    summed.length > 1 &&
    head !== undefined &&
    summed.every((each) => areAlikeBut('period', each, head)) &&
    isSamePeriod(head.period, spanOfAll(summed.map(({ period }) => period)))
  );
}

/** Years that are longer, or of the calendar, are averaged by month. */
const areYears = (run: readonly Question[], { vocabulary: { calendar } }: Sense): boolean =>
  run.every(({ period }) => period && monthsIn(period) === 12) && areBookYears(run, calendar);
