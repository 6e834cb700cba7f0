import type { Figure, Question } from '@kengetal/contract';
import { dayName, spanName } from '@kengetal/ledger';
import { divided, valueOf } from '../books/figures/values.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import { usualSpan } from './complete.ts';
import { tellBooked } from './recurring-booked.ts';
import { changesOf, priceOf } from './recurring-prices.ts';
import type { AnsweredSeries } from './sources.ts';
import { Telling } from './telling.ts';

type Recurring = Extract<Question['subject'], { kind: 'recurring' }>;
type Aspect = Recurring['aspect'];
type Series = AnsweredSeries['series'][number];

const USUAL = 15;
const NOW_ALONE = 'Wat terugkomt laat ik zien zoals het nu is, en niet van een andere periode.';
const NOT_BESIDE =
  'Wat terugkomt zet ik niet naast een andere periode; wel laat ik zien welke prijzen veranderden.';
const MONTHS = 12;
const AMOUNTS = {
  per_maand: { per: 'per maand', parts: MONTHS },
  per_kwartaal: { per: 'per kwartaal', parts: 4 },
  per_jaar: { per: 'per jaar', parts: 1 },
} as const;
const EACH = { maand: 'elke maand', kwartaal: 'elk kwartaal', jaar: 'elk jaar' } as const;
const IN_YEAR = { maand: MONTHS, kwartaal: 4, jaar: 1 } as const;
const isAmountAspect = (aspect: Aspect): aspect is keyof typeof AMOUNTS =>
  aspect !== undefined && Object.hasOwn(AMOUNTS, aspect);

/** Costs, or income, that come back: what each is, how often, and when it comes next. */
export async function tellRecurring(asking: Asking, subject: Recurring): Promise<Answer> {
  const { read, sources, question: said } = asking;
  const { side = 'kosten', elke } = subject;
  const aspect = subject.aspect ?? aspectOf(said);
  const telling = new Telling();
  const found = await sources.recurring(read, side);
  // What comes back is told as it is now.
  const { period: _, ...question } = said;
  if (typeof found === 'string') return telling.say(found).done(question);
  const isNarrowed = subject.rekeningen !== undefined || question.only !== undefined;
  const series = inOrder(found.series.filter(isAsked(asking, subject)), question);
  if (said.against !== undefined && aspect !== 'prijs') return telling.say(NOT_BESIDE).done(said);
  if (isNarrowed && series.length === 0) return tellBooked(asking, subject);
  // Changes of price have a month each, so that those of a period are told.
  const isOfChanges = aspect === 'prijs' && !isNarrowed && said.limit === undefined;
  if (!isNow(asking) && !isOfChanges) return telling.say(NOW_ALONE).done(said);
  const { perMonth } = found;
  const current = { ...asking, question };
  const name = side === 'kosten' ? 'Vaste lasten' : 'Terugkerende omzet';
  if (series.length === 0 && elke !== undefined) {
    return telling.say(`Er is niets gevonden dat ${EACH[elke]} terugkomt.`).done(question);
  }
  if (series.length === 0 || perMonth.kind === 'absent') {
    const none = side === 'kosten' ? 'Er zijn geen vaste lasten' : 'Er is geen terugkerende omzet';
    return telling.say(`${none} gevonden.`).done(question);
  }
  if (isOfChanges) return tellChanged(telling, asking, series);
  // The first few are told by themselves: the whole is none of them.
  if (question.limit !== undefined) {
    const each = elke && (`per_${elke}` as const);
    return tellSome(telling, current, series.slice(0, question.limit), aspect ?? each);
  }
  if (elke !== undefined) {
    const of = isAmountAspect(aspect) ? AMOUNTS[aspect] : { per: '', parts: IN_YEAR[elke] };
    telling.say(
      `Wat ${EACH[elke]} terugkomt${of.per && `, ${of.per}`}: ${telling.answer(together(series, name, of.parts))}.`,
    );
    tellTable(telling, read, series.slice(0, USUAL), true);
    return telling.done(question);
  }
  if (isNarrowed) return tellSome(telling, current, series, aspect);
  const isOfMonth = !isAmountAspect(aspect) || aspect === 'per_maand';
  const whole = isOfMonth ? perMonth : together(series, name, AMOUNTS[aspect].parts);
  const per = isOfMonth ? 'gemiddeld per maand' : AMOUNTS[aspect].per;
  telling.say(`${name}, ${per}: ${telling.answer(whole)}.`);
  if (side === 'kosten') telling.say('Abonnementen en andere vaste lasten staan daarin samen.');
  tellTable(telling, read, series.slice(0, USUAL));
  return telling.done(question);
}

/** Whether nothing else is asked than what is so now. */
function isNow({ span, read }: Asking): boolean {
  const usual = usualSpan(read.books.calendar);
  return usual?.periode_min === span.periode_min && usual.periode_max === span.periode_max;
}

/** 'Vaste lasten per maand': what they come to in one. */
const aspectOf = ({ split }: Question): Aspect =>
  ({ maand: 'per_maand', kwartaal: 'per_kwartaal', jaar: 'per_jaar' } as const)[String(split)];

