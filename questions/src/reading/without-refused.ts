import { countOf } from '../text/numbers.ts';
import { THERE } from './asked-alone.ts';
import { PERSON } from './asker.ts';
import { clausesOf } from './clauses.ts';
import { commands } from './commanded.ts';
import { refusedBy } from './refuse.ts';
import type { Sense } from './sense.ts';

/** What is asked depends on what is supposed; an order to behave otherwise is never passed over. */
const SUPPOSED = /(?:^|\s)(?:stel|als|indien|mocht(?:en)?|negeer|vergeet)\s/i;
const LEANS = /\b(?:is|was|zijn|waren|kost|kostte|zou|zouden) (?:dat|die|hij|ze|het)\b/i;

/**
 * What is asked beside clauses that only tell what somebody is about to do: 'we willen onze klanten een
 * taart sturen: welke acht hadden de meeste omzet'. Nothing where such a clause is a command, supposes
 * something or names a figure or number, or where what is asked leans on it.
 */
export function withoutRefused(text: string, senseOf: (part: string) => Sense): string | undefined {
  if (SUPPOSED.test(text)) return undefined;
  const parts = clausesOf(text.trim().replace(/\s+/g, ' ')).filter((part) => !LABEL.test(part));
  const clauses = parts.map((part) => ({
    part,
    sense: senseOf(part),
  }));
  const asking = clauses.filter(({ sense }) => !refusedBy(sense));
  const told = clauses.filter(({ sense }) => refusedBy(sense) !== undefined);
  const isLeaning = asking.some(
    ({ part, sense }) => LEANS.test(part) || sense.tokens.some((each) => THERE.test(each.text)),
  );
  if (
    asking.length === 0 ||
    isLeaning ||
    !told.every(({ part, sense }) => isTold(sense) || isHeading(part, sense))
  )
    return undefined;
  const left = clauses
    .map(({ part, sense }) => (refusedBy(sense) ? namesOf(sense) : part))
    .join('');
  return whichOf(
    told.map(({ part }) => part).join(' '),
    left.replace(/^(?:en|maar|dus|want)\s/i, ''),
  );
}

const LABEL = /^(?:onderwerp|betreft|betr\.?|inzake|re|thema)\s*:\s*$/i;
const PARTY = /\b(?:klanten|afnemers|leveranciers|crediteuren|debiteuren)\b/i;
const WHICH =
  /\bwelke(?: (?:\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf))?(?= (?:hadden|hebben|waren|zijn|kochten|brachten|leverden|kostten)\b)/i;

/** 'Welke acht' of customers that were told of. */
function whichOf(told: string, asked: string): string {
  const [noun] = PARTY.exec(told) ?? [];
  return noun === undefined ? asked : asked.replace(WHICH, (which) => `${which} ${noun}`);
}

const DOER = /^(?:ik|we|wij|hij|zij|ze)$/;
const ASKS = /^(?:hoeveel|hvl|wat|welke?|wie|wanneer|hoe|waarom|kun|kan|kunt|mag)$/;

/** Somebody does or wants something that has nothing of a question about the books in it but a name. */
const isTold = (sense: Sense): boolean =>
  !commands(sense) &&
  sense.figures.every(({ mark }) => isPerson(sense, mark.from)) &&
  sense.tokens.some((each, place) => DOER.test(each.text) || isPerson(sense, place)) &&
  !sense.tokens.some(
    (each) =>
      /\d/.test(each.text) ||
      ASKS.test(each.text) ||
      (each.text !== 'een' && countOf(each.text) !== undefined),
  );

/** 'Voor de aftrekposten:', 'onderwerp: bezuinigen.': what stands above a question, without one of its own. */
const isHeading = (part: string, sense: Sense): boolean =>
  refusedBy(sense)?.reason === 'advies' &&
  sense.figures.length === 0 &&
  sense.rest.length < 3 &&
  (sense.tokens.length === 1 || /^(?:voor|ivm|wegens|vanwege|tbv|inzake)\b.*:\s*$/i.test(part));

/** 'Straks komt de bank langs': somebody, and no money on an account. */
const isPerson = ({ tokens }: Sense, place: number): boolean =>
  /^(?:de|het|een|mijn|onze)$/.test(tokens[place - 1]?.text ?? '') &&
  PERSON.test(tokens[place]?.text ?? '');

const namesOf = ({ tokens, relation }: Sense): string =>
  relation
    ? `${tokens
        .filter((_, place) => relation.places.has(place))
        .map(({ raw }) => raw)
        .join(' ')}. `
    : '';
