import { changePercent, difference, valueOf } from '../books/figures/values.ts';
import { tellAmounts, tellDifference } from './amount.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, columnNow, type Asking } from './asking.ts';
import { openAt, openMeasured, type OpenAsked, type OpenAt } from './open-at.ts';
import type { Shown } from './open-figures.ts';
import { WORDS } from './open-narrowed.ts';
import { chosenRows } from './rows.ts';
import { tellSeries } from './series.ts';
import { tellSeriesAgainst } from './series-against.ts';
import { isPeriodSplit } from './series-by.ts';
import { Telling } from './telling.ts';

/** What is open at the end of several months, or at the end of one beside that of another. */
export async function tellOpenBeside(
  asking: Asking,
  asked: OpenAsked,
  name: string,
): Promise<Answer> {
  const { split, against, measure } = asking.question;
  const measured = openMeasured(asking, asked, name);
  if (isPeriodSplit(split)) {
    return against === undefined
      ? tellSeries(asking, measured, split)
      : tellSeriesAgainst(asking, measured, split);
  }
  if (split === 'relatie') return tellRelations(asking, asked, name);
  return measure === 'verschil'
    ? tellDifference(asking, measured)
    : tellAmounts(asking, [measured]);
}

/** What each customer or supplier has open now and then. */
async function tellRelations(asking: Asking, asked: OpenAsked, name: string): Promise<Answer> {
  const telling = new Telling();
  const { question } = asking;
  const [now, before] = [
    await columnNow(asking),
    (await columnAgainst(asking)) ?? (await columnNow(asking)),
  ];
  const why = before.figure(asked.subject.groep);
  if (why.kind === 'absent') return telling.say(why.reason).done(question);
  const [one, other] = [await openAt(asking, asked, now), await openAt(asking, asked, before)];
  if (typeof one === 'string' || typeof other === 'string')
    return telling.say(typeof one === 'string' ? one : String(other)).done(question);
  const known = new Map(
    [other, one].flatMap(({ counted }) => byRelation(counted)).map((row) => [row.relatie, row]),
  );
  const all = [...known.values()].map((row) => {
    const [figure, then] = [inOpen(one, row), inOpen(other, row)];
    const about = {
      label: `${row.naam}, verschil`,
      explanation: 'Wat nu openstaat min wat toen openstond.',
    };
    const [a, b] = [
      { label: `${row.naam}, nu`, figure },
      { label: `${row.naam}, eerder`, figure: then },
    ];
    return {
      row,
      figure,
      then,
      change: difference(a, b, about),
      percent: changePercent(a, b, about),
    };
  });
  const { order = 'hoogste' } = question;
  const isChange = question.measure === 'verschil';
  const { shown } = chosenRows(
    all,
    { ...question, order },
    (each) => valueOf(isChange ? each.change : each.figure) ?? 0,
    all.length,
  );
  const moment = now.stand.naam.toLowerCase();
  telling.say(
    `${name}, ${moment}: ${telling.answer(one.whole)}, naast ${telling.beside(other.whole)} ${before.stand.naam.toLowerCase()}.`,
  );
  telling.table(
    [WORDS[asked.subject.groep].who, now.stand.naam, before.stand.naam, 'Verschil', 'In %'],
    shown.map(({ row, figure, then, change, percent }) => [
      row.naam,
      figure,
      then,
      change,
      percent,
    ]),
  );
  return telling.done(question);
}

/** What of a relation is open; nothing where none of its invoices is. */
function inOpen({ counted, figures }: OpenAt, row: Shown) {
  const [own = { ...row, cents: 0 }] = byRelation(
    counted.filter(({ relatie }) => relatie === row.relatie),
  );
  return figures.row(own, false);
}

/** Invoices of a relation as one row, as old as the oldest of them. */
export function byRelation(items: readonly Shown[]): Shown[] {
  const rows = new Map<string, Shown>();
  for (const one of items) {
    const before = rows.get(one.relatie);
    rows.set(one.relatie, {
      ...one,
      cents: one.cents + (before?.cents ?? 0),
      dagen: Math.max(one.dagen ?? 0, before?.dagen ?? 0),
    });
  }
  return [...rows.values()].sort((one, other) => other.cents - one.cents);
}
