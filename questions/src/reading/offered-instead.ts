import type { Question } from '@kengetal/contract';
import { figure, measured } from './draft.ts';
import { subjectIds } from './subjects.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const SETTLED = / (?:betaald|voldaan|open|openstaat|openstaan|vervalt|vervallen|vervaldatum) /;
const OFFICE =
  / (?:betaald|overgemaakt|afgedragen) .*(?:belastingdienst|fiscus) | (?:belastingdienst|fiscus) .*(?:betaald|overgemaakt|afgedragen) /;
/** What the books tell near to what is asked, where they do not tell that itself. */
export function offeredInstead(sense: Sense): AskedBack | undefined {
  const { tokens, references, relation } = sense;
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const { factuur } = references.only;
  if (factuur !== undefined && SETTLED.test(text))
    return ask('Of een factuur betaald is zie je aan wat er nog openstaat. Wat wil je zien?', [
      { subject: { kind: 'lines' }, only: { factuur } },
      open('debiteuren'),
      open('crediteuren'),
    ]);
  // Where the books have no such relation.
  const isTax = OFFICE.test(text) && relation === undefined && subjectIds(sense).length === 0;
  return isTax
    ? ask('Welke belasting bedoel je?', [
        { subject: { kind: 'vat' } },
        measured(figure('belastingen')),
        measured(figure('belastingschulden')),
      ])
    : undefined;
}

const open = (groep: 'debiteuren' | 'crediteuren'): Question => ({
  subject: { kind: 'open', groep },
  split: 'factuur',
});