/** By what each comes to in a year, where the largest or smallest are asked. */
function inOrder(series: readonly Series[], { order }: Question): readonly Series[] {
  if (order !== 'hoogste' && order !== 'laagste') return series;
  const inYear = ({ amount, perYear }: Series) => perYear * (valueOf(amount) ?? 0);
  const sign = order === 'hoogste' ? -1 : 1;
  return [...series].sort((one, other) => sign * (inYear(one) - inYear(other)));
}

function isAsked({ question: { only = {} }, read }: Asking, { rekeningen, elke }: Recurring) {
  const text = only.omschrijving?.toLowerCase();
  return ({ relatie, rekening, name, perYear }: Series): boolean => {
    const account = read.books.accounts.get(rekening)?.naam ?? '';
    return (
      (rekeningen === undefined || rekeningen.includes(rekening)) &&
      (elke === undefined || perYear === IN_YEAR[elke]) &&
      (only.relatie === undefined || only.relatie === relatie) &&
      (text === undefined || `${name} ${account}`.toLowerCase().includes(text))
    );
  };
}

/** Those of which a change of price is known, each in a sentence; of a period those that changed in it. */
function tellChanged(telling: Telling, asking: Asking, series: readonly Series[]): Answer {
  const { span, question } = asking;
  const within = question.period && span;
  const changed = series.filter((each) => changesOf(each, within).length > 0);
  if (changed.length === 0) {
    const when = within ? ` in ${spanName(within)}` : '';
    return telling.say(`Van wat terugkomt is${when} geen prijswijziging gevonden.`).done(question);
  }
  telling.say('Prijswijzigingen van wat terugkomt:');
  for (const each of changed.slice(0, USUAL))
    telling.say(priceOf(telling, each, question.against, within));
  return telling.done(question);
}

/** What was asked of one or some that come back, each in a sentence. */
function tellSome(
  telling: Telling,
  { read, question }: Asking,
  series: readonly Series[],
  aspect: Aspect,
): Answer {
  const isAmount = aspect === undefined || isAmountAspect(aspect);
  const [only, ...others] = series;
  if (isAmount && only && others.length > 0) {
    const names = series.map(({ name }) => name).join(', ');
    const { parts, per } = AMOUNTS[aspect ?? 'per_maand'];
    telling.say(`Samen ${per}: ${telling.answer(together(series, names, parts))}.`);
    tellTable(telling, read, series.slice(0, question.limit ?? USUAL));
    return telling.done(question);
  }
  for (const each of series.slice(0, USUAL))
    telling.say(sentenceOf(telling, each, aspect, question.against));
  return telling.done(question);
}

function sentenceOf(
  telling: Telling,
  series: Series,
  aspect: Aspect,
  against: Question['against'],
): string {
  const { name, frequency, amount, next, perYear } = series;
  switch (aspect) {
    case 'frequentie':
      return `${name} komt ${frequency}: ${telling.beside(amount)} per keer.`;
    case 'prijs':
      return priceOf(telling, series, against);
    case 'volgende':
      return next === null
        ? `${name}: er wordt geen volgende meer verwacht.`
        : `${name}: de volgende wordt verwacht op ${dayName(next)}, naar verwachting ${telling.beside(amount)}.`;
    case 'per_maand':
    case 'per_kwartaal':
    case 'per_jaar': {
      const { per, parts } = AMOUNTS[aspect];
      const isSame = perYear === parts;
      const whole = isSame ? amount : together([series], name, parts);
      const each = isSame ? '' : ` Het komt ${frequency}, ${telling.beside(amount)} per keer.`;
      return `${name}, ${per}: ${telling.answer(whole)}.${each}`;
    }
    case undefined: {
      const then = next === null ? '' : `, de volgende wordt verwacht op ${dayName(next)}`;
      return `${name}: ${frequency} ${telling.answer(amount)}${then}.`;
    }
  }
}

/** What comes back in a year, divided by so many parts of it. */
function together(series: readonly Series[], label: string, parts: number): Figure {
  const terms = series.map(({ name, amount, perYear }) => ({
    label: name,
    factor: perYear,
    part: 'teller' as const,
    figure: amount,
  }));
  const sum = terms.reduce((all, { factor, figure }) => all + factor * (valueOf(figure) ?? 0), 0);
  const explanation = `Wat in een jaar terugkomt${parts === 1 ? '' : `, gedeeld door ${parts}`}.`;
  return {
    ...{ kind: 'derived', unit: 'cents', value: divided(sum, parts, 1) },
    ...(parts !== 1 && { divisor: parts }),
    ...{ terms, about: { label, explanation } },
  };
}

/** Each with the account that it is booked on: the name of a landlord does not say that it is rent. */
/** @param isOften whether how often each comes back is said already */
function tellTable(
  telling: Telling,
  { books }: Asking['read'],
  series: readonly Series[],
  isOften = false,
): void {
  telling.table(
    ['Post', 'Rekening', ...(isOften ? [] : ['Hoe vaak']), 'Bedrag', 'Volgende verwacht'],
    series.map((each) => [
      each.name,
      nameOf(books, each),
      ...(isOften ? [] : [each.frequency]),
      each.amount,
      each.next ?? '',
    ]),
  );
}

const nameOf = ({ accounts }: Asking['read']['books'], { rekening }: Series): string =>
  `${rekening} ${accounts.get(rekening)?.naam ?? ''}`.trim();
