import type { Question } from '@kengetal/contract';
import { UNITS } from '../periods/time-words.ts';
import type { Token } from '../text/tokens.ts';
import { isStock } from './draft.ts';
import { isOfItself } from './no-figure-of.ts';
import { namesRow } from './row-pointed.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

const BACK =
  /^(?:dat|die|daarvan|hiervan|daar|deze|daarin|hierin|ervan|daarop|daaraan|daarbij|daarmee|ze|hun|hen|hem|ie|m)$/;
const ROWS = /^(?:boekingen|boekingsregels|regels|mutaties|facturen|notas|bonnen)$/;
const THE = /^(?:de|die|deze|losse|onderliggende|achterliggende|bijbehorende|afzonderlijke)$/;
/** 'Wat kwam daar aan sociale lasten bij': something beside it. */
const BESIDE = /^(?:bij|naast|tegenover|bovenop)$/;
const OF = /^(?:van|bij|aan|op|over|in|voor)$/;

/** 'Daarvan', 'ze', 'de losse boekingen': a turn that is of what was asked before. */
export const pointsBack = (tokens: readonly Token[]): boolean =>
  pointsAtRows(tokens) ||
  tokens.some(
    ({ text }, at) =>
      (BACK.test(text) &&
        !(text === 'daar' && BESIDE.test(tokens.at(-1)?.text ?? '')) &&
        UNITS.longestAt(tokens, at + 1) === undefined) ||
      (text === 'er' && OF.test(tokens.at(-1)?.text ?? '')),
  );

/** 'En van Van Loon', 'en per keer': a turn that says too little to be asked by itself. */
export const leansBack = ({ tokens, figures, scanned, references }: Sense): boolean => {
  const isOwn =
    figures.length > 0 ||
    references.accounts.length > 0 ||
    scanned.marks.some(({ meanings }) =>
      meanings.some(({ role }) => role === 'side' || (role === 'subject' && tokens.length > 3)),
    );
  return (
    pointsBack(tokens) ||
    (tokens.some(({ text }) => text === 'toen') &&
      scanned.marks.every(({ piece }) => piece === undefined)) ||
    (!isOwn && tokens.length <= SHORT && /^(?:en|per|of|dan)$/.test(tokens[0]?.text ?? ''))
  );
};

/** 'Hoeveel krijgen ze nog van ons' after what was bought in a year that is past: as it stands now. */
export function owedNow(
  { tokens, scanned, vocabulary }: Sense,
  question: Question,
  before: Question,
): Question | undefined {
  const { subject, period, ...rest } = question;
  const isOwed =
    subject.kind === 'open' || (subject.kind === 'relation' && subject.side === 'openstaand');
  const says = (word: RegExp) => tokens.some(({ text }) => word.test(text));
  const isTimed =
    scanned.marks.some(({ piece }) => piece !== undefined && piece.back?.count !== 0) || says(THEN);
  if (!isOwed || isStock(before, vocabulary) || !period || isTimed || !says(/^nog$/) || !says(NOW))
    return undefined;
  return { ...rest, subject };
}

/** 'Bakker Bouw, hoeveel deed die toen' of the largest customers: what was sold to it. */
export function likeThose(
  { figures, scanned }: Sense,
  question: Question,
  before: Question,
): Question | undefined {
  const { subject } = question;
  const isSaid =
    figures.length > 0 ||
    scanned.marks.some(({ meanings }) =>
      meanings.some(({ role }) => role === 'side' || role === 'noun'),
    );
  const side =
    before.subject.kind !== 'figure' || before.split !== 'relatie'
      ? undefined
      : before.subject.key === 'omzet'
        ? 'verkocht'
        : before.subject.key === 'kosten'
          ? 'ingekocht'
          : undefined;
  const isOther =
    subject.kind === 'relation' &&
    (subject.side === 'verkocht' || subject.side === 'ingekocht') &&
    subject.side !== side;
  return isOther && side !== undefined && !isSaid
    ? { ...question, subject: { ...subject, side } }
    : undefined;
}

