import type { QuestionSubject } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import type { Token } from '../text/tokens.ts';
import { CLAUSES, cuesOf } from './combining-cues.ts';
import { figure, isPeriodSplit, isWithin, type Asked, type Draft, type ReadPart } from './draft.ts';
import { nameWords } from '../names/name-index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isPart } from './parts-named.ts';
import { leftOrWhich, splitAt, type Left } from './operands.ts';
import type { Mark } from './scan.ts';
import { first, has, isOfDocument, senseOf, type Sense } from './sense.ts';
import { says } from './turn-words.ts';

type FigureSubject = Extract<QuestionSubject, { kind: 'figure' }>;

type AskedDraft = Extract<Draft, { kind: 'asked' }>;

/** What a question is of, and what it takes out of that. */
interface Taken {
  readonly base: readonly Token[];
  readonly out: readonly Token[];
}

const ASKING = new Set('wat hoeveel hoe welke wie waar'.split(' '));

/** 'Kosten zonder huur', 'als je de rente weglaat'. */
export function readWithout(sense: Sense, read: ReadPart): Draft | undefined {
  const taken = isOfDocument(sense) ? undefined : takenOut(sense);
  if (!taken || taken.base.length === 0) return undefined;
  const found = read(senseOf(taken.base, sense.vocabulary));
  const base = found?.kind === 'asked' ? costsOfCentre(found, sense) : found;
  if (base?.kind !== 'asked') return base;
  const { subject } = base.asked;
  if (subject.kind === 'sum') return undefined;
  const fewer = withoutFirst(base, taken, sense, read);
  if (fewer) return fewer;
  const isFigure = subject.kind === 'figure';
  const key = isFigure
    ? (subject.key as FigureKey)
    : subject.kind === 'open'
      ? subject.groep
      : undefined;
  const left = leftOrWhich(taken.out, sense.vocabulary, key);
  if (left === undefined) return undefined;
  if (typeof left === 'object' && 'which' in left)
    return isFigure
      ? {
          kind: 'ask',
          text: 'Welke relatie laat ik weg?',
          asked: left.which.map((relatie) => ({
            ...base.asked,
            subject: without(subject, { keys: [], accounts: [], relations: [relatie] }),
          })),
        }
      : undefined;
  if (
    subject.kind === 'open' &&
    typeof left !== 'string' &&
    left.relations.length > 0 &&
    left.keys.length + left.accounts.length === 0
  )
    return {
      ...base,
      others: [],
      asked: { ...base.asked, subject: { ...subject, without_relations: [...left.relations] } },
    };
  if (!isFigure) return notWithout(base.asked, taken.out.map(({ raw }) => raw).join(' '));
  if (typeof left === 'string') return notWithout(base.asked, left);
  // 'Klanten zonder omzet' leaves nothing.
  if (key !== undefined && left.keys.includes(key)) return notWithout(base.asked, key);
  const less = key === undefined ? undefined : takenOff(key, left);
  if (!less && isElsewhere(left, subject, sense)) {
    const centre = centreNamed(taken.base, sense.vocabulary);
    if (centre === undefined)
      return notWithout(base.asked, taken.out.map(({ raw }) => raw).join(' '));
    const only = { ...base.asked.only, kostenplaats: centre };
    return {
      ...base,
      others: [],
      asked: { ...base.asked, only, subject: without(figure('kosten'), left) },
    };
  }
  return { ...base, others: [], asked: { ...base.asked, subject: less ?? without(subject, left) } };
}

/**
 * 'Alle klanten behalve de grootste', 'omzet zonder de top 3 klanten': the rows behind those that are
 * left out, or what these come to where it is one amount that is asked.
 */
