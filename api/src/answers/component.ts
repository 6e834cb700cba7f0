import type { FiguresBlock } from '@kengetal/contract';
import type { AskedSpan } from '../books/periods/compared.ts';
import { DomainError } from '../domain-error.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, type Asking } from './asking.ts';
import { askedSpan } from './complete.ts';
import { besides, figureOf, merged, rowsOf, type Told } from './component-rows.ts';
import { isMonthEnd } from './day.ts';
import { spansOf } from './series.ts';
import { isPeriodSplit } from './series-by.ts';
import type { AnswerSources } from './sources.ts';
import { Telling } from './telling.ts';

const NO_BUDGET = 'Een begroting gaat over opbrengsten en kosten; dit onderdeel heeft er geen.';
/** Periods that stand beside each other. */
const MOST_COLUMNS = 12;

/** A part of a report: its totals and headings over the period, beside those of another where that is asked. */
export async function tellComponent(asking: Asking, id: string): Promise<Answer> {
  const { read, sources, question, asked } = asking;
  const component = sources.components.find((each) => each.id === id);
  if (!component) throw new DomainError('unprocessable', `Er is geen onderdeel '${id}'.`, []);
  if (isPeriodSplit(question.split) && question.against === undefined)
    return tellColumns(asking, component, question.split);
  const before = await columnAgainst(asking);
  const isBudget = before?.reason === undefined && before?.isBudget === true;
  const then =
    before && before.reason === undefined ? askedSpan(read.books.calendar, before.span) : undefined;
  const now = await rowsOf(asking, component, asked);
  const earlier = then && (await rowsOf(asking, component, isBudget ? asked : then, isBudget));
  const telling = new Telling();
  const { day, ...undated } = question;
  const told = day === undefined || isMonthEnd(day) ? question : undated;
  if (told !== question)
    telling.say('Een onderdeel van het rapport gaat over hele maanden, niet over een dag.');
  if (now.rows.length === 0) {
    return telling.say(now.reason ?? `${component.title}: hier is niets van.`).done(told);
  }
  if (then === undefined || earlier === undefined || earlier.rows.length === 0) {
    const none = isBudget ? NO_BUDGET : then && `Van ${name(then)} is hier niets van.`;
    const why = before?.reason ?? earlier?.reason ?? none ?? '';
    telling.say(`${component.title}, ${name(asked)}.`).say(why);
    telling.table(
      [now.head, now.column],
      now.rows.map(({ label, figure }) => [label, figure]),
      (row) => now.rows[row]?.role ?? 't',
    );
    for (const item of now.beside ?? []) telling.say(besideBoxes(telling, item));
    return telling.done(told);
  }
  telling.say(
    `${component.title}, ${name(asked)} naast ${isBudget ? 'de begroting' : name(then)}.`,
  );
  const rows = besides(now.rows, earlier.rows);
  telling.table(
    [now.head, now.column, earlier.column, 'Verschil'],
    rows.map(({ label, figure, other, change }) => [label, figure, other, change]),
    (row) => rows[row]?.role ?? 't',
  );
  return telling.done(question);
}

const name = ({ naam }: AskedSpan) => `${naam.charAt(0).toLowerCase()}${naam.slice(1)}`;

/** A part of a report in each month, quarter or year, beside each other. */
async function tellColumns(
  asking: Asking,
  component: AnswerSources['components'][number],
  by: Parameters<typeof spansOf>[1],
): Promise<Answer> {
  const telling = new Telling();
  const { read, question, asked } = asking;
  const spans = spansOf(asking, by);
  if (spans.length > MOST_COLUMNS) {
    const text = `${component.title}: ik zet hooguit ${MOST_COLUMNS} periodes naast elkaar. Vraag het over een kortere periode.`;
    return telling.say(text).done(question);
  }
  const all: (Told & { readonly of: AskedSpan })[] = [];
  for (const span of spans) {
    const of = askedSpan(read.books.calendar, span);
    all.push({ ...(await rowsOf(asking, component, of)), of });
  }
  const isTold = ({ rows }: Told) => rows.some(({ figure }) => figure.kind !== 'absent');
  const told = all.filter(isTold);
  telling.say(`${component.title} per ${by}, ${name(asked)}.`);
  for (const each of all) if (!isTold(each)) telling.say(`Van ${name(each.of)} is hier niets van.`);
  const rows = merged(told.map((each) => each.rows));
  telling.table(
    [told[0]?.head ?? 'Post', ...told.map(({ of }) => of.naam)],
    rows.map(({ key, label }) => [label, ...told.map((each) => figureOf(each.rows, key))]),
    (row) => rows[row]?.role ?? 't',
  );
  return telling.done(question);
}

/** 'Nog te betalen (2e kwartaal 2024, uiterlijk 31 juli 2024), na wat al is afgedragen: € 1,70.' */
function besideBoxes(
  telling: Telling,
  { key, label, detail, figure }: FiguresBlock['items'][number],
): string {
  const of = detail === undefined ? '' : ` (${detail})`;
  const after = key === '5c' && label.startsWith('Nog ') ? ', na wat al is afgedragen' : '';
  return `${label}${of}${after}: ${telling.beside(figure)}.`;
}