const THEN = /^(?:toen|destijds|eind|einde|ultimo|moment)$/;
const NOW =
  /^(?:staan?|staat|moet|moeten|krijgt?|krijgen|heeft|hebben|is|zijn|open|openstaan|openstaat|komt|ligt|liggen)$/;

/** 'Laat de losse boekingen zien': those of what was asked. */
export const pointsAtRows = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => ROWS.test(text) && THE.test(tokens[at - 1]?.text ?? ''));

/**
 * What a turn that points back has lost of the question before it: the relation, account, words or
 * document that it was of. What it is of goes on with it where that can be, else it asks back: an
 * amount of everything is no answer to 'hoeveel is daar open'.
 */
export function narrowed(
  sense: Sense,
  question: Question,
  before: Question,
): Question | AskedBack | undefined {
  const { relatie, rekeningen, only } = narrowingOf(before);
  const invoices = ofInvoices(sense, question, before);
  if (invoices) return invoices;
  // 'Hoeveel kopen we daar' of what is owed to somebody.
  const { subject } = question;
  if (
    subject.kind === 'relation' &&
    subject.side === 'openstaand' &&
    sense.tokens.some(({ text }) => BUYING.test(text))
  )
    return { ...question, subject: { ...subject, side: 'ingekocht' } };
  // 'Vooral door welke kosten' of what a change comes from.
  // 'En in procenten' of what a change comes from: it is told with it.
  if (
    before.measure === 'oorzaken' &&
    has(sense, 'link', 'procent') &&
    sense.tokens.length <= SHORT &&
    question.measure !== 'oorzaken'
  )
    return before;
  const isSaid = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  if (
    (before.measure === 'oorzaken' || before.measure === 'verschil') &&
    (question.measure === undefined || (question.measure === 'oorzaken' && !isSaid)) &&
    sense.tokens.some(({ text }) => text === 'door')
  )
    return {
      ...question,
      measure: 'oorzaken',
      ...(before.against !== undefined && { against: before.against }),
    };
  // 'Hoeveel daarvan is btw' of what is owed: what stands on the balance sheet of it.
  if (
    question.subject.kind === 'vat' &&
    isStock(before, sense.vocabulary) &&
    sense.tokens.some(({ text }) => /^(?:daar|hier)van$/.test(text))
  )
    return {
      subject: { kind: 'figure', key: 'btw_positie' },
      ...(before.period && { period: before.period }),
    };
  // 'En nummer vier' where no list is told.
  const isNoRow =
    namesRow(sense.tokens) &&
    before.split === undefined &&
    before.measure !== 'boekingen' &&
    /^(?:relation|account)$/.test(before.subject.kind) &&
    question.subject.kind === before.subject.kind &&
    sense.relation === undefined;
  if (isNoRow || (namesRow(sense.tokens) && question.measure === 'samen'))
    return { kind: 'ask', text: 'Van wie of wat wil je dat zien? Noem de naam.', questions: [] };
  // 'Het verschil is hoeveel procent belasting' of two that were told.
  const isGap =
    question.measure === 'verschil' &&
    sense.tokens.some(
      ({ text }, at) => text === 'verschil' && sense.tokens[at - 1]?.text === 'het',
    ) &&
    JSON.stringify(question.subject) !== JSON.stringify(before.subject) &&
    !sense.scanned.marks.some(({ piece }) => piece !== undefined);
  if (isGap || isOfOneRow(sense, question, before) || isOfDebtors(sense, question, before))
    return ask(question);
  // 'Bij elkaar per jaar' of the last two that come back.
  if (
    question.subject.kind === 'recurring' &&
    before.subject.kind === 'recurring' &&
    sense.tokens.some(({ text }) => /^(?:samen|elkaar|mekaar|opgeteld)$/.test(text))
  )
    return ask(question);
  // 'Welke klanten zaten daarachter' of some of the months.
  const isOfRows =
    before.rows !== undefined && question.rows === undefined && question.split !== before.split;
  // 'Alleen de boekhouder' of what is open: no costs of it.
  const isPartOfOpen =
    before.subject.kind === 'open' &&
    /^(?:alleen|enkel)$/.test(sense.tokens[0]?.text ?? '') &&
    !isStock(question, sense.vocabulary);
  if (isPartOfOpen || (isOfRows && pointsBack(sense.tokens))) return ask(question);
  const isNarrow = relatie !== undefined || rekeningen !== undefined || only !== undefined;
  const isOwn =
    Object.values(narrowingOf(question)).some((each) => each !== undefined) ||
    sense.relation !== undefined;
  // 'Hoeveel facturen', 'grootste factuur' by itself.
  const isOfInvoices =
    question.subject.kind === 'charged' &&
    sense.tokens.length <= 3 &&
    sense.scanned.marks.every(({ piece }) => piece === undefined);
  const isBack =
    pointsBack(sense.tokens) ||
    isOfInvoices ||
    (before.subject.kind === 'vat' && sense.tokens.some(({ text }) => text === 'er')) ||
    (question.subject.kind === 'recurring' &&
      sense.tokens.length <= SHORT &&
      !sense.tokens.some(({ text }) => ALL.test(text)));
  if (isOwn || UNTOLD.has(question.subject.kind) || !isBack || isOfItself(question))
    return undefined;
  if (question.subject.kind === 'check' && before.subject.kind === 'check')
    return pointsAtLines(sense) ? ask(question) : undefined;
  if (
    before.subject.kind === 'vat' &&
    !/^(?:vat|account)$|^btw/.test(
      question.subject.kind === 'figure' ? question.subject.key : question.subject.kind,
    )
  )
    return ask(question);
  if (!isNarrow) return undefined;
  const carried =
    only === undefined ? carriedTo(sense, question, { relatie, rekeningen }) : undefined;
  return carried ?? ask(question);
}