function withoutFirst(
  draft: Extract<Draft, { kind: 'asked' }>,
  taken: Taken,
  whole: Sense,
  read: ReadPart,
): Draft | undefined {
  const [base, out] = [taken.base, taken.out].map((part) => senseOf(part, whole.vocabulary));
  const { asked } = draft;
  if (!base || !out || asked.subject.kind !== 'figure') return undefined;
  const { places, limit: count = 1, skip } = out.details;
  const isOfSome = out.details.limit === undefined && says(out, MANY);
  const isRanked = first(out, 'order') === 'hoogste' && skip === undefined && !isOfSome;
  const isOther =
    out.rest.some(({ place }) => !places.has(place)) ||
    out.relation !== undefined ||
    (asked.measure ?? asked.rows ?? base.details.skip) !== undefined ||
    first(base, 'order') === 'laagste' ||
    ASKED_OTHERWISE.some((role) => first(base, role) !== undefined) ||
    has(whole, 'link', 'tegen');
  if (!isRanked || isOther) return undefined;
  const said = read(out);
  const row = said?.kind === 'asked' ? said.asked : undefined;
  const divided = asked.split ?? first(base, 'split');
  const split = row?.split ?? divided;
  const isOfSame =
    row === undefined || (row.subject.kind === 'figure' && row.subject.key === asked.subject.key);
  if (!isOfSame || split === undefined || (divided ?? split) !== split) return undefined;
  const { limit } = base.details;
  if (isPeriodSplit(split) || (limit ?? Infinity) <= count) return undefined;
  const isOne = divided === undefined || says(base, /^hoeveel$/);
  const rows = { skip: count, ...(limit !== undefined && { limit: limit - count }) };
  const measure = isOne && { measure: 'samen' as const };
  return {
    ...draft,
    others: [],
    asked: { ...asked, split, order: 'hoogste', ...rows, ...measure },
  };
}

const MANY = /^(?:klanten|afnemers|leveranciers|kosten|posten|kostenposten|rekeningen)$/;
const ASKED_OTHERWISE = ['measure', 'against'] as const;

/** 'EBITDA waar je de afschrijvingen eraf haalt': costs that are not in a result are taken off it. */
function takenOff(
  key: FigureKey,
  { keys, accounts, relations }: Left,
): QuestionSubject | undefined {
  const isOther = keys.length > 0 && accounts.length === 0 && relations.length === 0;
  if (key !== 'ebitda' || !isOther || keys.some((each) => !AFTER_EBITDA.has(each)))
    return undefined;
  const terms = keys.map((each) => ({ teken: 'min' as const, of: figure(each) }));
  return { kind: 'sum', terms: [{ teken: 'plus', of: figure(key) }, ...terms] };
}

/** 'Kostenplaats INST zonder de lonen' is of its costs, and of no list of bookings. */
function costsOfCentre(draft: AskedDraft, { references: { only } }: Sense): AskedDraft {
  const isOfCentre =
    draft.asked.subject.kind === 'lines' && Object.keys(only).join() === 'kostenplaats';
  return isOfCentre ? { ...draft, asked: { ...draft.asked, subject: figure('kosten') } } : draft;
}

/** Whether what is left out of costs or revenue is none of them: 'kantoorkosten zonder de afschrijving'. */
function isElsewhere(left: Left, subject: FigureSubject, sense: Sense): boolean {
  const { key } = subject;
  const isOfCosts = key !== 'kosten' && isWithin({ subject }, 'kosten', sense.vocabulary);
  return (key === 'omzet' || key === 'kosten' || isOfCosts) && !isPart(left, subject, sense);
}

/** A kostenplaats of which a word is said: 'wat kost kantoor ons'. */
function centreNamed(tokens: readonly Token[], { world }: Vocabulary): string | undefined {
  const [one, ...others] = world.costCentres.filter(({ naam }) =>
    tokens.some(({ text }) => nameWords(naam).includes(text)),
  );
  return others.length === 0 ? one?.code : undefined;
}

/** What comes off EBITDA before the result is left. */
const AFTER_EBITDA: ReadonlySet<FigureKey> = new Set([
  'afschrijvingen',
  'financiele_baten_lasten',
  'belastingen',
] as const);

