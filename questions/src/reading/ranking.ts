import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Asked } from './draft.ts';
import { chosenFigures, GENERAL_WORDS } from './figures.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { isCounted, type Reader } from './subjects.ts';
import { tradeOf } from './trade.ts';
import { isExact, rowSizes } from './sizes.ts';

type Split = NonNullable<Question['split']>;

/** Who or what is the largest: customers, suppliers, costs, months. */
export const readRanking: Reader = (sense) => {
  const chosen = chosenFigures(sense);
  const [key] = chosen.keys;
  const order = first(sense, 'order');
  // Of one document it is asked what stands in it.
  if (order === undefined && sense.references.only.factuur !== undefined) return undefined;
  const isWho = sense.tokens.some(({ text }) => text === 'wie');
  const sized = readSized(sense, key);
  if (sized) return sized;
  // 'Bij wie kochten we het meest', 'wie leverde ons het meest', 'wie heeft ons gefactureerd'.
  const trade = isWho ? tradeOf(sense) : undefined;
  if (trade === 'verkocht' && (key === undefined || key === 'omzet' || key === 'kostprijs_omzet'))
    return relations(sense, 'omzet', 'klanten');
  if (trade === 'ingekocht')
    return relations(
      sense,
      key === 'kostprijs_omzet' || key === 'omzet' || key === undefined ? 'kosten' : key,
      'leveranciers',
    );
  const owing = readOwing(sense, key);
  if (owing) return owing;
  if (has(sense, 'noun', 'klanten'))
    return relations(
      sense,
      key === undefined || key === 'resultaat' || key === 'bank_en_kas' || key === 'kostprijs_omzet'
        ? 'omzet'
        : key,
      'klanten',
    );
  if (has(sense, 'noun', 'leveranciers'))
    return relations(
      sense,
      key === undefined ||
        key === 'bank_en_kas' ||
        key === 'omzet' ||
        key === 'resultaat' ||
        key === 'kostprijs_omzet'
        ? 'kosten'
        : key,
      'leveranciers',
    );
  if (has(sense, 'noun', 'relaties')) return relations(sense, key ?? 'omzet', 'relaties');
  const [other] = chosen.keys.slice(1);
  if (
    (key === 'debiteuren' && other === 'omzet') ||
    (key === 'crediteuren' && other === 'kosten')
  ) {
    return relations(sense, other, key === 'debiteuren' ? 'klanten' : 'leveranciers');
  }
  if (
    (key === 'omzet' && other === 'debiteuren') ||
    (key === 'kosten' && other === 'crediteuren')
  ) {
    return relations(sense, key, other === 'debiteuren' ? 'klanten' : 'leveranciers');
  }
  if (order !== undefined && (key === 'debiteuren' || key === 'crediteuren')) {
    return asked({ subject: { kind: 'open', groep: key } });
  }
  if (isWho && order !== undefined)
    return relations(
      sense,
      key === undefined || key === 'resultaat' ? usualOf(sense) : key,
      'relaties',
    );
  if (order !== 'hoogste' && order !== 'laagste') return readNouns(sense, key);
  const time = timeSplit(sense);
  if (time !== undefined) {
    // 'Welk van de drie jaren' is one.
    const isOne =
      isOfList(sense) &&
      sense.details.limit === undefined &&
      sense.tokens.some(({ text }) => /^welke?$/.test(text));
    return {
      ...withSplit(sense, key ?? usualOf(sense), time, { order, ...(isOne && { limit: 1 }) }),
      isBare: key === undefined,
    };
  }
  const nouns = readNouns(sense, key);
  if (nouns) return nouns;
  // 'Welke acht hadden de meeste omzet': of what is left unsaid.
  if (
    sense.tokens.some(({ text }, at) => /^welke?$/.test(text) && sense.details.places.has(at + 1))
  ) {
    const of = figure(key ?? 'omzet');
    const rows = (['relatie', 'maand'] as const).map((split) => ({ subject: of, split, order }));
    return { kind: 'ask', text: 'Wat wil je op volgorde zien?', asked: rows };
  }
  // 'Hoeveel procent van de omzet komt van de top 3'.
  if (key === 'omzet' && has(sense, 'measure', 'aandeel') && sense.details.limit !== undefined)
    return relations(sense, key, 'klanten');
  if (key === undefined || !isDefinitionKey(key))
    return key === undefined ? undefined : withSplit(sense, key, 'maand', { order });
  if (key === 'kosten') return withSplit(sense, key, 'groep', { order });
  const isCost = definition(key).basis === 'flow' && definition(key).more === 'ongunstig';
  const isOne = !isCost && sense.details.limit === undefined && !isSorted(sense);
  return withSplit(sense, key, isCost ? 'rekening' : 'maand', {
    order,
    ...(isOne && { limit: 1 }),
  });
};

