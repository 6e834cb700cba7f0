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
  const sized = readSized(sense, key);
  if (sized) return sized;
  if (boughtByUs(sense)) return relations(sense, key === 'kostprijs_omzet' || key === undefined ? 'kosten' : key, 'leveranciers'); // prettier-ignore
  if (has(sense, 'noun', 'klanten')) return relations(sense, key === undefined || key === 'resultaat' || key === 'kostprijs_omzet' ? 'omzet' : key, 'klanten'); // prettier-ignore
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
    return { ...withSplit(sense, key ?? 'omzet', time, { order }), isBare: key === undefined };
  }
  const nouns = readNouns(sense, key);
  if (nouns) return nouns;
  if (key === undefined || !isDefinitionKey(key)) return key === undefined ? undefined : withSplit(sense, key, 'maand', { order }); // prettier-ignore
  if (key === 'kosten') return withSplit(sense, key, 'groep', { order });
  const isCost = definition(key).basis === 'flow' && definition(key).more === 'ongunstig';
  return withSplit(sense, key, isCost ? 'rekening' : 'maand', { order });
};

/** 'Bij wie kochten we het meest': what we buy is bought from suppliers. */
const boughtByUs = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:koop|kopen|kocht|kochten|gekocht|ingekocht)$/.test(text)) &&
  tokens.some(({ text }) => /^(?:we|wij|ik)$/.test(text)) &&
  tokens.some(({ text }) => text === 'wie');

const SIZED = {
  klanten: 'relatie',
  leveranciers: 'relatie',
  relaties: 'relatie',
  posten: 'rekening',
  kosten: 'groep',
  maanden: 'maand',
  kwartalen: 'kwartaal',
  jaren: 'jaar',
  kostenplaatsen: 'kostenplaats',
} as const satisfies Partial<Record<string, Split>>;

/** Rows by what their amount must be: 'klanten met meer dan 10k omzet', 'maanden met verlies'. */
function readSized(sense: Sense, key: FigureKey | undefined): ReturnType<Reader> {
  const noun = (Object.keys(SIZED) as (keyof typeof SIZED)[]).find((each) => has(sense, 'noun', each)); // prettier-ignore
  if (noun === undefined || first(sense, 'order') !== undefined) return undefined;
  const { vanaf_cents: above, tot_cents: below } = sense.details.sizes;
  const texts = sense.tokens.map(({ text }) => text);
  const isOfTime = noun === 'maanden' || noun === 'kwartalen' || noun === 'jaren';
  const isWhich = texts.some((text) => /^(?:welke|welk|hoeveel|wanneer|aantal)$/.test(text));
  const isLoss = key === 'resultaat' && texts.some((text) => /^(?:verlies|verliezen|verliesgevend|rood|rode|negatief|min)$/.test(text)); // prettier-ignore
  const isProfit = key === 'resultaat' && texts.some((text) => /^(?:winst|winstgevend|positief|zwarte|plus)$/.test(text)); // prettier-ignore
  const sign = isOfTime && isWhich && (isLoss || isProfit) ? { ...(isLoss ? { onder_cents: 0 } : { boven_cents: 0 }) } : undefined; // prettier-ignore
  const sizes = above === undefined && below === undefined ? sign : { ...(above !== undefined && { boven_cents: above }), ...(below !== undefined && { onder_cents: below }) }; // prettier-ignore
  if (!sizes || (above === below && above !== undefined)) return undefined;
  const usual = noun === 'klanten' || noun === 'relaties' || isOfTime ? 'omzet' : 'kosten';
  const isCount = isCounted(sense, 'klanten') || isCounted(sense, 'leveranciers') || (isOfTime && /^(?:hoeveel|aantal)$/.test(texts[0] ?? '')); // prettier-ignore
  const of = noun === 'klanten' && key === 'resultaat' ? 'omzet' : (key ?? usual);
  return withSplit(sense, of, SIZED[noun], { rows: sizes, ...(isCount && { measure: 'aantal' as const }) }); // prettier-ignore
}

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
