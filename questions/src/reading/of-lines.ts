import type { Question } from '@kengetal/contract';
import { folded } from '../text/fold.ts';
import { accountsForQuestions } from './checks.ts';
import { isPeriodSplit, type Draft } from './draft.ts';
import { POINTING } from './pointing.ts';
import { first, has, type Sense } from './sense.ts';
import type { Time } from './said-time.ts';
import { meant } from './scan.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** A turn that only narrows is no longer than this. */
const SHORT = 6;
const NARROWING =
  /^(?:alleen|enkel|uitsluitend|slechts|en|dan|nu|maar|waarvan|daarvan|boven|onder|vanaf|toch)$/;
const ONLY = /^(?:alleen|enkel|uitsluitend|slechts|waarvan|daarvan)$/;
/** Words for a journal, by how its name begins. */
const JOURNALS: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/^(?:inkoop|inkopen|ingekocht|inkoopboek|inkoopfacturen|inkoopboekingen)$/, /^inkoop/],
  [/^(?:verkoop|verkopen|verkocht|verkoopboek|verkoopfacturen|verkoopboekingen)$/, /^verkoop/],
  [/^(?:bank|bankboek|bankboekingen|bankmutaties)$/, /^bank/],
  [/^(?:kas|kasboek|kasboekingen)$/, /^kas/],
  [/^(?:memoriaal|memo|memoriaalboekingen)$/, /^memo/],
];
const SIDES = [
  [
    /^(?:uitgaven|uitgave|uitgaand|uitgaande|afschrijvingen|betalingen|uitbetalingen|af)$/,
    'credit',
  ],
  [/^(?:ontvangsten|ontvangst|inkomsten|inkomend|inkomende|bijschrijvingen|bij)$/, 'debet'],
] as const;

/** 'Alleen inkoop', 'en boven 5000', 'alleen de uitgaven' of a list of bookings: fewer of them, and no amount. */
export function ofLines(
  sense: Sense,
  draft: Draft | undefined,
  before: Question,
  { period }: Time,
): Question | AskedBack | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  if (before.subject.kind === 'check') return openedOf(sense, texts, before);
  if (before.subject.kind === 'data') return countedIn(texts, before);
  const series = byTime(sense, texts, before);
  if (series) return series;
  const isParty =
    before.subject.kind === 'relation' &&
    /^(?:verkocht|ingekocht)$/.test(before.subject.side ?? '') &&
    before.split === undefined;
  const end = isParty ? LAST.exec(texts.join(' '))?.[1] : undefined;
  if (end !== undefined)
    return {
      ...before,
      measure: 'boekingen',
      order: /^(?:eerste|oudste)$/.test(end) ? 'oudste' : 'nieuwste',
      limit: 1,
    };
  const isList = before.subject.kind === 'lines' || before.measure === 'boekingen';
  const asked = isList ? (oneOf(sense, before) ?? ofBooked(texts, before)) : undefined;
  if (asked) return asked;
  const isTimed = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  // 'Alleen die van dit jaar' are bookings still.
  const isThose =
    isList && ONLY.test(texts[0] ?? '') && texts[1] === 'die' && texts.length <= SHORT;
  if (isThose && period && sense.figures.length === 0) return { ...before, period };
  const isNarrowing = NARROWING.test(texts[0] ?? '') && texts.length <= SHORT && !isTimed;
  if (!isList || texts.some((text) => POINTING.has(text))) return undefined;
  const { accounts } = sense.references;
  if (
    isList &&
    accounts.length > 0 &&
    !isTimed &&
    texts.length <= SHORT &&
    before.subject.kind === 'lines'
  )
    return {
      ...before,
      subject: { kind: 'account', rekeningen: accounts.map(({ rekening }) => rekening) },
      measure: 'boekingen',
    };
  if (!isNarrowing) return undefined;
  return (
    ofJournal(sense, texts, before) ??
    ofSide(sense, texts, before) ??
    ofSize(sense, before) ??
    ofFigure(draft, texts, before)
  );
}