/** What is dear or cheap is a cost. */
const usualOf = ({ tokens }: Sense): 'kosten' | 'omzet' =>
  tokens.some(({ text }) => /^(?:duurste|duurst|prijzigste|goedkoopste|zuinigste)$/.test(text))
    ? 'kosten'
    : 'omzet';

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

/** 'De klanten met de hoogste schuld bij ons': what they owe. */
function readOwing(sense: Sense, key: FigureKey | undefined): ReturnType<Reader> {
  const isDebt = sense.tokens.some(({ text }) =>
    /^(?:schuld|schulden|krijt|tegoed|saldo|openstaand|openstaande)$/.test(text),
  );
  const isGeneral =
    key === undefined ||
    key === 'vreemd_vermogen' ||
    key === 'bank_en_kas' ||
    key === 'debiteuren' ||
    key === 'crediteuren';
  if (!isDebt || !isGeneral) return undefined;
  if (has(sense, 'noun', 'klanten'))
    return asked({ subject: { kind: 'open', groep: 'debiteuren' } });
  return has(sense, 'noun', 'leveranciers')
    ? asked({ subject: { kind: 'open', groep: 'crediteuren' } })
    : undefined;
}

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

const LOSS =
  /^(?:verlies|verliezen|verloren|verloor|verliesgevend|verlieslatend|mis|misging|rood|rode|negatief|negatieve|nul)$/;
const CHOSEN =
  /^(?:welke?|hoeveel|wanneer|aantal|maanden|kwartalen|jaren|geen|enkele|ergens|nog|ooit|een)$/;
const NOUN_OF_TIME = /^(?:maand|maanden|mnd|kwartaal|kwartalen|jaar|jaren|boekjaar|boekjaren)$/;

/** Rows by what their amount must be: 'klanten met meer dan 10k omzet', 'maanden met verlies'. */
function readSized(sense: Sense, key: FigureKey | undefined): ReturnType<Reader> {
  const said = (Object.keys(SIZED) as (keyof typeof SIZED)[]).find((each) =>
    has(sense, 'noun', each),
  );
  const isWhen = sense.tokens.some(({ text }) => text === 'wanneer');
  const noun = said ?? (isWhen ? 'maanden' : undefined);
  if (noun === undefined || first(sense, 'order') !== undefined) return undefined;
  const asked = rowSizes(sense.details.sizes);
  const texts = sense.tokens.map(({ text }) => text);
  const isOfTime = noun === 'maanden' || noun === 'kwartalen' || noun === 'jaren';
  const isAsked =
    texts.some((text) => CHOSEN.test(text)) ||
    texts.some(
      (text, at) =>
        NOUN_OF_TIME.test(text) &&
        /^(?:met|dat|die|waar|waarin|waarop|bij)$/.test(texts[at + 1] ?? ''),
    );
  const isOfResult = key === 'resultaat' || key === undefined;
  const isHeld = has(sense, 'link', 'tegen');
  const isLoss = isOfResult && !isHeld && texts.some((text) => LOSS.test(text));
  const isOneOf = texts.some(
    (text, at) =>
      /^(?:welke?|hoeveel|aantal)$/.test(text) && NOUN_OF_TIME.test(texts[at + 1] ?? ''),
  );
  const isProfit =
    key === 'resultaat' &&
    (isOneOf || (isWhen && !texts.includes('hoeveel'))) &&
    texts.some((text) => /^(?:winst|winstgevend|positief|zwarte|plus)$/.test(text));
  const sign =
    (isOfTime || noun === 'kostenplaatsen') && isAsked && (isLoss || isProfit)
      ? { ...(isLoss ? { onder_cents: 0 } : { boven_cents: 0 }) }
      : undefined;
  const sizes = Object.keys(asked).length === 0 ? sign : asked;
  if (!sizes || isExact(sense.details.sizes)) return undefined;
  const usual =
    sign !== undefined && isLoss
      ? 'resultaat'
      : noun === 'klanten' || noun === 'relaties' || isOfTime
        ? 'omzet'
        : 'kosten';
  const isCount =
    isCounted(sense, 'klanten') ||
    isCounted(sense, 'leveranciers') ||
    (isOfTime && texts.slice(0, 2).some((text) => /^(?:hoeveel|aantal)$/.test(text)));
  const of = noun === 'klanten' && key === 'resultaat' ? 'omzet' : (key ?? usual);
  return withSplit(sense, of, SIZED[noun], {
    rows: sizes,
    ...(isCount && { measure: 'aantal' as const }),
  });
}

