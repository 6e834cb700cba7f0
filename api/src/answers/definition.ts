import type { Question } from '@kengetal/contract';
import { isDefinitionKey, isKengetal, kengetal } from '@kengetal/ledger';
import type { Books } from '../books/books.ts';
import { DomainError } from '../domain-error.ts';
import type { Answer } from './answer.ts';
import { Telling } from './telling.ts';

/** How a figure is computed, and where that comes from. */
export function tellDefinition(books: Books, question: Question, key: string): Answer {
  const defined = isKengetal(key)
    ? kengetal(key)
    : isDefinitionKey(key)
      ? books.defined(key)
      : null;
  if (!defined) throw new DomainError('unprocessable', `Kengetal kent geen cijfer '${key}'.`, []);
  const { name, explanation, formula, source } = defined;
  return new Telling()
    .say(`${name}: ${explanation}`)
    .say(`Zo wordt het berekend: ${formula}.`)
    .say(`Bron: ${source}.`)
    .done(question);
}