const WHO =
  /^(?:en )?(?:(?:(?:(?:van|bij|aan|door) )?welke (?:leverancier|klant|relatie|partij)|waarin|waaraan|(?:van|bij|aan|door) wie)(?: (?:is|was|zijn|waren|komt|kwam))?(?: (?:dat|die|dit|deze|het|hij))?|wie (?:is|was|zijn|waren) (?:de |het |dat|die|dit)?(?:leveranciers?|klant|klanten|relaties?|partij|tegenpartij|afzender)?|welke (?:leveranciers?|klant|klanten|relaties?|partij) (?:is|was|zijn|waren) (?:dat|die|dit|het))(?: (?:daarvan|hiervan|ervan|van|geboekt|vandaan|dan))?$/;
const WHEN =
  /^(?:en )?(?:wanneer|op welke (?:datum|dag))(?: (?:is|was|zijn|waren) (?:dat|die|dit|het))?(?: (?:geboekt|dan))?$/;

/** 'Wanneer was de laatste factuur' of a customer or supplier. */
const LAST =
  /^(?:en )?wanneer (?:was|is) (?:de|hun|zijn) (laatste|eerste|nieuwste|oudste) (?:factuur|boeking|nota|verkoop|inkoop)$/;

/** Whether it is asked whose the bookings are that were told. */
export const asksWhose = (
  { tokens }: Pick<Sense, 'tokens'>,
  { measure, subject }: Question,
): boolean =>
  (measure === 'boekingen' || subject.kind === 'lines') &&
  WHO.test(tokens.map(({ text }) => text).join(' '));

/** 'Wie is de leverancier', 'van wie is dat', 'wanneer' of bookings: each says it, and many together by relation. */
function ofBooked(texts: readonly string[], before: Question): Question | undefined {
  const said = texts.join(' ');
  if (before.measure === 'aantal') return undefined;
  if (WHEN.test(said) && before.limit === 1) return before;
  if (!WHO.test(said)) return undefined;
  const { measure: _, order: __, limit: ___, skip: ____, ...all } = before;
  const isOne =
    before.limit === 1 ||
    all.subject.kind === 'lines' ||
    all.subject.kind === 'relation' ||
    all.only?.zijde !== undefined;
  return isOne ? before : { ...all, split: 'relatie' };
}

/** 'Wat is die grootste precies' of several bookings: that one. */
function oneOf(
  { tokens, rest, figures, relation, details, scanned }: Sense,
  before: Question,
): Question | undefined {
  const order = meant(scanned.marks, 'order')[0]?.value;
  const isOther =
    rest.length > 0 ||
    figures.length > 0 ||
    relation !== undefined ||
    details.limit !== undefined ||
    scanned.marks.some(({ piece }) => piece !== undefined);
  const isOne =
    / (?:is|was|die|dat) (?:de |die |het )?\w+ /.test(
      ` ${tokens.map(({ text }) => text).join(' ')} `,
    ) &&
    (before.limit ?? 0) > 1 &&
    tokens.length <= SHORT;
  return order !== undefined && isOne && !isOther ? { ...before, order, limit: 1 } : undefined;
}

/** 'Wat zijn dat voor boekingen', 'sinds wanneer' of accounts for what is not known yet. */
function openedOf(
  { vocabulary }: Sense,
  texts: readonly string[],
  before: Question,
): Question | undefined {
  const isLines = texts.some((text) => /^(?:boekingen|regels|mutaties|boekingsregels)$/.test(text));
  const isSince = texts.includes('sinds') && texts.includes('wanneer');
  const isOf = before.subject.kind === 'check' && before.subject.of === 'vraagposten';
  const accounts = accountsForQuestions(vocabulary);
  if (!(isLines || isSince) || !isOf || accounts.length === 0 || texts.length > SHORT)
    return undefined;
  // A balance is of all that was booked up to now.
  const period = vocabulary.calendar.booked;
  return {
    ...{
      subject: { kind: 'account', rekeningen: accounts.map(({ rekening }) => rekening) },
      measure: 'boekingen',
    },
    ...(period && { period }),
    ...(isSince && { order: 'oudste' }),
  };
}

/** 'Per kwartaal' of what was taken out: what those bookings come to in each. */
function byTime(sense: Sense, texts: readonly string[], before: Question): Question | undefined {
  const split = first(sense, 'split');
  const isOneSided = before.only?.zijde !== undefined && before.measure === 'boekingen';
  const { measure: _, order: __, limit: ___, skip: ____, ...amount } = before;
  return isPeriodSplit(split) && texts.length < SHORT && isOneSided
    ? { ...amount, split }
    : undefined;
}

