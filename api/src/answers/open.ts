import { LIMITS, type Figure, type Question } from '@kengetal/contract';
import { euros } from '../books/figures/words.ts';
import type { Answer } from './answer.ts';
import { columnNow, type Asking } from './asking.ts';
import { partOf, tellAges } from './open-ages.ts';
import { isOld, openAt, sumOf } from './open-at.ts';
import { byRelation, tellOpenBeside } from './open-beside.ts';
import { OpenFigures, type Shown } from './open-figures.ts';
import { lateWords, WORDS, type OpenSubject } from './open-narrowed.ts';
import { isPeriodSplit } from './series-by.ts';
import { chosenRows, isChosen, rankName, type ChosenRows } from './rows.ts';
import { Telling } from './telling.ts';

/** Rows of a list whose length nobody asked: all that a table shows. */
const USUAL = LIMITS.askedRows.max;

/** What customers owe, or suppliers are owed, at the end of a month: by relation or by invoice. */
export async function tellOpen(
  asking: Asking,
  subject: OpenSubject,
  relatie = asking.question.only?.relatie,
): Promise<Answer> {
  const telling = new Telling();
  const { question } = asking;
  const { split, against, only } = question;
  const now = await columnNow(asking);
  const isByAge = split === 'ouderdom';
  const isByInvoice = isOfInvoices(
    question,
    isOld(subject) || (relatie ?? only?.factuur) !== undefined,
  );
  const isOfAge = isOld(subject) || isByAge;
  const asked = {
    subject,
    relatie,
    isOfAge,
    per: isByInvoice || isOfAge ? 'factuur' : 'relatie',
  } as const;
  const found = await openAt(asking, asked, now);
  if (typeof found === 'string') return telling.say(found).done(question);
  const { page, counted, name, dag, figures, whole } = found;
  const { of, who } = WORDS[subject.groep];
  if (isPeriodSplit(split) || against !== undefined) return tellOpenBeside(asking, asked, name);
  const rows = chosenOf(isByInvoice ? counted : byRelation(counted), question);
  const { shown } = rows;
  const isSome = isChosen(question) && !isByAge;
  const head = `${name}, ${now.stand.naam.toLowerCase()}`;
  if (subject.dated && counted.length === 0)
    return telling.say(`${head}: die zijn er niet.`).done(question);
  const isCut = question.limit !== undefined || question.skip !== undefined;
  const part = isSome ? figures.sum(isCut ? shown : rows.all, name, isByInvoice) : whole;
  const chosen =
    isSome && shown.length > 0 ? `, ${chosenWords(question, shown.length, isByInvoice)}` : '';
  const isShare = question.measure === 'aandeel';
  if (isMeasured(question) && !isByAge) {
    const all = new OpenFigures(page, []).whole(sumOf(page.items), of);
    const together = shown.length > 1 && chosen !== '' ? chosen : ', samen';
    sayMeasured(telling, question, { head, together, of, who, isByInvoice, part, all, rows });
  } else if (chosen === '') {
    // Of a list that is cut short, all of it together is no answer.
    telling.say(
      isSome
        ? `${head}: die zijn er niet. In totaal staat ${telling.beside(whole)} open.`
        : `${head}: ${telling.answer(whole)}.`,
    );
  } else {
    telling.say(
      `${head}${chosen}: ${telling.answer(part)}, van ${telling.beside(whole)} in totaal.`,
    );
  }
  telling.say(lateWords(subject, page));
  if (isByAge)
    return tellAges(telling, { page, counted, dag, figures, whole, name }).done(question);
  if (page.basis === 'oudste_eerst' && !isMeasured(question)) {
    telling.say('De betalingen noemen geen factuur; de oudste zijn als eerste betaald gerekend.');
  }
  const isListed = isShare ? !isByInvoice && shown.length > 1 : !isMeasured(question);
  const all = isShare ? new OpenFigures(page, []).whole(sumOf(page.items), of) : undefined;
  if (shown.length > 0 && isListed)
    tellRows(telling, shown, { figures, who, isByInvoice, of, all });
  return telling.done(question);
}

