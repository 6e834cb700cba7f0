import type { Question } from '@kengetal/contract';
import type { Before } from '../world.ts';
import type { Draft } from './draft.ts';
import { POINTING } from './pointing.ts';
import { first, type Sense } from './sense.ts';
import { courseOf, rhythmInTurn } from './series-in-turn.ts';
import type { Time } from './said-time.ts';
import { CHANGED } from './price-asked.ts';
import { aspectOf, ofWhat } from './recurring.ts';
import type { AskedBack } from './together.ts';
import { GAP } from './two-rows.ts';
import { ask } from './turns-chosen.ts';

/** Words for all that comes back, and for nothing that was asked before. */
const ALL = /^(?:vaste?|lasten|abonnementen|terugkerende?|contracten|kosten|alles|allemaal)$/;
const YEAR = /^(?:en )?(?:over |in )?(?:het |heel )?(?:hele |gehele )?(?:boekjaar|jaar)$/;
const COMES = /^(?:komt|is|wordt|moet|gaat|valt|betalen|betaal)$/;
const EACH = / per (?:keer|termijn|rekening|nota|factuur|betaling) | (?:elke|iedere) keer /;

/**
 * What goes on from something that comes back: 'en hoeveel was dat in heel 2024' is what was booked
 * of it, 'en per keer' what it is each time.
 */
