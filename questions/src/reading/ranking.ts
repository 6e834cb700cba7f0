import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, type Draft } from './draft.ts';
import { figureBy, usualOf } from './figure-by.ts';
import { chosenFigures } from './figures.ts';
import { pointsAtTime } from './points-at.ts';
import { readKinds } from './ranked-costs.ts';
import { EXTREME } from './one-row-meant.ts';
import { readParties, relations } from './ranked-parties.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { readSizedRows } from './sized-rows.ts';
import type { Reader } from './subjects.ts';
import { says } from './turn-words.ts';

type Order = 'hoogste' | 'laagste';

/** Who or what is the largest: customers, suppliers, costs, months. */
export const readRanking: Reader = (sense) => {
  const { keys } = chosenFigures(sense);
  const [key] = keys;
  const order = first(sense, 'order');
  // Of one document it is asked what stands in it.
  if (order === undefined && sense.references.only.factuur !== undefined) return undefined;
  const named = readSizedRows(sense, key) ?? readParties(sense, keys);
  if (named) return named;
  if (order !== 'hoogste' && order !== 'laagste')
    return (
      readKinds(sense, key) ??
      (key === 'omzet' && sense.details.skip !== undefined
        ? relations(sense, key, 'klanten')
        : undefined)
    );
  return (
    byTime(sense, key, order) ??
    readKinds(sense, key) ??
    rowsUnsaid(sense, key, order) ??
    byFigure(sense, key, order)
  );
};

/** 'De beste maand', 'wanneer was de omzet het laagst', 'welk van de drie jaren'. */
function byTime(sense: Sense, key: FigureKey | undefined, order: Order): Draft | undefined {
  const time = timeSplit(sense);
  if (time === undefined) return undefined;
  // 'Welk van de drie jaren' is one.
  const isOne = isOfList(sense) && sense.details.limit === undefined && says(sense, /^welke?$/);
  return {
    ...figureBy(sense, key ?? usualOf(sense), time, { order, ...(isOne && { limit: 1 }) }),
    isBare: key === undefined,
  };
}

/** 'Welke acht hadden de meeste omzet': of what is left unsaid. */
function rowsUnsaid(sense: Sense, key: FigureKey | undefined, order: Order): Draft | undefined {
  const { places } = sense.details;
  if (!sense.tokens.some(({ text }, at) => /^welke?$/.test(text) && places.has(at + 1)))
    return undefined;
  const subject = figure(key ?? 'omzet');
  return {
    kind: 'ask',
    text: 'Wat wil je op volgorde zien?',
    asked: (['relatie', 'maand'] as const).map((split) => ({ subject, split, order })),
  };
}

/** A figure by the rows that are usual for it. */
function byFigure(sense: Sense, key: FigureKey | undefined, order: Order): Draft | undefined {
  if (key === undefined) return undefined;
  const { limit } = sense.details;
  // 'Hoeveel procent van de omzet komt van de top 3'.
  if (
    key === 'omzet' &&
    (has(sense, 'measure', 'aandeel') || isFromThose(sense)) &&
    limit !== undefined
  )
    return relations(sense, key, 'klanten');
  if (!isDefinitionKey(key)) return figureBy(sense, key, 'maand', { order });
  if (key === 'kosten') return figureBy(sense, key, 'groep', { order });
  const { basis, more } = definition(key);
  const isCost = basis === 'flow' && more === 'ongunstig';
  const isOne = !isCost && limit === undefined && !isSorted(sense);
  return figureBy(sense, key, isCost ? 'rekening' : 'maand', { order, ...(isOne && { limit: 1 }) });
}

/** 'Hoeveel van de omzet zit bij de top 3', 'de nummers 1 tot en met 3 qua omzet': somebody's. */
const isFromThose = ({ scanned, tokens }: Sense): boolean =>
  says({ tokens }, /^(?:nummer|koplopers?)$/) ||
  meant(scanned.marks, 'order').some(({ mark: { from } }) =>
    / (?:bij|door|van|aan) (?:de |onze |mijn )?$/.test(
      ` ${tokens
        .slice(0, from)
        .map(({ text }) => text)
        .join(' ')} `,
    ),
  );

/** 'Per klant van hoog naar laag': all rows in an order, and not the first of them. */
export const isSorted = ({ scanned, tokens }: Sense): boolean =>
  meant(scanned.marks, 'order').some(({ mark }) =>
    tokens
      .slice(mark.from, mark.to)
      .some(({ text }) =>
        /^(?:naar|volgorde|oplopende?|aflopende?|(?:ge)?sorte[a-z]*|(?:ge)?ran[gk][a-z]*)$/.test(
          text,
        ),
      ),
  );

const isOfList = ({ scanned }: Sense): boolean => scanned.marks.some(({ piece }) => piece?.isList);

function timeSplit(sense: Sense): 'maand' | 'kwartaal' | 'jaar' | undefined {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  if (has(sense, 'noun', 'kwartalen')) return 'kwartaal';
  if ((has(sense, 'noun', 'jaren') && !pointsAtTime(sense.tokens)) || isOfList(sense))
    return 'jaar';
  return says(sense, EXTREME) ? 'maand' : undefined;
}
