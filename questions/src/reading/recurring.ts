import type { QuestionSubject } from '@kengetal/contract';
import { GROUPS } from '@kengetal/ledger';
import { asked, groupsOfFigure, type Asked } from './draft.ts';
import { withBooked } from '../names/namesakes.ts';
import { accountNamed } from './figures.ts';
import { DEARER_OF_ALL, FIXED, isOfTerm, isOfTwoMonths } from './each-time.ts';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { readAccounts } from './named.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

type Recurring = Extract<QuestionSubject, { kind: 'recurring' }>;
type Aspect = NonNullable<Recurring['aspect']>;

/** What comes again: 'de volgende factuur'. */
export const DUE =
  /(?:rekening|rekeningen|factuur|nota|betaling|termijn|afschrijving|incasso|aanslag|afrekening|bedrag|huur|premie)$/;
/** 'De volgende verzekeringspremie': the second part of a compound says what it is. */
const isDue = (texts: readonly string[], at: number): boolean =>
  [at, at + 1].some((place) => DUE.test(texts[place] ?? ''));
/** Said of what is paid always, not of what was paid. */
const PRESENT =
  /^(?:gaat|gaan|krijgt|vragen|berekent|int|kost|betaal|betalen|betaalt|is|ben|bedraagt|zijn|dragen|draag|rekent|rekenen|brengt|schrijf|schrijft|stuurt|vraagt|factureert|incasseert|voorschot|vast|kwijt|huidige|nu)$/;
const NOW = /^(?:nu|moment|momenteel|huidige?|tegenwoordig|dit|op|op dit)$/;
const MOST_ACCOUNTS = 10;

/** What comes back: subscriptions, fixed costs; how often, when next, what it comes to. */
export const readRecurring: Reader = (sense) => {
  const booked = bookedContracts(sense);
  if (booked) return booked;
  const ids = meant(sense.scanned.marks, 'subject')
    .map(({ value }) => value)
    .filter((id) => id.startsWith('recurring'));
  const isDue = sense.scanned.refusals.has('toekomst') && has(sense, 'noun', 'betalingen');
  const elke = rhythmOf(sense);
  const aspect = elke === undefined ? aspectOf(sense) : undefined;
  const isAlways = aspect !== undefined && isOfAlways(sense, aspect);
  const isTerm = aspect === undefined && isOfTerm(sense);
  const isBack =
    elke !== undefined && BACK.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `);
  if (
    (ids.length === 0 && !isDue && !isAlways && !isTerm && !isBack) ||
    isNamedSubscription(sense) ||
    isOfTwoMonths(sense)
  )
    return undefined;
  const isRevenue =
    ids.includes('recurring:omzet') ||
    has(sense, 'noun', 'klanten') ||
    sense.tokens.some(({ text }) => /^(?:binnen|binnenkomt|binnenkomen)$/.test(text)) ||
    sense.figures.some(({ key }) => key === 'omzet') ||
    sense.relation?.items.every(({ soort }) => soort === 'klant') === true;
  const side = isRevenue ? { side: 'omzet' as const } : {};
  const isEachTime = sense.tokens.some(
    ({ text }, at) =>
      /^(?:telkens|steeds)$/.test(text) ||
      (text === 'keer' && /^(?:elke|iedere|op)$/.test(sense.tokens[at - 1]?.text ?? '')),
  );
  const of = ofWhat(sense, (ids.length > 0 && !isEachTime) || isDue);
  if (
    ids.length === 0 &&
    !of &&
    DEARER_OF_ALL.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `)
  )
    return asked({ subject: { kind: 'recurring', aspect: 'prijs' } });
  if (ids.length === 0 && isAlways && (!of || !canComeBack(sense, aspect, of))) return undefined;
  if (isTerm && ids.length === 0 && !of) return undefined;
  const isWhole =
    !of && (aspect === 'per_maand' || aspect === 'frequentie' || aspect === 'volgende');
  const subject: Recurring = {
    ...{ kind: 'recurring', ...side },
    ...(of?.rekeningen && { rekeningen: of.rekeningen }),
    ...(elke !== undefined && { elke }),
    ...(aspect !== undefined && !isWhole && { aspect }),
  };
  const order = first(sense, 'order');
  const { limit } = sense.details;
  const isRanked = !of && (order === 'hoogste' || order === 'laagste');
  return asked({
    subject,
    ...(of?.only && { only: of.only }),
    ...(isRanked && { order, ...(limit !== undefined && { limit }) }),
  });
};

