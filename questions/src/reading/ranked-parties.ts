import type { FigureKey } from '../lexicon/types.ts';
import { asked, type Draft } from './draft.ts';
import { figureBy, usualOf } from './figure-by.ts';
import { first, has, type Sense } from './sense.ts';
import { isCounted } from './subjects.ts';
import { tradeOf } from './trade.ts';
import { lineOf, says } from './turn-words.ts';

type Keys = readonly FigureKey[];

/**
 * Who is the largest: by who traded with whom, who owes, or who is named, the first of these that
 * says it.
 */
export const readParties = (sense: Sense, keys: Keys): Draft | undefined =>
  byTrade(sense, keys) ??
  byDebt(sense, keys) ??
  byNoun(sense, keys) ??
  byFigures(sense, keys) ??
  byWho(sense, keys);

/** 'Bij wie kochten we het meest', 'wie leverde ons het meest', 'wie heeft ons gefactureerd'. */
function byTrade(sense: Sense, [key]: Keys): Draft | undefined {
  const trade = isWho(sense) ? tradeOf(sense) : undefined;
  const isGeneral = key === undefined || key === 'omzet' || key === 'kostprijs_omzet';
  if (trade === 'verkocht' && isGeneral) return relations(sense, 'omzet', 'klanten');
  return trade === 'ingekocht'
    ? relations(sense, isGeneral ? 'kosten' : key, 'leveranciers')
    : undefined;
}

const isWho = (sense: Sense): boolean => says(sense, /^wie$/);

const DEBT = /^(?:schuld|schulden|krijt|tegoed|saldo|openstaand|openstaande)$/;
const OWED: ReadonlySet<FigureKey> = new Set([
  'vreemd_vermogen',
  'bank_en_kas',
  'debiteuren',
  'crediteuren',
]);

/** 'De klanten met de hoogste schuld bij ons': what they owe. */
function byDebt(sense: Sense, [key]: Keys): Draft | undefined {
  const isGeneral = key === undefined || OWED.has(key);
  if (!says(sense, DEBT) || !isGeneral) return undefined;
  if (has(sense, 'noun', 'klanten')) return openOf('debiteuren');
  return has(sense, 'noun', 'leveranciers') ? openOf('crediteuren') : undefined;
}

const openOf = (groep: 'debiteuren' | 'crediteuren'): Draft =>
  asked({ subject: { kind: 'open', groep } });

/** Figures of the whole, of which no part is a customer's or a supplier's. */
const OF_NO_CUSTOMER: ReadonlySet<FigureKey> = new Set([
  'resultaat',
  'bank_en_kas',
  'kostprijs_omzet',
]);
const OF_NO_SUPPLIER: ReadonlySet<FigureKey> = new Set([...OF_NO_CUSTOMER, 'omzet']);

/** 'De grootste klanten', 'leveranciers'. */
function byNoun(sense: Sense, [key]: Keys): Draft | undefined {
  if (has(sense, 'noun', 'klanten') && !isWhoseBooks(sense)) {
    const isOfOmzet = key === undefined || OF_NO_CUSTOMER.has(key);
    return relations(sense, isOfOmzet ? 'omzet' : key, 'klanten');
  }
  // 'Kosten onderaannemers 2024': a word for what it costs says whose it is, too.
  if (has(sense, 'noun', 'leveranciers') && !isCostAlone(sense)) {
    const isOfCosts = key === undefined || OF_NO_SUPPLIER.has(key);
    return relations(sense, isOfCosts ? 'kosten' : key, 'leveranciers');
  }
  return has(sense, 'noun', 'relaties')
    ? relations(sense, moneyOf(sense, key) ?? 'omzet', 'relaties')
    : undefined;
}

/** 'Bij welke leveranciers kocht de cliënt het meest', 'de omzet van de cliënt': whose books these are, and nobody in them. */
const isWhoseBooks = (sense: Sense): boolean =>
  / (?:de|deze|onze|mijn) (?:client|klant) /.test(lineOf(sense)) &&
  (has(sense, 'noun', 'leveranciers') ||
    (says(sense, /^client$/) &&
      (first(sense, 'order') ?? sense.details.limit) === undefined &&
      !says(sense, /^(?:per|elke|welke|wie)$/)));

const isCostAlone = (sense: Sense): boolean =>
  first(sense, 'order') === undefined &&
  sense.details.limit === undefined &&
  !isCounted(sense, 'leveranciers') &&
  !says(sense, /^(?:welke?|wie|lijst|overzicht|alle|over|verdeel|verdeeld|splits)$/) &&
  sense.scanned.marks.some(
    ({ meanings }) =>
      meanings.some(({ role, value }) => role === 'noun' && value === 'leveranciers') &&
      meanings.some(({ role }) => role === 'figure'),
  );

const PAYS = /^(?:betalen|betaal|betaalt|betaalden?|betaald)$/;
const OWES = /^(?:nog|moet|moeten|moest|moesten|niet|te|schuldig|open)$/;

/** 'De debiteuren met de meeste omzet': the word for a balance says who is meant. */
function byFigures(sense: Sense, [key, other]: Keys): Draft | undefined {
  const areSaid = (one: FigureKey, two: FigureKey) =>
    (key === one && other === two) || (key === two && other === one);
  if (areSaid('debiteuren', 'omzet')) return relations(sense, 'omzet', 'klanten');
  if (areSaid('crediteuren', 'kosten')) return relations(sense, 'kosten', 'leveranciers');
  const isOrdered = first(sense, 'order') !== undefined;
  // 'Aan welke leverancier betalen we het meest': what is paid, and not what is owed.
  if (isOrdered && key === 'crediteuren' && says(sense, PAYS) && !says(sense, OWES))
    return relations(sense, 'kosten', 'leveranciers');
  return isOrdered && (key === 'debiteuren' || key === 'crediteuren') ? openOf(key) : undefined;
}

/** 'Naar wie ging het meeste geld', 'wie kreeg het': what was spent there; 'van wie kwam het' what was earned. */
const moneyOf = (sense: Sense, key: FigureKey | undefined): FigureKey | undefined =>
  key === 'bank_en_kas' && says(sense, /^geld$/)
    ? says(sense, /^(?:aan|naar|naartoe|heen|kwijt|uit|uitgegeven|krijgt|kreeg|ontving|ontvangt)$/)
      ? 'kosten'
      : 'omzet'
    : key;

/** 'Wie leverde het meeste op'. */
function byWho(sense: Sense, [said]: Keys): Draft | undefined {
  if (!isWho(sense) || first(sense, 'order') === undefined) return undefined;
  const key = moneyOf(sense, said);
  const isGeneral = key === undefined || key === 'resultaat';
  return relations(sense, isGeneral ? usualOf(sense) : key, 'relaties');
}

/** A figure by customer or supplier, or how many there are of them. */
export function relations(
  sense: Sense,
  key: FigureKey,
  noun: 'klanten' | 'leveranciers' | 'relaties',
): Draft {
  if (isCounted(sense, noun)) return figureBy(sense, key, 'relatie', { measure: 'aantal' });
  const order = first(sense, 'order');
  // Money that is owed is told by invoice, and what is paid by line.
  if (key === 'debiteuren' || key === 'crediteuren') return openOf(key);
  return figureBy(sense, key, 'relatie', { order: order === 'laagste' ? order : 'hoogste' });
}
