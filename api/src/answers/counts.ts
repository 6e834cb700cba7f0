import type { Question } from '@kengetal/contract';
import type { PeriodColumn } from '../books/columns/columns.ts';
import type { Answer } from './answer.ts';
import { headOf } from './amount.ts';
import { columnAgainst, columnNow, columnOf, type Asking } from './asking.ts';
import { countedParts, type Counted } from './counted-parts.ts';
import { perWords } from './not-evaluated.ts';
import { ofPeriod } from './lines.ts';
import { selectionIn } from './lines-of.ts';
import { momentIn, type Measured } from './measured.ts';
import { HEADS, PLURALS } from './part-names.ts';
import type { PartSplit } from './parts-of-lines.ts';
import { chosenRows, isChosen, rankName } from './rows.ts';
import { spansOf } from './series.ts';
import { isPeriodSplit, MANY, SERIES_HEADS, type By } from './series-by.ts';
import { Telling } from './telling.ts';

/** Whether it is asked how many lines there are: those of all kinds of accounts come to nothing together. */
export function isCounted(
  { subject, measure, split, rows }: Question,
  measured: Measured,
): boolean {
  const isOfLines = subject.kind === 'lines' || subject.kind === 'charged';
  if (measure === 'aantal')
    return (isOfLines || split === undefined || isPeriodSplit(split)) && rows === undefined;
  const isList = measure === undefined || measure === 'bedrag' || measure === 'boekingen';
  return (
    isList &&
    ((measure === 'boekingen' && split !== undefined) ||
      subject.kind === 'lines' ||
      measured.isNet === true)
  );
}

/** How many lines, or invoices, there are in each month, or of each part, with what they come to. */
export async function tellCounts(
  asking: Asking,
  asked: Measured,
  split: By | PartSplit,
): Promise<Answer> {
  const telling = new Telling();
  const measured = ofPeriod(asked);
  const { question } = asking;
  const now = await columnNow(asking);
  const whole = await countedIn(asking, measured, now);
  const rows =
    typeof whole === 'string'
      ? whole
      : await (isPeriodSplit(split)
          ? countedPeriods(asking, measured, split)
          : countedParts(asking, measured, now, split));
  if (typeof whole === 'string' || typeof rows === 'string')
    return telling.say(String(typeof whole === 'string' ? whole : rows)).done(question);
  const plural = isPeriodSplit(split) ? MANY[split] : PLURALS[split];
  if (!isPeriodSplit(split) && rows.length === 0)
    return telling.say(`Daarvan is niets op ${plural} geboekt.`).done(question);
  const { shown } = chosenRows(rows, question, ({ count }) => count, rows.length);
  const head = `${headOf(measured, now)}, ${perWords(split)}`;
  const [top] = shown;
  if (question.limit === 1 && top) {
    telling.say(
      `${head}: de ${rankName(question, ['meeste', 'minste'])} zijn er van ${top.name}, ${telling.words(counted(question, top.count), top.figure)}.`,
    );
    return telling.done(question);
  }
  telling.say(`${head}: ${telling.words(counted(question, whole.count), whole.figure)} in totaal.`);
  if (isChosen(question)) telling.say(`Dit zijn ${shown.length} van de ${rows.length} ${plural}.`);
  const isSummed = measured.isNet !== true;
  telling.table(
    [
      isPeriodSplit(split) ? SERIES_HEADS[split] : HEADS[split],
      NOUNS[nounOf(question)].head,
      ...(isSummed ? ['Samen'] : []),
    ],
    shown.map(({ name, count, figure }) => [
      name,
      { words: count.toLocaleString('nl-NL'), figure },
      ...(isSummed ? [figure] : []),
    ]),
  );
  return telling.done(question);
}

/** How many there are now, and how many there were in what that is held against. */
export async function tellCountsBeside(asking: Asking, asked: Measured): Promise<Answer> {
  const telling = new Telling();
  const measured = ofPeriod(asked);
  const { question } = asking;
  for (const column of [await columnNow(asking), await columnAgainst(asking)]) {
    if (!column) continue;
    const found = column.reason ?? (await countedIn(asking, measured, column));
    const sum = (of: Counted) => (measured.isNet ? '' : `, samen ${telling.beside(of.figure)}`);
    telling.say(
      typeof found === 'string'
        ? found
        : `${headOf(measured, column)}: ${telling.words(counted(question, found.count), found.figure)}${sum(found)}.`,
    );
  }
  return telling.done(question);
}

async function countedIn(
  { read, sources }: Asking,
  measured: Measured,
  column: PeriodColumn,
): Promise<Counted | string> {
  const { lines: of, name } = measured;
  const selection = of ? selectionIn(column, of) : `${name} is berekend en heeft geen boekingen.`;
  if (!of || typeof selection === 'string') return String(selection);
  const { sum_cents, count } = await sources.lines(read, { selection, limit: 0 });
  const about = { label: headOf(measured, column), explanation: 'Deze boekingen samen.' };
  const { sign } = of;
  const figure = { kind: 'booked', cents: sign * sum_cents || 0, sign, selection, about } as const;
  return { name: momentIn(measured, column), count, figure };
}

async function countedPeriods(
  asking: Asking,
  measured: Measured,
  by: By,
): Promise<Counted[] | string> {
  const rows: Counted[] = [];
  for (const span of spansOf(asking, by)) {
    const row = await countedIn(asking, measured, await columnOf(asking, span));
    if (typeof row === 'string') return row;
    rows.push(row);
  }
  return rows;
}

const NOUNS = {
  regels: { one: 'boekingsregel', many: 'boekingsregels', head: 'Boekingsregels' },
  facturen: { one: 'factuur', many: 'facturen', head: 'Facturen' },
} as const;

const nounOf = ({ subject }: Question): keyof typeof NOUNS =>
  subject.kind === 'charged' ? 'facturen' : 'regels';

function counted(question: Question, count: number): string {
  const { one, many } = NOUNS[nounOf(question)];
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('nl-NL')} ${many}`;
}
