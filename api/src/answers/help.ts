import type { Question } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import type { Answer } from './answer.ts';
import { heldWords } from '@kengetal/questions';
import { Telling } from './telling.ts';

/** What can be asked. */
export function tellHelp(books: Books, question: Question): Answer {
  return new Telling()
    .say(
      'Je kunt vragen naar omzet, kosten, resultaat, marges en alle regels van de winst-en-verliesrekening en de balans; naar rekeningen, klanten en leveranciers bij hun nummer of naam; naar openstaande facturen, btw en periodieke kosten; per maand, kwartaal of jaar, en vergeleken met een andere periode.',
    )
    .say('Elk bedrag in een antwoord kun je openen.')
    .say(heldWords(books.calendar))
    .done(question);
}
