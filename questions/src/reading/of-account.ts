import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import { idsOfWords } from '../names/accounts.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { accountNamed } from './figures.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const PART = /^(?:procent|%|pct|percentage|deel|gedeelte|stuk|stukje)$/;
const ARTICLE = /^(?:de|het|een|onze|ons|mijn|alle|totale|hele)$/;

/**
 * 'Verzekeringen als percentage van de huur', 'welk deel van 4300 is 4310': a share is of a figure, and of an
 * account only where it is told of one relation. Of any other the amounts are told.
 */
export function partOfAccount(sense: Sense, question: Question): AskedBack | undefined {
  const { measure, of, only, ...amount } = question;
  if (measure !== 'aandeel' || only?.relatie !== undefined || !isOfAccount(sense, question))
    return undefined;
  return ask('Een aandeel geef ik van een groep, en niet van een rekening. Wat wil je zien?', [
    { ...amount, ...(only && { only }) },
  ]);
}

/** Whether an account stands where it is said what something is a part of. */
function isOfAccount(sense: Sense, { of }: Question): boolean {
  const { tokens, references, rest, figures, vocabulary } = sense;
  const van = tokens.findIndex(
    ({ text }, at) => text === 'van' && PART.test(tokens[at - 1]?.text ?? ''),
  );
  if (van < 0) return false;
  const at = tokens.findIndex(({ text }, place) => place > van && !ARTICLE.test(text));
  const figure = figures.find(({ mark }) => mark.from <= at && at < mark.to);
  if (figure) return figure.key === of && accountNamed(sense, of as FigureKey) !== undefined;
  // 'Het percentage van de huur in de kosten' is of the costs.
  if (of !== undefined && !references.places.has(at)) return false;
  const word = rest.find(({ place }) => place === at);
  return (
    references.places.has(at) ||
    (word !== undefined &&
      (ACCOUNT_MEANINGS.has(word.token.stem) ||
        (idsOfWords([word.token], vocabulary)[0]?.size ?? 0) > 0))
  );
}
