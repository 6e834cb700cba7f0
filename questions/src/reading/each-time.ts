import { has, type Sense } from './sense.ts';

/** What is agreed upon for a long time, so that it is asked of always. */
export const FIXED =
  /^(?:huur|huren|pacht|lease|leasen|abonnement|abonnementen|premie|voorschot|contract|licentie|licenties|onderhoudscontract|servicecontract)$/;

/** 'Het voorschot van Eneco', 'de huidige huur': of no period, what it is each time. */
export function isOfTerm({ tokens, relation, scanned, figures }: Sense): boolean {
  const isNamed = relation?.items.every(({ soort }) => soort === 'leverancier') ?? false;
  const isOther = scanned.marks.some(
    ({ piece, meanings }) =>
      piece !== undefined ||
      meanings.some(
        ({ role }) =>
          role === 'measure' || role === 'side' || role === 'against' || role === 'order',
      ),
  );
  const isNow = tokens.some(
    ({ text }, at) => /^huidige?$/.test(text) && FIXED.test(tokens[at + 1]?.text ?? ''),
  );
  return (
    !isOther &&
    ((isNamed &&
      figures.every(({ key }) => key !== 'omzet') &&
      tokens.some(({ text }) => TERM.test(text))) ||
      isNow)
  );
}
const TERM =
  /^(?:[a-z]*termijn|voorschot|termijnbedrag|voorschotbedrag|huurprijs|abonnementsprijs|abonnementsgeld)$/;

/** 'Wat is er duurder geworden': of all that comes back. */
export const DEARER_OF_ALL =
  /^ (?:en )?(?:wat|welke? (?:dingen|rekeningen|leveranciers?|posten|lasten)) (?:is|zijn) (?:er |allemaal |nu )*(?:duurder|goedkoper) geworden $/;

/** 'Het abonnement is in maart duurder geworden, hoeveel scheelt dat met februari': what was booked in them. */
export const isOfTwoMonths = (sense: Sense): boolean =>
  sense.scanned.marks.filter(({ piece }) => piece !== undefined).length > 1 &&
  (has(sense, 'measure', 'verschil') || has(sense, 'link', 'tegen')) &&
  (sense.relation !== undefined || sense.rest.length > 0);
