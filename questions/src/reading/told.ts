import { POINTING, THERE } from './asked-alone.ts';
import { countOf } from '../text/numbers.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Reading } from '../world.ts';
import { askedBack } from './drafted.ts';
import { FOR } from './clause.ts';
import { isClosing, isCourtesy, isReaction, withoutCourtesy } from './courtesy.ts';
import { namedBefore } from './named-beside.ts';
import type { Sense } from './sense.ts';
import { hasTime, isDated, isBeside, isOfWhatIsOpen } from './told-beside.ts';
import { hasMeaning, isTold, type Part } from './told-part.ts';
import { isTimed } from './told-time.ts';
import { ASKS, OWN, VERB } from './told-words.ts';

/** Between sentences, also before one that only its capital letter shows. */
const SENTENCE =
  /(?<=[.!?…;:]) |\n| (?=\()|(?<=\)) | [–—-] |(?<=[\p{L}\d)%]) (?=(?:Dat|Dit|Ik|We|Wij|Mijn|Onze|Er|Morgen|Vandaag|Vanavond|Straks|Alvast|Bedankt|Met vriendelijke|(?:De|Het) (?=\p{Ll}))\b)/gu;
const CLAUSE =
  /(?<=,) | (?=(?:want|omdat|zodat|aangezien|doordat|of vraag ik|en (?:(?:dan|daarom|daarvoor|nu) )?(?:wil|moet|zou) ik) )/g;
const COMMA = /(?<=,) /g;
/** Of more parts than this no question is made. */
const MOST = 12;

/** What a text asks without what it tells beside it; not sure where what is told may narrow that. */
interface Asked {
  readonly text: string;
  readonly isSure: boolean;
}

/** Reads a text without what it only tells beside what it asks, where that stands by itself. */
export function readBeside(
  said: string,
  senseOf: (part: string) => Sense,
  read: (text: string) => Reading,
  vocabulary: Vocabulary,
): Reading {
  const text = isReaction(said) ? 'dank je' : withoutGreeting(said, senseOf);
  const asked = withoutTold(text, senseOf);
  const reading = asked && read(asked.text);
  if (asked?.isSure && reading && isOutcome(reading)) return reading;
  const whole = read(withoutToldTime(text, senseOf));
  const named = ofNamed(text, senseOf);
  const other = named === undefined ? reading : read(named);
  if (named !== undefined && other?.kind === 'vraag' && whole.kind !== 'vraag') return other;
  if (other?.kind !== 'vraag' || whole.kind !== 'vraag') return whole;
  return JSON.stringify(other.question) === JSON.stringify(whole.question)
    ? whole
    : askedBack('Wat wil je zien?', [other.question, whole.question], vocabulary);
}

/** What is asked, or that the books do not hold its period. */
const isOutcome = (reading: Reading): boolean =>
  reading.kind === 'vraag' ||
  (reading.kind === 'geen_antwoord' && reading.reason === 'buiten_boeken');
/**
 * A text without the period of what it tells where what it asks has its own: 'het vakantiegeld gaat er in
 * mei uit; hoeveel staat er eind april'.
 */
function withoutToldTime(text: string, senseOf: (part: string) => Sense): string {
  const parts = cut(text, SENTENCE).map((part): Part => ({ text: part, sense: senseOf(part) }));
  const asked = parts.at(-1);
  const isHeld = parts.some(({ sense }) =>
    sense.scanned.marks.some(({ meanings }) =>
      meanings.some(({ role, value }) => /^(?:against|measure)$/.test(role) || value === 'tegen'),
    ),
  );
  if (!asked || parts.length < 2 || isHeld || !isTimed(asked) || !asksOf(asked)) return text;
  // 'In 2023 hadden we brand. Wat was de omzet in maart': it may be of that year.
  const isOther = ({ sense }: Part) => isDated(asked.sense) || !isDated(sense);
  return parts
    .map((part) =>
      part !== asked && isTimed(part) && isTold(part) && isOther(part) ? untimed(part) : part.text,
    )
    .join('');
}

/** 'Ik bedoel 2025' asks nothing, and 'toen' is when it was told. */
const asksOf = ({ sense: { tokens } }: Part): boolean =>
  tokens.some(({ text }) => ASKS.test(text)) && !tokens.some(({ text }) => AFTERWARDS.test(text));
const AFTERWARDS = /^(?:toen|destijds|sindsdien|erna|ervoor|daarna|daarvoor)$/;

const untimed = ({ sense: { tokens, scanned } }: Part): string =>
  `${tokens
    .filter(
      (_, at) =>
        !scanned.marks.some(({ piece, from, to }) => piece !== undefined && from <= at && at < to),
    )
    .map(({ raw }) => raw)
    .join(' ')}; `;

/** What a text asks of whom it tells of: its last sentence, or the clause behind a comma. */
function ofNamed(text: string, senseOf: (part: string) => Sense): string | undefined {
  const sentences = cut(text, SENTENCE);
  const parts = sentences.length > 1 ? sentences : cut(text, COMMA);
  const asked = parts.at(-1);
  if (asked === undefined || parts.length === 1) return undefined;
  const told = parts.slice(0, -1).join('').trim();
  return namedBefore(told, asked.trim(), senseOf);
}

/** A text without its greetings, thanks and signature; as it is where it has nothing else. */
function withoutGreeting(said: string, senseOf: (part: string) => Sense): string {
  const lines = said.split('\n').map((line) => line.trim().replace(/\s{2,}/g, ' '));
  const text = lines.filter((line) => line !== '').join('\n');
  const sentences = cut(withoutCourtesy(text), SENTENCE);
  const closed = sentences.findIndex((part, at) => at > 0 && isClosing(part));
  const asked = (closed < 0 ? sentences : sentences.slice(0, closed))
    .flatMap((part) => cut(part, COMMA))
    .filter((part) => !isCourtesy(part, senseOf(part)))
    .join('');
  return asked === text || (asked !== '' && saysAnything(senseOf(asked))) ? asked : said;
}