/** 'Omzet contracten vorig jaar' is what was booked on an account called so. */
function bookedContracts({ scanned, tokens, figures, vocabulary }: Sense): ReturnType<Reader> {
  const mark = scanned.marks.find(
    ({ from, meanings }) =>
      meanings.some(({ value }) => value === 'recurring') &&
      /contracten$/.test(tokens[from]?.text ?? ''),
  );
  const isPast = scanned.marks.some(({ piece }) => piece !== undefined && piece.back?.count !== 0);
  const isOfOmzet = figures.length > 0 && figures.every(({ key }) => key === 'omzet');
  if (!mark || !isPast || !isOfOmzet) return undefined;
  const [found, ...others] =
    findAccounts(idsOfWords(tokens.slice(mark.from, mark.to), vocabulary), vocabulary, (group) =>
      groupsOfFigure('omzet').includes(group),
    )?.accounts ?? [];
  return found && others.length === 0
    ? asked({ subject: { kind: 'account', rekeningen: [found.rekening] } })
    : undefined;
}

/** 'Software abonnement 2023' is an account, and no list of what comes back. */
function isNamedSubscription({ tokens, rest, scanned }: Sense): boolean {
  const at = tokens.findIndex(
    ({ text }) => /^abonn?ementen?(?:skosten)?$/.test(text) || text === 'abonnement',
  );
  const isPeriod = scanned.marks.some(({ piece }) => piece !== undefined);
  return isPeriod && at > 0 && rest.some(({ place }) => place === at - 1);
}

const OFTEN =
  / (?:hoe vaak|hoe frequent|hoe regelmatig|hoe dikwijls|regelmaat|frequentie|ritme|interval|tussenpozen|om de hoeveel|elke hoeveel|iedere hoeveel|hoeveel keer per|hoeveel (?:rekeningen|facturen|notas|termijnen|betalingen) per|(?:maandelijks|jaarlijks|(?:per|elke?) (?:maand|kwartaal|jaar)) of (?:maandelijks|jaarlijks|(?:per|elke?) (?:maand|kwartaal|jaar)|minder|vaker)|(?:elke?|iedere?) (?:maand|kwartaal) (?:\S+ )?of (?:minder|vaker)) /;
/** 'Op welke dag van de maand', 'rond welke datum'. */
export const WHICH_DAY =
  / welke dag van (?:de|het|elke|iedere) (?:maand|kwartaal|jaar) | (?:rond|rondom|op) welke datum | hoeveelste van (?:de|elke|iedere) maand /;
/** 'Maandbedrag', 'kwartaalnota'. */
const AMOUNT_OF =
  / (maand|mnd|kwartaal|jaar) ?(?:bedrag|nota|termijn|premie|huur|tarief|vergoeding|factuur|rekening|voorschot|last|lasten|prijs) /;
const UNITS = {
  maand: 'per_maand',
  mnd: 'per_maand',
  kwartaal: 'per_kwartaal',
  jaar: 'per_jaar',
} as const;

export const CHANGED =
  /^(?:duurder|goedkoper|verhoogd|verhoogde|verhoging|verlaagd|verlaging|omhoog|omlaag|gestegen|gedaald|steeg|hoger|hogere|lager|lagere|prijsverhoging|prijsstijging|tariefwijziging|gewijzigd|veranderd|veranderde|huidige|opgeslagen)$/;
const SINCE =
  / (?:sinds|vanaf) (?:wanneer|welke? (?:maand|mnd|datum|moment)|hoelang) | (?:wanneer|in welke maand|welke mnd) /;

/** 'Zijn duurder geworden', and not 'in maart duurder geworden'. */
const DEARER =
  / (?:duurder|goedkoper|verhoogd|verlaagd|in prijs (?:veranderd|gestegen|gedaald)) (?:geworden )?$/;
const AROUND =
  / (?:voor|na) de (?:huur|prijs|tariefs?|premie)?(?:verhoging|verlaging|stijging|wijziging) /;
/** 'Sinds wanneer is het abonnement duurder', 'wanneer ging de huur omhoog', 'de huur voor de verhoging'. */
const isOfPrice = (texts: readonly string[]): boolean =>
  DEARER.test(` ${texts.join(' ')} `) ||
  AROUND.test(` ${texts.join(' ')} `) ||
  (SINCE.test(` ${texts.join(' ')} `) &&
    (texts.some((text) => CHANGED.test(text)) ||
      (texts.some((text) => PAYS.test(text)) &&
        texts.some((text) => /^(?:meer|minder)$/.test(text)))));

const PAYS = /^(?:betaal|betalen|betaalt|kost|kosten|kwijt|rekenen|rekent)$/;