/** 'Van Jansen' and 'alleen die van april' of a list of invoices: those of them. */
function ofInvoices(
  { tokens, figures, scanned }: Sense,
  question: Question,
  before: Question,
): Question | undefined {
  const isList = before.subject.kind === 'charged' && before.measure === 'boekingen';
  const isAsked =
    figures.length > 0 ||
    tokens.length > SHORT ||
    scanned.marks.some(({ meanings }) =>
      meanings.some(({ role }) => role === 'measure' || role === 'split' || role === 'side'),
    );
  if (!isList || isAsked || question.measure !== undefined) return undefined;
  const { subject, only, period } = question;
  if (subject.kind === 'charged') return { ...before, ...question, measure: 'boekingen' };
  return subject.kind === 'relation'
    ? {
        ...before,
        only: { ...before.only, ...only, relatie: subject.relatie },
        ...(period && { period }),
      }
    : undefined;
}

/** 'Per maand', 'welke facturen zijn dat' of the one row that was told: all rows are no answer. */
function isOfOneRow({ tokens }: Sense, question: Question, before: Question): boolean {
  const isOne =
    before.limit === 1 &&
    (before.subject.kind === 'open' ||
      /^(?:relatie|rekening|groep|kostenplaats|btw_code|dagboek)$/.test(before.split ?? ''));
  const isSame =
    question.subject.kind === before.subject.kind && question.only?.relatie === undefined;
  const isByTime =
    /^(?:maand|kwartaal|jaar)$/.test(question.split ?? '') &&
    question.measure === undefined &&
    question.limit === undefined;
  const isByInvoice =
    question.subject.kind === 'open' &&
    pointsBack(tokens) &&
    JSON.stringify([question.subject, question.split]) !==
      JSON.stringify([before.subject, before.split]);
  const isByLine =
    question.measure === 'boekingen' &&
    before.split !== undefined &&
    JSON.stringify([question.subject, question.only, question.period]) ===
      JSON.stringify([before.subject, before.only, before.period]);
  return (
    isOne &&
    isSame &&
    (isByLine ||
      (isByTime && JSON.stringify(question.subject) === JSON.stringify(before.subject)) ||
      isByInvoice)
  );
}