/** A figure by its parts; a split that the question says counts. */
function withSplit(sense: Sense, key: FigureKey, split: Split, more: Partial<Asked> = {}) {
  const isSaid = first(sense, 'split') !== undefined;
  return asked({ ...measured(figure(key)), ...(!isSaid && { split }), ...more });
}

const isOfList = ({ scanned }: Sense): boolean => scanned.marks.some(({ piece }) => piece?.isList);

function timeSplit(sense: Sense): 'maand' | 'kwartaal' | 'jaar' | undefined {
  if (has(sense, 'noun', 'maanden')) return 'maand';
  if (has(sense, 'noun', 'kwartalen')) return 'kwartaal';
  if (has(sense, 'noun', 'jaren') || isOfList(sense)) return 'jaar';
  return sense.tokens.some(({ text }) => text === 'wanneer') ? 'maand' : undefined;
}

function readNouns(sense: Sense, key: FigureKey | undefined): ReturnType<Reader> {
  const order = first(sense, 'order') ?? 'hoogste';
  // 'Aan welke kostenpost waren we het meeste geld kwijt'.
  const isMoney =
    key === 'bank_en_kas' &&
    sense.figures.every(
      ({ mark: { from, to } }) =>
        to - from === 1 && GENERAL_WORDS.has(sense.tokens[from]?.text ?? ''),
    );
  const whole = key === undefined || isMoney ? 'kosten' : key;
  if (has(sense, 'noun', 'omzetsoorten')) return withSplit(sense, 'omzet', 'groep', { order });
  if (has(sense, 'noun', 'kostenplaatsen'))
    return withSplit(sense, whole, 'kostenplaats', { order });
  if (has(sense, 'noun', 'kosten')) return withSplit(sense, whole, 'groep', { order });
  const isOne =
    sense.tokens.some(({ text }) => text === 'post') && first(sense, 'order') === undefined;
  if (
    isOne ||
    !has(sense, 'noun', 'posten') ||
    (key === undefined && first(sense, 'order') === undefined && !isCounted(sense, 'posten'))
  )
    return undefined;
  // 'Hoeveel rekeningen hebben we' counts more than those of costs.
  if (
    isCounted(sense, 'posten') &&
    key === undefined &&
    sense.tokens.some(({ text }) => /^(?:grootboek)?rekeningen$/.test(text))
  )
    return {
      kind: 'ask',
      text: 'Rekeningen waar in een periode op geboekt is kan ik tellen. Welke?',
      asked: (['kosten', 'omzet'] as const).map((of) => ({
        ...measured(figure(of)),
        split: 'rekening' as const,
        measure: 'aantal' as const,
      })),
    };
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
