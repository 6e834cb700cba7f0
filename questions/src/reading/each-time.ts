import { has, type Sense } from './sense.ts';
import { isTimeAt, lineOf } from './turn-words.ts';

/** What is agreed upon for a long time, so that it is asked of always. */
export const FIXED =
  /^(?:huren|leasen|(?:huur|lease|abonnements|contract|premie)[a-z]*|[a-z]*(?:huur|pacht|lease|abonnement|abonnementen|premie|voorschot|contract|licentie|licenties|termijn))$/;

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

/** 'Wat is er sinds januari duurder geworden', 'wie heeft zijn prijzen verhoogd': of all that comes back. */
export const isDearerOfAll = (sense: Sense): boolean => {
  const line = lineOf({ tokens: sense.tokens.filter((_, at) => !isTimeAt(sense, at)) });
  return (
    DEARER_OF_ALL.test(line) && / (?:duurder|goedkoper|prijs|prijzen|tarief|tarieven) /.test(line)
  );
};
const DEARER_OF_ALL =
  /^ (?:en )?(?:wat|wie|welke? (?:dingen|rekeningen|leveranciers?|posten|lasten|bedrijven|partijen)) (?:(?:is|zijn|heeft|hebben|ging|gingen|er|allemaal|nu|hun|de|in|prijs|prijzen|tarief|tarieven) )+(?:duurder|goedkoper|verhoogd|verlaagd|omhoog|gestegen) (?:geworden |gegaan )?$/;

/** 'Het abonnement is in maart duurder geworden, hoeveel scheelt dat met februari': what was booked in them. */
export const isOfTwoMonths = (sense: Sense): boolean =>
  sense.scanned.marks.filter(({ piece }) => piece !== undefined).length > 1 &&
  (has(sense, 'measure', 'verschil') || has(sense, 'link', 'tegen')) &&
  (sense.relation !== undefined || sense.rest.length > 0);

const NOW = /^(?:nu|moment|momenteel|huidige?|tegenwoordig|thans|heden|dit|op|op dit)$/;
/** Whether another time than now is said. */
export const isTimed = ({ tokens, scanned }: Sense): boolean =>
  scanned.marks.some(
    ({ piece, from, to }) => piece && !tokens.slice(from, to).every(({ text }) => NOW.test(text)),
  );