/** 'Hoeveel boekingen in elk' of the journals. */
function countedIn(texts: readonly string[], before: Question): Question | undefined {
  const isEach = texts.some((text) => /^(?:elk|elke|ieder|iedere|per|daarin|erin)$/.test(text));
  const isCount = texts.some((text) => /^(?:boekingen|boekingsregels|regels|mutaties)$/.test(text));
  return before.split === 'dagboek' && isEach && isCount
    ? { ...before, measure: 'aantal' }
    : undefined;
}

function ofJournal(
  { vocabulary }: Sense,
  texts: readonly string[],
  before: Question,
): Question | AskedBack | undefined {
  const said = JOURNALS.find(([words]) => texts.some((text) => words.test(text)));
  if (!said || before.subject.kind !== 'lines') return undefined;
  const [journal, ...others] = vocabulary.world.journals.filter(({ naam }) =>
    said[1].test(folded(naam)),
  );
  if (journal && others.length === 0)
    return { ...before, only: { ...before.only, dagboek: journal.code } };
  return ask('Welk dagboek bedoel je? Noem de code of de naam.', [
    { subject: { kind: 'data' }, split: 'dagboek' },
  ]);
}

/** What went out of the bank, or came in: the lines on its own accounts. */
function ofSide(
  sense: Sense,
  texts: readonly string[],
  before: Question,
): Question | AskedBack | undefined {
  const { subject, only } = before;
  const own = has(sense, 'link', 'debet')
    ? 'debet'
    : has(sense, 'link', 'credit')
      ? 'credit'
      : undefined;
  if (own) return { ...before, only: { ...only, zijde: own } };
  const zijde = SIDES.find(([words]) => texts.some((text) => words.test(text)))?.[1];
  if (zijde === undefined) return undefined;
  const { accounts, journals } = sense.vocabulary.world;
  const money = accounts.filter(({ groep }) => groep === 'bank_en_kas');
  const isOfMoney =
    (subject.kind === 'figure' && subject.key === 'bank_en_kas') ||
    (subject.kind === 'account' &&
      subject.rekeningen.every((each) => money.some(({ rekening }) => rekening === each)));
  if (isOfMoney) return { ...before, only: { ...only, zijde } };
  const name = folded(journals.find(({ code }) => code === only?.dagboek)?.naam ?? '');
  const isMoneyBook = subject.kind === 'lines' && /bank|kas|giro|spaar/.test(name);
  if (isMoneyBook)
    return {
      ...before,
      subject: { kind: 'account', rekeningen: money.map(({ rekening }) => rekening) },
      measure: 'boekingen',
      only: { ...only, zijde },
    };
  return ask(
    'Bedoel je de debet- of de creditregels?',
    (['debet', 'credit'] as const).map((each) => ({
      ...before,
      only: { ...only, zijde: each },
    })),
  );
}

function ofSize(
  { details: { sizes }, figures, rest, relation }: Sense,
  before: Question,
): Question | undefined {
  const isOther = figures.length > 0 || rest.length > 0 || relation !== undefined;
  if (isOther || Object.keys(sizes).length === 0) return undefined;
  const {
    vanaf_cents: _,
    tot_cents: __,
    boven_cents: ___,
    onder_cents: ____,
    ...only
  } = before.only ?? {};
  const { order, limit, ...all } = before;
  // Of the largest alone none is chosen by its size.
  const rows = limit === 1 ? {} : { ...(order && { order }), ...(limit && { limit }) };
  return { ...all, ...rows, only: { ...only, ...sizes } };
}

/** 'Alleen de omzet' of all bookings: those of it. */
function ofFigure(
  draft: Draft | undefined,
  texts: readonly string[],
  before: Question,
): Question | undefined {
  const isOnly = ONLY.test(texts[0] ?? '') && before.subject.kind === 'lines';
  if (!isOnly || draft?.kind !== 'asked') return undefined;
  const { subject } = draft.asked;
  return subject.kind === 'figure' || subject.kind === 'account'
    ? { ...before, subject, measure: 'boekingen' }
    : undefined;
}
