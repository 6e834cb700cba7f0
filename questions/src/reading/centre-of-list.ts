import type { Question } from '@kengetal/contract';
import { nameWords } from '../names/name-index.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';

const BARE =
  /^(?:en|dan|of|hoeveel|wat|welke?|is|was|zijn|waren|heeft|had|hebben|maakt|maakte|maken|doet|deed|doen|draait|draaide|kost|kostte|de|het|een|van|voor|bij|op|in|alleen|dat|die|daarvan|kostenplaats|afdeling|geld|er|aan)$/;

/** 'En installatie', 'hoeveel heeft service' of a list by kostenplaats: the one whose name that is. */
export function centreOfList(
  sense: Sense,
  { period, day, against }: Time,
  before: Question,
): Question | undefined {
  const { tokens, figures, vocabulary } = sense;
  const { subject, split, against: held, measure, only, period: told } = before;
  const isOfCentres =
    split === 'kostenplaats' || (split === undefined && only?.kostenplaats !== undefined);
  if (
    !isOfCentres ||
    subject.kind !== 'figure' ||
    (held ?? measure ?? day ?? against) !== undefined
  )
    return undefined;
  const isSame = (at: number) =>
    figures.some(({ key, mark }) => key === subject.key && mark.from <= at && at < mark.to);
  const said = tokens
    .filter(
      ({ text }, at) =>
        !BARE.test(text) &&
        !isSame(at) &&
        !sense.scanned.marks.some(
          ({ piece, from, to }) => piece !== undefined && from <= at && at < to,
        ),
    )
    .map(({ text }) => text);
  const [centre, ...others] = vocabulary.world.costCentres.filter(
    ({ naam }) => said.length > 0 && said.every((text) => nameWords(naam).includes(text)),
  );
  if (!centre || others.length > 0) return undefined;
  const of = period ?? told;
  return { subject, only: { ...only, kostenplaats: centre.code }, ...(of && { period: of }) };
}

/** Words of the name of the kostenplaats that is told. */
export const isOfCentre = (
  from: number,
  { tokens, vocabulary }: Sense,
  { only }: Question,
): boolean =>
  only?.kostenplaats !== undefined &&
  vocabulary.world.costCentres.some(
    ({ code, naam }) =>
      code === only.kostenplaats && nameWords(naam).includes(tokens[from]?.text ?? ''),
  );

/** 'Bij', 'op de': what stands right before a word. */
const tieOf = (tokens: Sense['tokens'], at: number): string =>
  tokens
    .slice(Math.max(0, at - (ARTICLE.test(tokens[at - 1]?.text ?? '') ? 2 : 1)), at)
    .map(({ text }) => text)
    .join(' ');
const ARTICLE = /^(?:de|het|onze)$/;

/** 'Ik kijk per afdeling: wat ging er bij Service aan brandstof doorheen' is of that one. */
export const isAtCentre = ({ tokens, references: { only, places, accounts } }: Sense): boolean =>
  only.kostenplaats !== undefined &&
  accounts.length === 0 &&
  tokens.some(
    (_, at) => places.has(at) && /^(?:bij|op|binnen)(?: de| het| onze)?$/.test(tieOf(tokens, at)),
  );