const BACK =
  / (?:komt|komen) (?:\S+ ){0,3}terug | terugkom| welke (?:maandelijkse|jaarlijkse|kwartaalse) (?:kosten|lasten|uitgaven) /;
const RHYTHM =
  / (?:elke?|iedere?) (maand|mnd|kwartaal|kw|jaar) | (maandelijkse?|jaarlijkse?|kwartaalse) | (maand|kwartaal|jaar)lasten /;

/** 'Welke kosten komen elke maand terug': only those that come once in it. */
export function rhythmOf({
  tokens,
}: Pick<Sense, 'tokens'>): 'maand' | 'kwartaal' | 'jaar' | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isWhich =
    / welke? /.test(text.slice(0, 24)) ||
    / die (?:elke?|iedere?) (?:maand|kwartaal|jaar) terug/.test(text) ||
    / (?:wat|alles) (?:\S+ )?(?:komt|wat) /.test(text);
  const [, one, other, last] = (isWhich && RHYTHM.exec(text)) || [];
  const unit = (one ?? other ?? last ?? '').slice(0, 2);
  return unit === 'ma' || unit === 'mn'
    ? 'maand'
    : unit === 'kw'
      ? 'kwartaal'
      : unit === 'ja'
        ? 'jaar'
        : undefined;
}

/** What is asked of what comes back. */
export function aspectOf(sense: Sense): Aspect | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const text = ` ${texts.join(' ')} `;
  if (OFTEN.test(text)) return 'frequentie';
  if (isOfPrice(texts)) return 'prijs';
  const isNext = / (?:volgende|eerstvolgende|weer) /.test(text);
  if (isNext && / (?:wanneer|verwacht|verwachte|verwachten|datum|dag) /.test(text))
    return 'volgende';
  if (texts.some((each, at) => /^(?:eerst)?volgende$/.test(each) && isDue(texts, at + 1)))
    return 'volgende';
  if (WHICH_DAY.test(text)) return 'volgende';
  const [, unit] = AMOUNT_OF.exec(text) ?? [];
  if (unit !== undefined && unit in UNITS) return UNITS[unit as keyof typeof UNITS];
  const splits = meant(sense.scanned.marks, 'split').map(({ value }) => value);
  if (splits.includes('maand') || / maandelijkse? /.test(text)) return 'per_maand';
  if (splits.includes('kwartaal')) return 'per_kwartaal';
  return splits.includes('jaar') ? 'per_jaar' : undefined;
}

