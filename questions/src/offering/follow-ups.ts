import type { Question } from '@kengetal/contract';
import { addMonths, isDefinitionKey } from '@kengetal/ledger';
import { isStock, isUndivided } from '../reading/draft.ts';
import { readBy } from '../reading/read.ts';
import type { Vocabulary } from '../vocabulary.ts';

const FOLLOW_UPS = 3;

/** Three short questions to go on with, which the grammar reads as changes of this one. */
export function followUpsOf(question: Question, vocabulary: Vocabulary): string[] {
  const before = { question };
  const said = JSON.stringify(question);
  const isOther = (text: string) => {
    const reading = readBy(text, vocabulary, before);
    return (
      reading.kind === 'vraag' &&
      JSON.stringify(reading.question) !== said &&
      !isUndivided(reading.question)
    );
  };
  return candidates(question, vocabulary).filter(isOther).slice(0, FOLLOW_UPS);
}

const BY_MONTH = 'Hoe verliep dat per maand?';
const BEFORE = 'En vorig jaar?';

function candidates(question: Question, vocabulary: Vocabulary): string[] {
  const { subject } = question;
  const usual = [
    'Wat is het resultaat?',
    'Welke facturen staan open?',
    'Wat zijn de grootste kosten?',
  ];
  switch (subject.kind) {
    case 'figure':
      return [...ofFigure(question, subject.key, vocabulary), ...usual];
    case 'account':
      return ['Welke boekingen zijn dat?', BY_MONTH, BEFORE, 'En de maand ervoor?', ...usual];
    case 'relation':
      return [BY_MONTH, 'Wat staat er open?', 'Welke boekingen zijn dat?', BEFORE, ...usual];
    case 'open':
      return [
        'Welke zijn te laat?',
        subject.groep === 'debiteuren' ? 'En bij leveranciers?' : 'En bij klanten?',
        ...usual,
      ];
    case 'vat':
      return [
        'En het kwartaal ervoor?',
        'En de voorbelasting?',
        'Hoe verliep dat per kwartaal?',
        'Wat is de btw-positie?',
        ...usual,
      ];
    case 'charged':
      return [BY_MONTH, 'Welke facturen staan open?', 'Wat is de omzet?', ...usual];
    case 'recurring':
      return [
        'Wat zijn de grootste kosten?',
        'Wat is de terugkerende omzet?',
        'Wat zijn de vaste lasten?',
        ...usual,
      ];
    case 'lines':
      return ['Wat zijn de grootste boekingen?', 'Wat zijn de nieuwste boekingen?', ...usual];
    default:
      return ['Wat is de omzet per maand?', ...usual];
  }
}

function ofFigure(question: Question, key: string, vocabulary: Vocabulary): string[] {
  const { split, against, measure } = question;
  if (split === 'relatie') return ['Wie zijn de grootste drie?', BY_MONTH, BEFORE];
  const shift =
    against === undefined ? ofYearBefore(question, vocabulary) : 'Waarom is dat veranderd?';
  const isBooked = isDefinitionKey(key);
  const parts =
    key === 'omzet' ? 'Wie zijn de grootste klanten?' : 'Op welke rekeningen staat dat?';
  return [
    split === 'maand' ? 'Wat was de beste maand?' : BY_MONTH,
    ...(measure === 'oorzaken' || shift === undefined ? [] : [shift]),
    ...(isBooked ? [parts] : ['Hoe is dat berekend?']),
    ...(isBooked && !isStock(question, vocabulary) ? ['Welke boekingen zijn dat?'] : []),
    'En de maand ervoor?',
  ];
}

/** A comparison where the books have what it would be with. */
function ofYearBefore({ period }: Question, { calendar }: Vocabulary): string | undefined {
  const first = (period ?? calendar.spanOfYear(calendar.last)).periode_min;
  const isThere =
    calendar.booked !== undefined && calendar.booked.periode_min <= addMonths(first, -12);
  return isThere ? 'Hoe is dat vergeleken met vorig jaar?' : undefined;
}