export function ofRecurring(
  sense: Sense,
  draft: Draft | undefined,
  { period: said, day }: Time,
  question: Question,
): Question | AskedBack | undefined {
  const { subject, only } = question;
  const { calendar } = sense.vocabulary;
  // 'Over het hele boekjaar' without one that is said is the last.
  const period =
    said ??
    (YEAR.test(sense.tokens.map(({ text }) => text).join(' '))
      ? calendar.spanOfYear(calendar.last)
      : undefined);
  if (subject.kind !== 'recurring') return eachOf(sense, draft, question);
  // 'Die contracten zelf' are the ones that were told; 'alleen de contracten' are some of them.
  const isOfAll =
    draft?.kind === 'asked' &&
    draft.asked.subject.kind === 'recurring' &&
    draft.asked.subject.rekeningen === undefined &&
    draft.asked.only === undefined;
  const isSaid = (word: RegExp) => isOfAll && sense.tokens.some(({ text }) => word.test(text));
  const told = rhythmInTurn(sense, question) ?? courseOf(sense, question);
  if (told) return told;
  if (isSaid(/^(?:alleen|enkel)$/))
    return { kind: 'ask', text: 'Welke leverancier of rekening bedoel je?', questions: [question] };
  if (isSaid(/^van$/) && isSaid(/^(?:dat|die)$/))
    return ask('Een deel van wat terugkomt reken ik niet uit. Wat wil je zien?', [question]);
  if (isSaid(/^(?:zelf|die|deze)$/) && first(sense, 'split') === undefined && period === undefined)
    return question;
  const isNarrow = subject.rekeningen !== undefined || only !== undefined;
  const other =
    period === undefined && day === undefined ? ofOther(sense, draft, question) : undefined;
  if (other) return other;
  if (!isNarrow || !pointsBack(sense, draft)) return undefined;
  const { aspect: _, ...bare } = subject;
  const aspect = aspectOf(sense);
  const isNamed = sense.tokens.some(({ text }) => ALL.test(text));
  if (!isNamed && (aspect === 'volgende' || aspect === 'frequentie' || aspect === 'prijs'))
    return { ...question, subject: { ...bare, aspect } };
  if (EACH.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `))
    return { ...question, subject: bare };
  if (!period || day !== undefined) return undefined;
  const split = first(sense, 'split');
  // What it is each month is asked of other months as it was asked of now.
  const each = split === undefined && !isWhole(sense) ? EACH_OF[subject.aspect ?? ''] : undefined;
  const of = { period, ...(split !== undefined && { split }), ...each };
  if (subject.rekeningen)
    return { subject: { kind: 'account', rekeningen: [...subject.rekeningen] }, ...of };
  const side = subject.side === 'omzet' ? 'verkocht' : 'ingekocht';
  if (only?.relatie !== undefined)
    return { subject: { kind: 'relation', relatie: only.relatie, side }, ...of };
  const text = 'Wat over een periode geboekt is tel ik per rekening of relatie. Welke bedoel je?';
  return { kind: 'ask', text, questions: [] };
}

/** 'Hoeveel is dat per keer', 'sinds wanneer is het hoger' of one supplier or account; of anything else it is asked of which. */
function eachOf(
  sense: Sense,
  draft: Draft | undefined,
  { subject, only, measure, period }: Question,
): Question | AskedBack | undefined {
  const of = draft?.kind === 'asked' ? draft.asked : undefined;
  const isEach =
    of?.subject.kind === 'recurring' &&
    of.subject.rekeningen === undefined &&
    of.only === undefined &&
    EACH.test(` ${sense.tokens.map(({ text }) => text).join(' ')} `);
  const isPrice =
    (aspectOf(sense) === 'prijs' && pointsBack(sense, draft)) ||
    (measure === 'verschil' && SINCE.test(sense.tokens.map(({ text }) => text).join(' ')));
  const usual = usualOf(
    sense,
    subject.kind === 'open'
      ? only?.relatie
      : subject.kind === 'relation' && subject.side === 'openstaand'
        ? subject.relatie
        : undefined,
  );
  if (usual) return usual;
  if (!isEach && !isPrice) return undefined;
  // What it came to each time is another thing than what comes back.
  const isAveraged = measure === 'aantal' || sense.tokens.some(({ text }) => /^gem/.test(text));
  if (isEach && isAveraged)
    return ask('Een gemiddelde per keer reken ik niet uit. Wat wil je zien?', [
      { subject, ...(only && { only }), ...(period && { period }) },
    ]);
  const aspect = isPrice ? { aspect: 'prijs' as const } : {};
  if (subject.kind === 'account')
    return { subject: { kind: 'recurring', rekeningen: [...subject.rekeningen], ...aspect } };
  const relatie = subject.kind === 'relation' ? subject.relatie : only?.relatie;
  if (relatie === undefined && isPrice) return undefined;
  if (relatie === undefined)
    return { kind: 'ask', text: 'Welke leverancier of rekening bedoel je?', questions: [] };
  const isSold = sense.vocabulary.relations.byNumber.get(relatie.toLowerCase())?.soort === 'klant';
  const each = {
    subject: { kind: 'recurring' as const, ...(isSold && { side: 'omzet' as const }), ...aspect },
    only: { relatie },
  };
  // What is paid each time is with VAT.
  if (subject.kind === 'relation' && subject.side === 'betaald')
    return ask('Bedoel je elke betaling, of wat het per keer kost zonder btw?', [
      { subject, measure: 'boekingen', ...(period && { period }) },
      each,
    ]);
  return each;
}

/** 'Wat rekent dat kantoor per kwartaal' after what is still to pay to a supplier. */
function usualOf(sense: Sense, relatie: string | undefined): Question | undefined {
  const { scanned, relation, references, tokens, vocabulary } = sense;
  const isBought =
    relatie !== undefined &&
    vocabulary.relations.byNumber.get(relatie.toLowerCase())?.soort !== 'klant';
  const aspect = aspectOf(sense);
  const isAmount = aspect === 'per_maand' || aspect === 'per_kwartaal' || aspect === 'per_jaar';
  const isOther =
    relation !== undefined ||
    references.places.size > 0 ||
    scanned.marks.some(({ piece }) => piece !== undefined);
  const isUsual =
    tokens.some(({ text }) =>
      /^(?:normaal|gewoonlijk|gebruikelijk|rekent|rekenen|kost|vraagt|vragen|kwijt)$/.test(text),
    ) ||
    / (?:is|komt) (?:dat|het) (?:\S+ )?per /.test(` ${tokens.map(({ text }) => text).join(' ')} `);
  return isBought && isAmount && isUsual && !isOther
    ? { subject: { kind: 'recurring', aspect }, only: { relatie } }
    : undefined;
}

/** 'Hoeveel procent duurder dus' after what it is each time now and what it was then: its price beside that of then. */
export function priceThen(
  { tokens, rest, figures, relation, references, scanned }: Sense,
  { question, earlier }: Before,
): Question | undefined {
  const [now, then] =
    question?.subject.kind === 'recurring' ? [question, earlier] : [earlier, question];
  if (now?.subject.kind !== 'recurring' || then?.measure !== 'gemiddelde' || !then.period)
    return undefined;
  const { subject, only } = now;
  const isSame =
    then.subject.kind === 'account'
      ? JSON.stringify(then.subject.rekeningen) === JSON.stringify(subject.rekeningen) ||
        subject.rekeningen === undefined
      : then.subject.kind === 'relation' && then.subject.relatie === only?.relatie;
  const isOther =
    figures.length > 0 ||
    relation !== undefined ||
    references.places.size > 0 ||
    scanned.marks.some(({ piece }) => piece !== undefined);
  const isAsked =
    tokens.some(({ text }) => CHANGED.test(text) || GAP.test(text)) &&
    rest.every(({ token }) => CHANGED.test(token.text) || GAP.test(token.text));
  // 'Vanaf welke maand' is asked of the months, and in no percent.
  const isWhen = tokens.some(({ text }) => /^(?:wanneer|maand|vanaf|sinds)$/.test(text));
  if (!isSame || isOther || !isAsked || isWhen) return undefined;
  return {
    subject: { ...subject, aspect: 'prijs' },
    ...(only && { only }),
    measure: 'verschil',
    against: then.period,
  };
}

/** 'In welke maand' behind what it rose. */
const SINCE =
  /^(?:en )?(?:sinds|vanaf|in|per)? ?(?:wanneer|welke maand)(?: (?:was|is|ging) (?:dat|het))?$/;
const EACH_OF: Readonly<Record<string, Pick<Question, 'measure' | 'split'>>> = {
  per_maand: { measure: 'gemiddelde' },
  per_kwartaal: { measure: 'gemiddelde', split: 'kwartaal' },
};

/** 'Over heel 2024', 'hoeveel waren we in 2024 kwijt': all that was booked. */
const isWhole = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) =>
    /^(?:heel|hele|gehele|totaal|samen|elkaar|mekaar|alles|kwijt|betaald|uitgegeven|geboekt|kostten?|gekost)$/.test(
      text,
    ),
  );

/** 'En aan Eneco?', 'en de verzekering bij Eneco, per jaar?': the same of another one. */
function ofOther(sense: Sense, draft: Draft | undefined, question: Question): Question | undefined {
  const { subject } = question;
  if (subject.kind !== 'recurring' || draft?.kind !== 'asked') return undefined;
  const isOther = sense.scanned.marks.some(({ meanings }) =>
    meanings.some(({ role }) => !/^(?:filler|figure|split)$/.test(role)),
  );
  const isWhen =
    sense.tokens.some(({ text }) => text === 'wanneer') &&
    sense.tokens.some(({ text }) => COMES.test(text));
  // 'En Jansen, wat staat daar open' is what is open of it.
  const isOpen =
    draft.asked.subject.kind === 'relation' && draft.asked.subject.side === 'openstaand';
  if (
    (sense.tokens[0]?.text !== 'en' && !isWhen) ||
    isOther ||
    isOpen ||
    draft.asked.measure !== undefined
  )
    return undefined;
  const of = ofWhat(sense, false);
  const { rekeningen: _, elke: __, ...rest } = subject;
  const aspect = isWhen ? 'volgende' : (aspectOf(sense) ?? rest.aspect);
  const named = {
    ...rest,
    ...(aspect !== undefined && { aspect }),
    ...(of?.rekeningen && { rekeningen: of.rekeningen }),
  };
  return of && { subject: named, ...(of.only && { only: of.only }) };
}

/** Whether a question is of what was asked before, and names nothing of its own. */
function pointsBack(
  { tokens, rest, relation, references }: Sense,
  draft: Draft | undefined,
): boolean {
  const isNamed = rest.length > 0 || relation !== undefined || references.accounts.length > 0;
  const isPointing = tokens.some(
    ({ text }) => POINTING.has(text) || text === 'het' || text === 'er',
  );
  const isShort = tokens.length <= 5 && /^(?:en|wanneer|hoe)$/.test(tokens[0]?.text ?? '');
  const subject = draft?.kind === 'asked' ? draft.asked.subject : undefined;
  // 'Wat kostte dat' names no costs of its own.
  const isOwn =
    subject !== undefined &&
    subject.kind !== 'recurring' &&
    !(subject.kind === 'figure' && subject.key === 'kosten');
  return !isNamed && !isOwn && (isPointing || isShort);
}
