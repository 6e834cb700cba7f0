import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { directionOf } from './direction.ts';
import { groupsOfFigure, isPeriodSplit, isStock, type Asked } from './draft.ts';
import { isAtCentre } from './centre-of-list.ts';
import { measureOf } from './measure-asked.ts';
import type { Time } from './said-time.ts';
import { first, has, type Sense } from './sense.ts';
import { isExact, rowSizes } from './sizes.ts';
import { columnsOf, partSaid, splitOf } from './splits.ts';
import { says } from './turn-words.ts';

/** Subjects of which nothing more can be asked. */
const PLAIN = new Set(['data', 'help', 'check', 'definition', 'recurring']);

/** Adds to what a question is about what it asks of it: how measured, divided, ordered, narrowed. */
export function finished(sense: Sense, asked: Asked, time: Time): Asked {
  if (asked.subject.kind === 'component')
    return { ...asked, ...columnsOf(sense, time, asked.subject) };
  const divided = asked.subject.kind === 'recurring' ? partSaid(sense) : undefined;
  if (divided !== undefined) return { ...asked, split: divided };
  if (PLAIN.has(asked.subject.kind)) return asked;
  const measure = asked.measure ?? measureOf(sense, asked, time);
  const parts = asked.split ?? splitOf(sense, time, measure, asked.subject);
  const split = parts === 'kostenplaats' && isAtCentre(sense) ? undefined : parts;
  const order = asked.order ?? orderOf(sense, asked, split);
  const isOfRows =
    measure === 'aandeel' &&
    sense.details.limit !== undefined &&
    asked.of === undefined &&
    /^(?:relatie|rekening|groep)$/.test(split ?? '');
  // 'Kostprijs omzet %' is of the omzet, as every ratio of it is.
  const isOfSold =
    measure === 'aandeel' &&
    split !== 'relatie' &&
    asked.of === undefined &&
    asked.subject.kind === 'figure' &&
    /^(?:kostprijs_omzet|inkoopwaarde)$/.test(asked.subject.key);
  const of = isOfSold ? 'omzet' : isOfRows ? wholeOfRows(sense, asked) : undefined;
  // 'Top 5 behalve de grootste' has said them.
  const { limit, skip } = asked.skip === undefined ? sense.details : asked;
  const isOfLines =
    ['lines', 'charged'].includes(asked.subject.kind) ||
    measure === 'boekingen' ||
    measure === 'aantal';
  const sizes = isOfLines && asked.rows === undefined ? sense.details.sizes : {};
  const { kostenplaats, dagboek, ...said } = sense.references.only;
  // 'Per kostenplaats, dus service apart van installatie' narrows nothing.
  // 'Kasboek saldo rek 1000' is the balance of the account.
  const isOfBalance = isStock(asked, sense.vocabulary) && measure === undefined;
  const named = {
    ...said,
    ...(dagboek !== undefined && !isOfBalance && { dagboek }),
    ...(kostenplaats !== undefined && split !== 'kostenplaats' && { kostenplaats }),
  };
  const only = { ...named, ...sidesOf(sense), ...sizes, ...asked.only };
  const isSized = Object.keys(sense.details.sizes).length > 0 && !isExact(sense.details.sizes);
  const isSplitSized = split !== undefined && asked.rows === undefined && !isOfLines && isSized;
  const question: Asked = {
    ...asked,
    ...(measure !== undefined && { measure }),
    ...(of !== undefined && { of }),
    ...(split !== undefined && { split }),
    ...(order !== undefined && { order }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && { skip }),
    ...(isSplitSized && { rows: rowSizes(sense.details.sizes) }),
    ...(Object.keys(only).length > 0 && { only }),
  };
  const isSpecified =
    split === 'rekening' &&
    asked.subject.kind === 'account' &&
    asked.subject.rekeningen.length === 1;
  const { split: _, ...whole } = question;
  // 'Hoeveel zit erin' of a pot on the balance sheet is how much there is.
  if (isSpecified && isOfBalance && sense.tokens.some(({ text }) => text === 'hoeveel'))
    return whole;
  // 'Verkoopkosten, waaraan': one group is divided by what is in it.
  const isOneGroup =
    split === 'groep' &&
    asked.subject.kind === 'figure' &&
    groupsOfFigure(asked.subject.key as FigureKey).length === 1;
  return withCauses(
    sense,
    isSpecified
      ? { ...whole, measure: 'boekingen' }
      : isOneGroup
        ? { ...question, split: 'rekening' }
        : question,
  );
}