/** 'Ok dank je' is nothing without its thanks. */
const saysAnything = ({ scanned, rest, relation, references }: Sense): boolean =>
  rest.length > 0 ||
  relation !== undefined ||
  references.places.size > 0 ||
  scanned.marks.some(
    ({ piece, meanings }) => piece !== undefined || meanings.some(({ role }) => role !== 'filler'),
  );

/**
 * What a text asks, without the sentences and clauses that only tell who asks, why, or what somebody is
 * doing. Nothing where it has none, or where what is asked points at one.
 */
function withoutTold(text: string, senseOf: (part: string) => Sense): Asked | undefined {
  const sentences = cut(text, SENTENCE);
  const isOne = sentences.length === 1 && cut(text, CLAUSE).length === 1;
  if (isOne || sentences.length > MOST) return undefined;
  const read = (part: string): Part => ({ text: part, sense: senseOf(part) });
  const parts = sentences
    .map(read)
    .flatMap((each) =>
      isTold(each) && !hasMeaning(each) ? [each] : cut(each.text, CLAUSE).map(read),
    );
  const tells = parts.filter(isTold);
  const asked = senseOf(textOf(parts.filter((each) => !tells.includes(each))));
  const beside = tells.filter((each) => isBeside(each, asked));
  // 'In verband met de verbouwing' without a verb narrows what is asked.
  const told = tells.filter((each) => beside.includes(each) || !FOR.test(each.text));
  const made = [told, beside]
    .filter((out) => out.length > 0)
    .flatMap((out) => withoutParts(parts, out, senseOf) ?? []);
  return made.find(({ isSure }) => isSure) ?? made[0];
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

function withoutParts(
  parts: readonly Part[],
  told: readonly Part[],
  senseOf: (part: string) => Sense,
): Asked | undefined {
  const said = textOf(parts.filter((each) => !told.includes(each)));
  const isThen = told.some(isTimed) && THEN.test(said);
  const text = isThen ? atTime(said, told) : said;
  if (text === undefined || text === '') return undefined;
  const asked = senseOf(text);
  const first = parts.findIndex((each) => !told.includes(each));
  const isLeaning =
    pointsBack(asked) &&
    parts.slice(0, first).some(({ sense }) => sense.rest.length > 0 || sense.figures.length > 0);
  const isOpen = told.some(hasMeaning) && isOfWhatIsOpen(asked);
  if (isLeaning || isOpen || (!isThen && !hasTime(told, asked))) return undefined;
  return {
    text: text.trim().replace(/[,:;]$/, ''),
    isSure: told.every((each) => isBeside(each, asked, isThen || hasTime([each], asked))),
  };
}

const THEN =
  /(?<=^|\s)(?:(in|over|van) )?(?:toen|daar|(?:dat|die|datzelfde|diezelfde) (?:jaar|boekjaar|kwartaal|maand|periode))(?=[\s?.!,]|$)/i;

/** 'In 2024 zijn we verhuisd. Wat was toen de winst?': with the one period that was told. */
function atTime(text: string, told: readonly Part[]): string | undefined {
  const [period, ...others] = told.flatMap(({ sense: { scanned, tokens } }) =>
    scanned.marks.flatMap(({ piece, from, to }) =>
      piece === undefined || OWN.test(tokens[from - 1]?.text ?? '')
        ? []
        : [
            tokens
              .slice(from, to)
              .map(({ raw }) => raw)
              .join(' '),
          ],
    ),
  );
  // 'Daar' may be a thing that is told of.
  const isOfOther =
    /\bdaar\b/i.test(text) &&
    told.some(({ sense: { rest } }) => rest.some(({ token }) => countOf(token.text) === undefined));
  return period === undefined || others.length > 0 || isOfOther
    ? undefined
    : text.replace(THEN, (_, link: string | undefined) => `${link ?? 'in'} ${period}`);
}

/** Whether what is asked points at something before it names anything itself. */
function pointsBack({ tokens, scanned, relation, references, rest }: Sense): boolean {
  const isNamed = (place: number, isOfFigure: boolean) =>
    relation?.places.has(place) === true ||
    references.places.has(place) ||
    rest.some((word) => word.place === place) ||
    scanned.marks.some(
      ({ from, meanings }) =>
        from === place &&
        meanings.some(
          ({ role }) =>
            !/^(?:filler|measure|link)$/.test(role) && (isOfFigure || role !== 'figure'),
        ),
    );
  // 'Wat was haar winst', 'hoeveel omzet was dat': of somebody or something, and not of the figure.
  const isOfOther = (at: number) =>
    /^kost/.test(tokens[at - 1]?.text ?? '') ||
    (VERB.test(tokens[at - 1]?.text ?? '') &&
      !tokens.slice(1, at).some(({ isNext }) => isNext === true));
  return tokens.some(
    ({ text }, at) =>
      (POINTING.test(text) || THERE.test(text)) &&
      !tokens.slice(0, at).some((_, place) => isNamed(place, !THERE.test(text) && !isOfOther(at))),
  );
}

function cut(text: string, sign: RegExp): string[] {
  const ends = [...text.matchAll(sign)].flatMap(({ 0: found, index }) =>
    index ? [index + found.length] : [],
  );
  return [0, ...ends]
    .map((from, at) => text.slice(from, ends[at]))
    .filter((part) => part.trim() !== '');
}