interface OfRows extends Pick<OfOpen, 'of' | 'who' | 'isByInvoice'> {
  readonly figures: OpenFigures;
  /** What each row is told as a part of. */
  readonly all: Figure | undefined;
}

function tellRows(telling: Telling, rows: readonly Shown[], told: OfRows): void {
  const { figures, who, isByInvoice, of, all } = told;
  telling.table(
    [who, ...(isByInvoice ? ['Factuur'] : []), 'Open', ...(all ? ['Aandeel'] : []), 'Dagen oud'],
    rows.map((row) => {
      const figure = figures.row(row, isByInvoice);
      return [
        row.naam,
        ...(isByInvoice ? [row.factuur ?? ''] : []),
        figure,
        ...(all ? [partOf(figure, all, of)] : []),
        row.dagen === null ? '' : String(row.dagen),
      ];
    }),
  );
}

/** Whether each invoice is told by itself: in an order of age, counted, or where they are few. */
const isOfInvoices = (question: Question, isNarrow: boolean): boolean =>
  question.split !== 'relatie' &&
  (question.split === 'factuur' ||
    isNarrow ||
    (isMeasured(question) && question.limit === undefined) ||
    question.order === 'oudste' ||
    question.order === 'nieuwste');

/** Rows by their amount, or by their age. */
function chosenOf(rows: readonly Shown[], question: Question): ChosenRows<Shown> {
  const factor = { oudste: -1, nieuwste: 1 }[String(question.order)];
  const aged = factor
    ? rows.toSorted((one, other) => factor * ((one.dagen ?? 0) - (other.dagen ?? 0)))
    : rows;
  return chosenRows(aged, question, ({ cents }) => cents, USUAL);
}

const isMeasured = ({ measure }: Question): boolean =>
  measure === 'aantal' || measure === 'aandeel' || measure === 'samen';

interface OfOpen {
  readonly head: string;
  /** Which rows are added up. */
  readonly together: string;
  readonly of: string;
  readonly who: string;
  readonly isByInvoice: boolean;
  readonly part: Figure;
  readonly all: Figure;
  readonly rows: ChosenRows<Shown>;
}

/** Which rows of a list are told: 'de 3 grootste samen', 'boven € 10.000'. */
function chosenWords(question: Question, count: number, isByInvoice: boolean): string {
  const { order, limit, skip, rows: { boven_cents: above, onder_cents: below } = {} } = question;
  const sized = [
    ...(above === undefined ? [] : [`boven ${euros(above)}`]),
    ...(below === undefined ? [] : [`onder ${euros(below)}`]),
  ].join(' en ');
  if (limit === undefined && skip === undefined) return sized;
  const first = order ?? (isByInvoice ? 'oudste' : 'hoogste');
  const isAged = first === 'oudste' || first === 'nieuwste';
  const which = rankName(question, isAged ? [first, first] : undefined);
  const many = count === 1 ? '' : `${count} `;
  // A customer is as old as the oldest of his invoices.
  const ranked =
    isAged && !isByInvoice
      ? `${many}met de ${which} factuur`
      : `de ${many}${which}${count === 1 ? '' : ' samen'}`;
  return [sized, ranked].filter((each) => each !== '').join(', ');
}

/** How many there are, what they come to, or which part of all that is open they are. */
function sayMeasured(telling: Telling, question: Question, found: OfOpen): void {
  const { head, together, of, who, isByInvoice, part, all, rows } = found;
  if (question.measure === 'samen') {
    telling.say(`${head}${together}: ${telling.answer(part)}.`);
    return;
  }
  if (question.measure === 'aantal') {
    const count = rows.all.length;
    const one = isByInvoice ? 'factuur' : who.toLowerCase();
    const many = isByInvoice ? 'facturen' : `${one}${one.endsWith('t') ? 'en' : 's'}`;
    telling.say(`${head}: ${count} ${count === 1 ? one : many}, samen ${telling.beside(part)}.`);
    return;
  }
  telling
    .say(`${head}, als deel van alles wat openstaat: ${telling.answer(partOf(part, all, of))}.`)
    .say(`Dat is ${telling.beside(part)} van ${telling.beside(all)}.`);
}