/** Whether it is asked of always, and not of what was booked in some months. */
function isOfAlways(sense: Sense, aspect: Aspect): boolean {
  const { tokens, scanned } = sense;
  const isTimed = scanned.marks.some(
    ({ piece, from, to }) => piece && !tokens.slice(from, to).every(({ text }) => NOW.test(text)),
  );
  if (aspect === 'prijs') return true;
  if (isTimed || has(sense, 'measure', 'boekingen') || has(sense, 'order', 'hoogste')) return false;
  if (
    aspect === 'volgende' &&
    !tokens.some(({ text }) =>
      /^(?:was|waren|werd|werden|betaalden?|kwam|kwamen|ging|gingen|hadden)$/.test(text),
    ) &&
    WHICH_DAY.test(` ${tokens.map(({ text }) => text).join(' ')} `)
  )
    return true;
  if (aspect === 'volgende')
    return tokens.some(
      ({ text }, place) =>
        /^(?:volgende|eerstvolgende|weer)$/.test(text) &&
        (text === 'weer' ||
          isDue(
            tokens.map((each) => each.text),
            place + 1,
          )),
    );
  const isEach = tokens.some(
    ({ text }, at) =>
      /^(?:elke?|iedere?)$/.test(text) &&
      /^(?:maand|mnd|kwartaal|jaar)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const isFragment =
    isOfSupplier(sense) || (tokens.length <= 4 && tokens.some(({ text }) => FIXED.test(text)));
  const isOfUnit = AMOUNT_OF.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  const isPresent =
    isEach || isFragment || isOfUnit || tokens.some(({ text }) => PRESENT.test(text));
  // 'Die we hebben lopen' is of now.
  const isDone = tokens.some(({ text }) =>
    /^(?:ge[a-z]+(?:d|t|en)|betaald|uitgegeven|ontvangen)$/.test(text),
  );
  const isPast = tokens.some(
    ({ text }) =>
      /^(?:was|waren|hadden|gaven|betaalden|kostte|kostten)$/.test(text) ||
      (text === 'hebben' && isDone),
  );
  if (aspect === 'frequentie') return !isPast;
  const isPaying = tokens.some(({ text }) =>
    /^(?:betaalt|betalen|binnenkomt|ontvangen)$/.test(text),
  );
  const isBought =
    isPaying || (sense.relation?.items.every(({ soort }) => soort !== 'klant') ?? true);
  const isSeries = tokens.some(({ text }) =>
    /^(?:toon|laat|geef|verloop|grafiek|overzicht|trend|ontwikkeling|gemiddeld|gemiddelde|gem)$/.test(
      text,
    ),
  );
  const isCombined = ['plus', 'min', 'zonder', 'weg', 'samen'].some((value) =>
    meant(scanned.marks, 'link').some((each) => each.value === value),
  );
  return isPresent && !isPast && isBought && !isSeries && !isCombined;
}

const MOST_WORDS = 8;

/** 'Groene Stroom pm': of a supplier, and no more. */
function isOfSupplier({ tokens, relation, figures, scanned }: Sense): boolean {
  const isNamed = relation?.items.every(({ soort }) => soort === 'leverancier') ?? false;
  const isOther = scanned.marks.some(({ meanings }) =>
    meanings.some(
      ({ role, value }) =>
        role === 'order' ||
        role === 'measure' ||
        role === 'against' ||
        role === 'noun' ||
        role === 'side' ||
        (role === 'subject' && !String(value).startsWith('recurring')),
    ),
  );
  return tokens.length <= MOST_WORDS && isNamed && figures.length === 0 && !isOther;
}

/** Words of which a price is asked, and no total: 'sinds wanneer is de verzekering duurder'. */
const PRICED =
  /^(?:duurder|goedkoper|prijs|tarief|prijsverhoging|prijsstijging|tariefwijziging|opgeslagen)$/;

/** Whether what it is asked of can come back: no balance, no omzet, and of a price one thing. */
function canComeBack(
  { tokens, relation, figures, vocabulary }: Sense,
  aspect: Aspect,
  { rekeningen = [] }: Of,
): boolean {
  if (aspect === 'frequentie' || aspect === 'volgende') return true;
  const isOfCosts = rekeningen.every((each) => {
    const groep = vocabulary.accounts.byNumber.get(each.toLowerCase())?.groep;
    return (
      groep !== undefined &&
      GROUPS[groep].type === 'resultaat' &&
      !/omzet|opbrengsten/.test(GROUPS[groep].main)
    );
  });
  if (aspect !== 'prijs' || !isOfCosts) return isOfCosts;
  if (rekeningen.length === 0)
    return figures.length === 0 && relation?.items.every(({ soort }) => soort !== 'klant') === true;
  return (
    rekeningen.length === 1 && tokens.some(({ text }) => FIXED.test(text) || PRICED.test(text))
  );
}

interface Of {
  readonly only?: NonNullable<Asked['only']>;
  readonly rekeningen?: string[];
}

/** The relation, accounts or words that it is asked of. */
export function ofWhat(sense: Sense, isSearched: boolean): Of | undefined {
  const [relation, ...others] = withBooked(sense.relation?.items ?? [], () => ['ingekocht']);
  if (relation && others.length === 0) return { only: { relatie: relation.relatie } };
  const { accounts, only } = sense.references;
  if (accounts.length > 0) return { rekeningen: accounts.map(({ rekening }) => rekening) };
  if (only.omschrijving !== undefined) return { only: { omschrijving: only.omschrijving } };
  const named = sense.rest.length > 0 ? readAccounts(sense) : undefined;
  if (named?.kind === 'asked' && named.asked.subject.kind === 'account') {
    return { rekeningen: [...named.asked.subject.rekeningen].slice(0, MOST_ACCOUNTS) };
  }
  const keys = sense.figures.map(({ key }) => key);
  const called = keys.length === 1 ? keys.flatMap((key) => accountNamed(sense, key) ?? []) : [];
  if (called.length > 0) return { rekeningen: called };
  const groups = sense.figures.flatMap(({ key }) =>
    key === 'kosten' || key === 'omzet' || key === 'bank_en_kas' ? [] : groupsOfFigure(key),
  );
  const ofGroups = sense.vocabulary.world.accounts.filter(({ groep }) => groups.includes(groep));
  if (ofGroups.length > 0 && ofGroups.length <= 3) {
    return { rekeningen: ofGroups.map(({ rekening }) => rekening) };
  }
  const [word] = sense.rest;
  return word && isSearched ? { only: { omschrijving: word.token.raw } } : undefined;
}