function orderOf(sense: Sense, { subject }: Asked, split: Question['split']): Question['order'] {
  const order = first(sense, 'order') ?? newest(sense);
  const isList = subject.kind === 'lines' || subject.kind === 'open' || split !== undefined;
  const isLines = has(sense, 'measure', 'boekingen') || subject.kind === 'charged';
  return isList || isLines || isOneOpen(sense, subject, order) ? order : undefined;
}

/** 'De oudste openstaande factuur van Jansen', 'de hoogste post': one of what is open of somebody. */
const isOneOpen = (sense: Sense, subject: Question['subject'], order: Question['order']): boolean =>
  subject.kind === 'relation' &&
  subject.side === 'openstaand' &&
  (order === 'oudste' ||
    order === 'nieuwste' ||
    (says(sense, /^(?:factuur|facturen|notas?|post|posten)$/) &&
      !says(sense, /^(?:wie|klant|klanten|leverancier|leveranciers)$/)));

/** 'De laatste 10 boekingen'. */
function newest({ tokens, details }: Sense): Question['order'] {
  const texts = tokens.map(({ text }) => text);
  if (details.limit === undefined) return undefined;
  if (texts.includes('laatste')) return 'nieuwste';
  return texts.includes('eerste') ? 'oudste' : undefined;
}

function sidesOf(sense: Sense): { zijde?: 'debet' | 'credit' } {
  if (has(sense, 'link', 'debet')) return { zijde: 'debet' };
  return has(sense, 'link', 'credit') ? { zijde: 'credit' } : {};
}

/** 'Welke kosten zijn gedaald' is about parts of them. */
function partsAsked({ tokens }: Sense, { measure, subject }: Asked): Question['split'] {
  const isWhich = tokens.some(
    ({ text }, at) => text === 'welke' && tokens[at + 1]?.text === 'kosten',
  );
  const isCosts = subject.kind === 'figure' && subject.key === 'kosten';
  return isWhich && isCosts && measure === 'verschil' ? 'groep' : undefined;
}

/** 'Welke kosten zijn het meest gestegen' asks what a change comes from, the largest first. */
function withCauses(sense: Sense, question: Asked): Asked {
  const { measure, split = partsAsked(sense, question), subject } = question;
  const isPart = split !== undefined && !isPeriodSplit(split);
  if (measure === 'verschil' && isPart) {
    const { order: _, ...rest } = question;
    const order = directionOf(sense);
    return { ...rest, split, measure: 'oorzaken', ...(order && { order }) };
  }
  if (measure !== 'oorzaken') return question;
  const { split: _, ...bare } = question;
  return subject.kind === 'figure' && isPart ? { ...bare, split } : bare;
}

/** 'Grootste leverancier, en hoeveel procent van de inkoop is dat': what the share of a row is of. */
function wholeOfRows({ tokens, figures }: Sense, { subject }: Asked): FigureKey | undefined {
  const found = figures.find(({ mark: { from } }) => {
    const [link, , ...before] = tokens.slice(0, from).reverse();
    const at = /^(?:de|het|onze|mijn)$/.test(link?.text ?? '') ? from - 2 : from - 1;
    return (
      before.length > 0 &&
      tokens[at]?.text === 'van' &&
      /^(?:procent|%|percentage|pct|deel|aandeel)$/.test(tokens[at - 1]?.text ?? '')
    );
  });
  const isOther = found && (subject.kind !== 'figure' || subject.key !== found.key);
  return isOther ? found.key : undefined;
}