/** 'En hoeveel omzet doen die dit jaar' of who has something open. */
const isOfDebtors = (
  { tokens, relation }: Sense,
  { subject, split }: Question,
  before: Question,
): boolean =>
  before.subject.kind === 'open' &&
  relation === undefined &&
  subject.kind === 'figure' &&
  split === undefined &&
  /^(?:omzet|kosten)$/.test(subject.key) &&
  tokens.some(
    ({ text }, at) =>
      /^(?:die|ze|zij|hen|hun)$/.test(text) && UNITS.longestAt(tokens, at + 1) === undefined,
  );

const BUYING = /^(?:koop|kopen|kocht|kochten|inkopen|ingekocht|gekocht|afnemen)$/;

const pointsAtLines = ({ tokens }: Sense): boolean => tokens.some(({ text }) => ROWS.test(text));

const ask = (question: Question): AskedBack => ({
  kind: 'ask',
  text: 'Daarvan heb ik dat niet apart. Bedoel je alles samen?',
  questions: [question],
});

/** Words for all that comes back. */
const ALL = /^(?:vaste?|lasten|abonnementen?|terugkerende?|contracten|kosten|alles|allemaal)$/;

/** What tells no amount of anything. */
const UNTOLD: ReadonlySet<string> = new Set(['data', 'help', 'definition', 'sum']);

interface Narrowing {
  readonly relatie?: string;
  readonly rekeningen?: readonly string[];
  readonly only?: Question['only'];
}

function narrowingOf({ subject, only = {} }: Question): Narrowing {
  const {
    relatie,
    vanaf_cents: _,
    tot_cents: __,
    boven_cents: ___,
    onder_cents: ____,
    ...texts
  } = only;
  const party = subject.kind === 'relation' ? subject.relatie : relatie;
  const accounts =
    subject.kind === 'account' || subject.kind === 'recurring' ? subject.rekeningen : undefined;
  return {
    ...(party !== undefined && { relatie: party }),
    ...(accounts !== undefined && { rekeningen: accounts }),
    ...(Object.keys(texts).length > 0 && { only: texts }),
  };
}

/** The same of what was asked before. */
function carriedTo(
  { vocabulary, tokens }: Sense,
  question: Question,
  { relatie, rekeningen }: Narrowing,
): Question | undefined {
  const { subject, ...all } = question;
  const { split: _, order: __, limit: ___, ...rest } = all;
  if (relatie !== undefined && subject.kind === 'open') {
    const isAged = (subject.late ?? subject.older) !== undefined;
    return isAged
      ? { ...question, only: { relatie } }
      : { ...rest, subject: { kind: 'relation', relatie, side: 'openstaand' } };
  }
  // 'Die contracten' may be what comes back, or what was asked of it.
  if (subject.kind === 'recurring') {
    if (tokens.length > SHORT) return undefined;
    return relatie === undefined
      ? { ...question, subject: { ...subject, rekeningen: [...(rekeningen ?? [])] } }
      : { ...question, only: { relatie } };
  }
  if (subject.kind === 'charged' && relatie !== undefined && question.measure !== 'aantal')
    return {
      ...rest,
      subject: {
        kind: 'relation',
        relatie,
        side:
          subject.groep === 'debiteuren' &&
          vocabulary.relations.byNumber.get(relatie.toLowerCase())?.soort !== 'leverancier'
            ? 'verkocht'
            : 'ingekocht',
      },
      measure: 'boekingen',
    };
  const isTraded =
    subject.kind === 'figure' &&
    (subject.key === 'omzet' || subject.key === 'kosten') &&
    question.measure !== 'aandeel';
  if (!isTraded) return undefined;
  const side = subject.key === 'omzet' ? 'verkocht' : 'ingekocht';
  if (relatie !== undefined) return { ...rest, subject: { kind: 'relation', relatie, side } };
  const of = { kind: 'account' as const, rekeningen: [...(rekeningen ?? [])] };
  return isStock({ subject: of }, vocabulary) ? undefined : { ...all, subject: of };
}

const SHORT = 5;
