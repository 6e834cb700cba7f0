import {
  gridFigure,
  gridPlace,
  type Figure,
  type FiguresBlock,
  type GridBlock,
  type ReportEntry,
} from '@kengetal/contract';
import { usualComparison } from '../books/columns/comparison.ts';
import { difference } from '../books/figures/values.ts';
import type { AskedSpan } from '../books/periods/compared.ts';
import { DomainError } from '../domain-error.ts';
import type { Answer } from './answer.ts';
import { columnAgainst, type Asking } from './asking.ts';
import { askedSpan } from './complete.ts';
import { spansOf } from './series.ts';
import { isPeriodSplit } from './series-by.ts';
import type { AnswerSources } from './sources.ts';
import { Telling } from './telling.ts';

/** Rows of a part that an answer shows; its tab has all of them. */
const MOST = 60;
/** Periods that stand beside each other. */
const MOST_COLUMNS = 12;

/** A part of a report: its totals and headings over the period, beside those of another where that is asked. */
export async function tellComponent(asking: Asking, id: string): Promise<Answer> {
  const { read, sources, question, asked } = asking;
  const component = sources.components.find((each) => each.id === id);
  if (!component) throw new DomainError('unprocessable', `Er is geen onderdeel '${id}'.`, []);
  if (isPeriodSplit(question.split) && question.against === undefined) return tellColumns(asking, component, question.split); // prettier-ignore
  const before = await columnAgainst(asking);
  // Of a budget only the amounts of accounts are known.
  const unheld = before?.isBudget
    ? 'Naast een begroting staat dit onderdeel in de rapportage.'
    : before?.reason;
  const then =
    before && unheld === undefined ? askedSpan(read.books.calendar, before.span) : undefined;
  const [now, earlier] = [await rowsOf(asking, component, asked), then && (await rowsOf(asking, component, then))]; // prettier-ignore
  const telling = new Telling();
  if (now.rows.length === 0) {
    return telling.say(now.reason ?? `${component.title}: hier is niets van.`).done(question);
  }
  if (then === undefined || earlier === undefined || earlier.rows.length === 0) {
    const why = then === undefined ? (unheld ?? '') : (earlier?.reason ?? `Van ${name(then)} is hier niets van.`); // prettier-ignore
    telling.say(`${component.title}, ${name(asked)}.`).say(why);
    telling.table([now.head, now.column], now.rows.map(({ label, figure }) => [label, figure])); // prettier-ignore
    for (const item of now.beside ?? []) telling.say(besideBoxes(telling, item));
    return telling.done(question);
  }
  telling.say(`${component.title}, ${name(asked)} naast ${name(then)}.`);
  telling.table(
    [now.head, now.column, earlier.column, 'Verschil'],
    besides(now.rows, earlier.rows).map(({ label, figure, other, change }) => [label, figure, other, change]), // prettier-ignore
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
  telling.table(
    [told[0]?.head ?? 'Post', ...told.map(({ of }) => of.naam)],
    merged(told.map(({ rows }) => rows)).map(({ key, label }) => [
      label,
      ...told.map(({ rows }) => figureOf(rows, key)),
    ]),
  );
  return telling.done(question);
}

interface Told {
  readonly head: string;
  /** What the column of the period is called. */
  readonly column: string;
  readonly rows: readonly Row[];
  /** What the return comes to, beside its boxes. */
  readonly beside?: FiguresBlock['items'];
  /** Why there are none. */
  readonly reason?: string | undefined;
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly figure: Figure;
}

/** The totals and headings of a part over a period. */
async function rowsOf(
  { read }: Asking,
  component: AnswerSources['components'][number],
  asked: AskedSpan,
): Promise<Told> {
  // prettier-ignore
  const report: ReportEntry = {
    ...asked,
    type: asked.type ?? 'maand',
    voorlopig: false,
    voorlopig_omdat: [],
  };
  const { blocks } = await component.build({
    ...read,
    report,
    vergelijking: usualComparison(read.books, asked),
    weergave: 'periode',
  });
  // One that these books do not have is no row of an answer.
  const figures = blocks
    .flatMap((block) => (block.kind === 'figures' ? block.items : []))
    .filter(({ figure }) => figure.kind !== 'absent');
  const boxes = component.id === 'btw' ? blocks.find((block) => block.kind === 'grid') : undefined;
  if (figures.length > 0 && !boxes) {
    const rows = figures.map(({ key, label, figure }) => ({ key, label, figure }));
    return { head: 'Kengetal', column: asked.naam, rows };
  }
  const table = boxes ?? blocks.find((block) => block.kind === 'grid');
  if (!table) return { head: 'Post', column: asked.naam, rows: [] };
  const place = placeOf(table);
  const rows = table.rows
    .filter(({ kind, level }) => kind === 'total' || (kind === 'line' && level <= 1))
    .slice(0, MOST)
    .map((row) => ({
      key: row.key,
      label: row.label,
      figure: gridFigure(table.columns, row, place),
    }));
  const column = table.columns[place]?.label ?? asked.naam;
  return { head: 'Post', column, rows, reason: table.reason, ...(boxes && { beside: figures }) };
}

/** One that is in another period only has nothing in this one. */
const figureOf = (rows: readonly Row[], key: string): Figure =>
  rows.find((row) => row.key === key)?.figure ?? { kind: 'absent', reason: 'Niets geboekt.' };

/** Each row once; one that is not in the first period stands behind what it stands behind in its own. */
function merged(all: readonly (readonly Row[])[]): Row[] {
  const found: Row[] = [];
  for (const rows of all) {
    let at = 0;
    for (const row of rows) {
      const own = found.findIndex(({ key }) => key === row.key);
      if (own < 0) found.splice(at, 0, row);
      at = own < 0 ? at + 1 : own + 1;
    }
  }
  return found;
}

/** Rows of two periods beside each other. */
function besides(now: readonly Row[], then: readonly Row[]) {
  return merged([now, then]).map(({ key, label }) => {
    const [figure, other] = [figureOf(now, key), figureOf(then, key)];
    const about = { label: `${label}, verschil`, explanation: 'De eerste periode min de andere.' };
    const change = difference({ label, figure }, { label, figure: other }, about);
    return { label, figure, other, change };
  });
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

/** The column that is about the period itself. */
function placeOf({ columns }: GridBlock): number {
  const found = [gridPlace(columns, 'current'), gridPlace(columns, 'total')];
  return Math.max(0, ...found);
}
