import type { Question } from '@kengetal/contract';
import { isDefinitionKey, isKengetal, kengetal, type Span } from '@kengetal/ledger';
import { currentColumn } from '../books/columns/comparison.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { DomainError } from '../domain-error.ts';
import { headOf } from './amount.ts';
import type { Answer } from './answer.ts';
import { askedSpan } from './complete.ts';
import { figureMeasured } from './figure.ts';
import { Telling } from './telling.ts';

/** How a figure is computed, and where that comes from; of a period also what it is computed of there. */
export async function tellDefinition(
  read: ReadBooks,
  question: Question,
  key: string,
): Promise<Answer> {
  const { books } = read;
  const defined = isKengetal(key)
    ? kengetal(key)
    : isDefinitionKey(key)
      ? books.defined(key)
      : null;
  if (!defined) throw new DomainError('unprocessable', `Kengetal kent geen cijfer '${key}'.`, []);
  const { name, explanation, formula, source } = defined;
  const telling = new Telling();
  if (question.period) await sayAmount(telling, read, question.period, key);
  return telling
    .say(`${name}: ${explanation}`)
    .say(`Zo wordt het berekend: ${formula}.`)
    .say(`Bron: ${source}.`)
    .done(question);
}

/** The figure in a period, and the amounts that it is computed of. */
async function sayAmount(
  telling: Telling,
  read: ReadBooks,
  span: Span,
  key: string,
): Promise<void> {
  const measured = figureMeasured(read.books, key);
  const column = await currentColumn(read, askedSpan(read.books.calendar, span));
  const figure = await measured.of(column);
  telling.say(`${headOf(measured, column)}: ${telling.answer(figure)}.`);
  if (figure.kind !== 'derived') return;
  telling.table(
    ['Onderdeel', 'Bedrag'],
    figure.terms.map(({ label, figure: each }) => [label, each]),
  );
}
