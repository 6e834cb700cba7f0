import type { DefinitionKey } from './index.ts';
import type { BookedDefinition } from './types.ts';

/**
 * What is said otherwise of an eenmanszaak, vof or maatschap: the result is the owner's, before a
 * reward for work and income tax (art. 3.8 Wet inkomstenbelasting 2001), and what they take out or
 * put in is neither good nor bad.
 */
export const OF_PERSON: Partial<
  Record<DefinitionKey, Partial<Pick<BookedDefinition, 'name' | 'explanation' | 'more'>>>
> = {
  nettoresultaat: {
    name: 'Resultaat vóór ondernemersbeloning en inkomstenbelasting',
    explanation:
      'Wat overblijft na alle kosten. Daarvan gaan nog je eigen beloning en je inkomstenbelasting af; die staan niet in de boekhouding.',
  },
  kasstroom_eigen_vermogen: {
    name: 'Privé-opnamen en -stortingen',
    explanation:
      'Wat je privé hebt gestort min wat je privé hebt opgenomen. Positief is ontvangen geld, negatief is uitgegeven geld.',
  },
  kapitaal: { more: 'neutraal' },
  totaal_eigen_vermogen: { more: 'neutraal' },
};
