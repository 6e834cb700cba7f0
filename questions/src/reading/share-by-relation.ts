import type { KnownRelation } from '../world.ts';
import { asked, type Asked, type Draft } from './draft.ts';
import { chosenFigures, TOTALS } from './figures.ts';
import { readAccounts } from './named.ts';
import { has, type Sense } from './sense.ts';

/** Whether a part of something is asked, and no change of it. */
export const isShareAsked = (sense: Sense): boolean =>
  (has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent')) &&
  !has(sense, 'measure', 'verschil');

/**
 * 'Welk deel van de brandstof ging naar Tankpas' is of that account, and not of all costs; 'hoeveel
 * procent van de omzet' of a supplier is what was bought from it.
 */
export function shareOfRelation(sense: Sense, relation: KnownRelation): Draft | undefined {
  if (!isShareAsked(sense)) return undefined;
  // 'De reclamekosten' are no total.
  const isOfTotal = sense.figures.some(
    ({ key, mark }) => TOTALS.has(key) && sense.tokens[mark.from]?.isPart !== true,
  );
  const each = sense.references.accounts.length > 0 ? [] : accountsOf(sense, relation);
  if (isOfTotal) return ofTotal(sense, relation, each);
  const [only, ...others] = each;
  return only && others.length > 0 ? whichOf(each) : only && asked(only);
}

/** What one relation has of each account that the words beside it may name. */
function accountsOf(sense: Sense, { relatie }: KnownRelation): Asked[] {
  const { relation: _, ...own } = sense;
  const draft = readAccounts(own);
  const found = draft?.kind === 'asked' ? [draft.asked] : draft?.kind === 'ask' ? draft.asked : [];
  return found.flatMap(({ subject }) =>
    subject.kind === 'account' ? [{ subject, only: { relatie } }] : [],
  );
}

function ofTotal(
  sense: Sense,
  { relatie, soort, booked = [] }: KnownRelation,
  each: readonly Asked[],
): Draft | undefined {
  const whole: Asked = { subject: { kind: 'relation', relatie, side: 'ingekocht' } };
  // 'De kosten voor reclame' are those of that account, or what is bought for it.
  if (each.length > 0 && sense.rest.some(({ tie }) => tie === 'voor'))
    return whichOf([...each, whole]);
  const isBought =
    booked.length > 0
      ? booked.includes('ingekocht') && !booked.includes('verkocht')
      : soort === 'leverancier';
  return isBought && chosenFigures(sense).keys[0] === 'omzet'
    ? asked({ ...whole, of: 'omzet' })
    : undefined;
}

const whichOf = (each: readonly Asked[]): Draft => ({
  kind: 'ask',
  text: 'Waarvan wil je het aandeel zien?',
  asked: each,
});
