import type { Question } from '@kengetal/contract';
import { isDefinitionKey } from '@kengetal/ledger';
import { isStock } from '../reading/draft.ts';
import { readBy } from '../reading/read.ts';
import type { Vocabulary } from '../vocabulary.ts';

const FOLLOW_UPS = 3;

/** Three short questions to go on with, which the grammar reads as changes of this one. */
export function followUpsOf(question: Question, vocabulary: Vocabulary): string[] {
  const before = { question };
  const said = JSON.stringify(question);
  const isOther = (text: string) => {
    const reading = readBy(text, vocabulary, before);
    return reading.kind === 'vraag' && JSON.stringify(reading.question) !== said;
  };
  return candidates(question, vocabulary).filter(isOther).slice(0, FOLLOW_UPS);
}

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
      return ['Welke boekingen zijn dat?', 'Per maand', 'En vorig jaar?', ...usual];
    case 'relation':
      return ['Per maand', 'Wat staat er open?', 'Welke boekingen zijn dat?', 'En vorig jaar?', ...usual]; // prettier-ignore
    case 'open':
      return ['Welke zijn te laat?', subject.groep === 'debiteuren' ? 'En bij leveranciers?' : 'En bij klanten?', 'Wie zijn de grootste klanten?', ...usual]; // prettier-ignore
    case 'vat':
      return ['En het kwartaal ervoor?', 'En de voorbelasting?', 'Per kwartaal', 'Wat is de btw-positie?', ...usual]; // prettier-ignore
    case 'charged':
      return ['Per maand', 'Welke facturen staan open?', 'Wat is de omzet?', ...usual];
    case 'recurring':
      return ['Wat zijn de grootste kosten?', 'Wat is de terugkerende omzet?', 'Wat zijn de vaste lasten?', ...usual]; // prettier-ignore
    case 'lines':
      return ['De grootste boekingen', 'De nieuwste boekingen', ...usual];
    default:
      return ['Wat is de omzet per maand?', ...usual];
  }
}

function ofFigure(question: Question, key: string, vocabulary: Vocabulary): string[] {
  const { split, against, measure } = question;
  if (split === 'relatie') return ['Per maand', 'Top 3', 'En vorig jaar?'];
  const shift = against === undefined ? 'Vergeleken met vorig jaar' : 'Waarom is dat veranderd?';
  const isBooked = isDefinitionKey(key);
  const parts = key === 'omzet' ? 'Wie zijn de grootste klanten?' : 'Per rekening';
  return [
    split === 'maand' ? 'Wat was de beste maand?' : 'Per maand',
    ...(measure === 'oorzaken' ? [] : [shift]),
    ...(isBooked ? [parts] : ['Hoe is dat berekend?']),
    ...(isBooked && !isStock(question, vocabulary) ? ['Welke boekingen zijn dat?'] : []),
  ];
}
