import type { Sense } from './sense.ts';

/** What is agreed upon for a long time, so that it is asked of always. */
export const FIXED = /^(?:huur|huren|pacht|lease|leasen|abonnement|abonnementen|premie|voorschot|contract|licentie|licenties|onderhoudscontract|servicecontract)$/; // prettier-ignore

/** 'Het voorschot van Eneco', 'de huidige huur': of no period, what it is each time. */
export function isOfTerm({ tokens, relation, scanned, figures }: Sense): boolean {
  const isNamed = relation?.items.every(({ soort }) => soort === 'leverancier') ?? false;
  const isOther = scanned.marks.some(({ piece, meanings }) => piece !== undefined || meanings.some(({ role }) => role === 'measure' || role === 'side' || role === 'against' || role === 'order')); // prettier-ignore
  const isNow = tokens.some(({ text }, at) => /^huidige?$/.test(text) && FIXED.test(tokens[at + 1]?.text ?? '')); // prettier-ignore
  return !isOther && ((isNamed && figures.every(({ key }) => key !== 'omzet') && tokens.some(({ text }) => TERM.test(text))) || isNow); // prettier-ignore
}
const TERM = /^(?:[a-z]*termijn|voorschot|termijnbedrag|voorschotbedrag|huurprijs|abonnementsprijs|abonnementsgeld)$/; // prettier-ignore
