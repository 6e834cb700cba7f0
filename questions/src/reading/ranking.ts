import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Asked } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { first, has, type Sense } from './sense.ts';
import { isCounted, type Reader } from './subjects.ts';

type Split = NonNullable<Question['split']>;

/** Who or what is the largest: customers, suppliers, costs, months. */
export const readRanking: Reader = (sense) => {
  const chosen = chosenFigures(sense);
  const [key] = chosen.keys;
  const order = first(sense, 'order');
  if (has(sense, 'noun', 'klanten')) return relations(sense, key === undefined || key === 'resultaat' ? 'omzet' : key, 'klanten'); // prettier-ignore
  if (has(sense, 'noun', 'leveranciers')) return relations(sense, key ?? 'kosten', 'leveranciers');
  if (has(sense, 'noun', 'relaties')) return relations(sense, key ?? 'omzet', 'relaties');
  const isWho = sense.tokens.some(({ text }) => text === 'wie');
  if (order !== undefined && (key === 'debiteuren' || key === 'crediteuren')) {
    return asked({ subject: { kind: 'open', groep: key } });
  }
  if (isWho && order !== undefined) return relations(sense, key === undefined || key === 'resultaat' ? 'omzet' : key, 'relaties'); // prettier-ignore
  if (order !== 'hoogste' && order !== 'laagste') return readNouns(sense, key);
  const time = timeSplit(sense);
  if (time !== undefined) {
    return { ...withSplit(sense, key ?? 'resultaat', time, { order }), isBare: key === undefined };
  }
  const nouns = readNouns(sense, key);
  if (nouns) return nouns;
  if (key === undefined || !isDefinitionKey(key)) return key === undefined ? undefined : withSplit(sense, key, 'maand', { order }); // prettier-ignore
  if (key === 'kosten') return withSplit(sense, key, 'groep', { order });
  const isCost = definition(key).basis === 'flow' && definition(key).more === 'ongunstig';
  return withSplit(sense, key, isCost ? 'rekening' : 'maand', { order });
};

/** A figure by its parts; a split that the question says counts. */
function withSplit(sense: Sense, key: FigureKey, split: Split, more: Partial<Asked> = {}) {
  const isSaid = first(sense, 'split') !== undefined;
  return asked({ ...measured(figure(key)), ...(!isSaid && { split }), ...more });
}

function timeSplit(sense: Sense): 'maand' | 'kwartaal' | 'jaar' | undefined {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  if (has(sense, 'noun', 'kwartalen')) return 'kwartaal';
  if (has(sense, 'noun', 'jaren')) return 'jaar';
  return sense.tokens.some(({ text }) => text === 'wanneer') ? 'maand' : undefined;
}

function readNouns(sense: Sense, key: FigureKey | undefined): ReturnType<Reader> {
  const order = first(sense, 'order') ?? 'hoogste';
  const whole = key ?? 'kosten';
  if (has(sense, 'noun', 'omzetsoorten')) return withSplit(sense, 'omzet', 'groep', { order });
  if (has(sense, 'noun', 'kosten')) return withSplit(sense, whole, 'groep', { order });
  if (has(sense, 'noun', 'kostenplaatsen'))
    return withSplit(sense, whole, 'kostenplaats', { order });
  if (!has(sense, 'noun', 'posten') || (key === undefined && first(sense, 'order') === undefined && !isCounted(sense, 'posten'))) return undefined; // prettier-ignore
  if (isCounted(sense, 'posten')) return withSplit(sense, whole, 'rekening', { measure: 'aantal' });
  return withSplit(sense, whole, 'rekening', { order });
}

function relations(
  sense: Sense,
  key: FigureKey,
  noun: 'klanten' | 'leveranciers' | 'relaties',
): ReturnType<Reader> {
  if (isCounted(sense, noun)) return withSplit(sense, key, 'relatie', { measure: 'aantal' });
  const order = first(sense, 'order');
  if (key === 'debiteuren' || key === 'crediteuren') {
    return asked({ subject: { kind: 'open', groep: key } });
  }
  // Money that is owed is told by invoice, and what is paid by line.
  return withSplit(sense, key, 'relatie', { order: order === 'laagste' ? order : 'hoogste' });
}
