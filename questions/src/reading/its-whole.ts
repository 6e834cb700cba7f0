import type { FigureKey } from '../lexicon/types.ts';
import { figure, isStock, isWithin, measured, type Asked, type Draft } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { has, type Sense } from './sense.ts';

/**
 * 'Huur als % van huisvestingskosten': a share of an account is of the figure that is named beside
 * it, whether or not it is booked in that. Of what moves and what stands there is no such part, and
 * it is asked back. Of all costs it need not be said.
 */
export function ofItsWhole(draft: Draft, sense: Sense): Draft {
  const { keys, of } = chosenFigures(sense);
  const whole = of ?? (keys.length === 1 ? keys[0] : undefined);
  if (draft.kind !== 'asked' || draft.asked.subject.kind !== 'account') return draft;
  if (!has(sense, 'measure', 'aandeel') || whole === undefined || whole === 'kosten') return draft;
  const { asked, others } = draft;
  const part = (each: Asked): Asked => ({ ...each, measure: 'aandeel', of: whole });
  const isWhole = whole === 'omzet' || isWithin(asked, whole, sense.vocabulary);
  if (!isWhole && !isTied(whole, sense)) return draft;
  const [isBalance, isOfBalance] = [asked, measured(figure(whole))].map((each) =>
    isStock(each, sense.vocabulary),
  );
  return isWhole || isBalance === isOfBalance
    ? { ...draft, asked: part(asked), others: others.map(part) }
    : {
        kind: 'ask',
        text: 'Daar is het geen deel van. Wat wil je zien?',
        asked: [asked, part(asked)],
      };
}

/** 'Aandeel rente lening' is of one account, and 'van de lening' of the loan. */
const isTied = (whole: FigureKey, { figures, tokens }: Sense): boolean =>
  figures.some(
    ({ key, mark }) =>
      key === whole &&
      /^(?:van|in|binnen|op|tov|%|procent|percentage)$/.test(
        tokens.slice(0, mark.from).findLast(({ text }) => !SMALL.test(text))?.text ?? '',
      ),
  );
const SMALL = /^(?:de|het|mijn|onze|ons|alle|totale|hele)$/;