/** A figure without more parts. */
export function without(
  subject: FigureSubject,
  { keys, accounts, relations }: Left,
): FigureSubject {
  const out = [...new Set([...(subject.without ?? []), ...keys])];
  const numbers = [...new Set([...(subject.without_accounts ?? []), ...accounts])];
  const who = [...new Set([...(subject.without_relations ?? []), ...relations])];
  return {
    ...subject,
    ...(out.length > 0 && { without: out }),
    ...(numbers.length > 0 && { without_accounts: numbers }),
    ...(who.length > 0 && { without_relations: who }),
  };
}

function notWithout(whole: Asked, name: string): Draft {
  const text = `‘${name}’ is geen regel, rekening, klant of leverancier die daar in zit. Wat wil je zien?`;
  return { kind: 'ask', text, asked: [whole] };
}

/** The words of what is left out, and those of what it is left out of. */
function takenOut(sense: Sense): Taken | undefined {
  const { tokens } = sense;
  // 'Laat de huur er eens buiten' leaves out what stands before it.
  const verbs = cuesOf(sense, 'weg');
  const [prefix] = cuesOf(sense, 'zonder').filter(({ mark }) =>
    verbs.every((verb) => verb.mark.from !== mark.from),
  );
  // 'De accountant uitgezonderd'.
  if (prefix && prefix.mark.to === tokens.length && prefix.mark.from > 0)
    return before(sense, prefix.mark);
  if (prefix) {
    const { from, to } = prefix.mark;
    const isOther = cuesOf(sense, 'zonder', 'weg').slice(1);
    const isCue = (place: number) =>
      isOther.some(({ mark }) => mark.from <= place && place < mark.to);
    // 'Stel dat we geen huur hadden gehad: wat was dan de winst' asks behind what it leaves out.
    const isFirst = from === 0 || /^(?:als|stel)$/.test(tokens[0]?.text ?? '');
    const asks = tokens.findIndex(({ text }, place) => place > to && isFirst && ASKING.has(text));
    const end = asks > 0 ? asks : tokens.length;
    const out = splitAt(tokens.slice(to, end), (_, place) => isCue(place + to));
    const joined = out.flatMap((part, place) => (place === 0 ? part : [JOINT, ...part]));
    return {
      base: from === 0 || asks > 0 ? tokens.slice(end) : tokens.slice(0, from),
      out: joined,
    };
  }
  const [start, end] = verbs;
  if (start && end && end.mark.to > start.mark.to + 1) {
    // 'Laat het personeel weg uit de kosten': between its two words.
    const out = tokens.slice(start.mark.to, end.mark.from);
    return { base: [...tokens.slice(0, start.mark.from), ...tokens.slice(end.mark.to)], out };
  }
  return start && before(sense, start.mark);
}

const JOINT: Token = { text: 'en', stem: 'en', raw: 'en', isDashed: false };

/** 'Als je personeel niet meetelt': from the word that begins the clause, else the last thing named. */
function before({ tokens, scanned, rest, relation }: Sense, { from, to }: Mark): Taken | undefined {
  const clauseOf = (isClause: (text: string) => boolean) =>
    tokens.findLastIndex(({ text }, place) => place < from && isClause(text));
  const strong = clauseOf((text) => /^(?:als|wanneer|indien|waarbij|mits)$/.test(text));
  const clause = strong >= 0 ? strong : clauseOf((text) => CLAUSES.has(text));
  const named = [
    ...scanned.marks.filter(({ meanings }) =>
      meanings.some(({ role }) => role === 'figure' || role === 'order'),
    ),
    ...rest.map(({ place }) => ({ from: place, to: place + 1 })),
    ...[...(relation?.places ?? [])].map((place) => ({ from: place, to: place + 1 })),
  ].filter((mark) => mark.from < from);
  const last = named.reduce((place, mark) => Math.max(place, mark.from), -1);
  const start = (clause > 0 || strong === 0) && clause < last ? clause : last;
  if (start < 0) return undefined;
  return {
    base: [...tokens.slice(0, start), ...tokens.slice(to)],
    out: tokens.slice(start === clause ? start + 1 : start, from),
  };
}
