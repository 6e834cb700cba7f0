import type { Question } from '@kengetal/contract';
import { GROUPS, type GroupKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { figure, groupsOfFigure, isStock, measured, type Draft } from './draft.ts';
import { finished } from './finish.ts';
import { isNotLate, isOwing, type Owed } from './owing.ts';
import { POINTING } from './pointing.ts';
import { creditorIn } from './owed.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import { groupOf, LONGEST, OTHER_SIDE } from './still-open.ts';
import { isStandingOpen } from './subjects.ts';
import type { AskedBack } from './together.ts';
import { withTime } from './with-time.ts';

/** Costs that are owed without an invoice, and where that stands. */
const STANDS: Partial<Record<GroupKey, FigureKey>> = {
  lonen: 'salarisschulden',
  sociale_lasten: 'salarisschulden',
  pensioenlasten: 'salarisschulden',
  belastingen: 'belastingschulden',
};

/**
 * 'Wat is nog niet betaald', 'hoeveel is te laat': of what was asked before, where the turn names no
 * side of its own. What is owed without an invoice stands on the balance sheet; of costs it is asked
 * back, since what is open is no part of them.
 */
export function owedOf(
  sense: Sense,
  draft: Draft | undefined,
  time: Time,
  question: Question,
): Question | AskedBack | undefined {
  // 'En wat hebben we hem al betaald dit jaar' of what is open of somebody.
  const isPaid =
    draft === undefined &&
    time.period !== undefined &&
    has(sense, 'side', 'betaald') &&
    sense.rest.length === 0;
  if (isPaid && question.subject.kind === 'relation' && question.subject.side === 'openstaand')
    return withTime(sense, { subject: { ...question.subject, side: 'betaald' } }, time, {});
  const other = ofOtherSide(sense, draft, question) ?? ofCreditor(sense, question);
  if (other) return withTime(sense, other, time, { question });
  const said =
    draft?.kind === 'asked' && draft.asked.subject.kind === 'open' ? draft.asked : undefined;
  const open =
    said ??
    (isStandingOpen(sense) ||
    / (?:is|zijn|was|waren) .*open $| of (?:staat|staan|is) er (?:nog )?(?:wat|iets)(?: open)? $/.test(
      ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
    )
      ? { subject: { kind: 'open' as const, groep: 'debiteuren' as const } }
      : undefined);
  const party = open && ofParty(sense, open.subject, question);
  if (party) return withTime(sense, party, time, { question });
  const isAsked = open !== undefined || isPaidYet(sense);
  if (!isAsked || sense.tokens.length > LONGEST || isSaid(sense)) return undefined;
  if (question.only?.factuur !== undefined && question.subject.kind !== 'open')
    return ofInvoice(question);
  const isOurs = sense.tokens.some(({ text }) => /^(?:we|wij|ik|ons|mij|me)$/.test(text));
  // 'Wat moeten we nog betalen' may be all that is owed.
  const isPointing = sense.tokens.some(({ text }) => POINTING.has(text));
  const whole =
    isOurs && !isPointing && open?.subject.kind === 'open'
      ? withTime(sense, open, time, { question })
      : undefined;
  if (isOurs && open?.subject.kind === 'open' && open.subject.groep === 'debiteuren')
    return undefined;
  const ask = (text: string, asked: Question) => ({
    kind: 'ask' as const,
    text,
    questions: [
      asked,
      ...(whole && JSON.stringify(whole) !== JSON.stringify(asked) ? [whole] : []),
    ],
  });
  const { period } = question;
  const balance = (key: FigureKey) => ({ ...measured(figure(key)), ...(period && { period }) });
  const groep = sideOf(question, sense);
  // Who has paid is told by what is still open.
  if (isPaidYet(sense) && !isOwing(sense) && groep !== undefined)
    return ask('Wie betaald heeft houd ik niet bij. Bedoel je wat nog openstaat?', {
      subject: { kind: 'open', groep },
      ...(period && { period }),
    });
  if (
    isPaidYet(sense) &&
    question.subject.kind === 'relation' &&
    question.subject.side !== 'betaald' &&
    /^(?:is|zijn|heeft|hebben)$/.test(sense.tokens[0]?.text ?? '')
  )
    return ask('Wie betaald heeft houd ik niet bij. Bedoel je wat nog openstaat?', {
      subject: { ...question.subject, side: 'openstaand' },
    });
  // Of the largest few, all that is open is no answer.
  if (groep !== undefined && question.limit !== undefined && question.subject.kind !== 'open')
    return { kind: 'ask', text: 'Van wie wil je dat zien? Noem de naam.', questions: [] };
  if (groep !== undefined) {
    if (isOurs || open?.subject.kind !== 'open' || question.subject.kind === 'open')
      return undefined;
    const asked = finished(sense, { ...open, subject: { ...open.subject, groep } }, time);
    return withTime(sense, asked, time, { question });
  }
  const isVat = question.subject.kind === 'vat';
  const debt = isVat ? balance('btw_positie') : isDebt(question, sense) ? question : undefined;
  if (debt && whole)
    return ask('Bedoel je alleen dat, of alles wat nog betaald moet worden?', debt);
  if (isVat && debt) return debt;
  if (debt)
    return open?.subject.kind === 'open' && open.subject.late === true
      ? ask('Wat daarvan te laat is houd ik niet bij. Wat wil je zien?', question)
      : question;
  const groups = groupsOf(question, sense);
  const [stands] = groups.map((each) => STANDS[each]);
  if (
    stands !== undefined &&
    groups.every((each) => STANDS[each] === stands || each === 'overige_personeelskosten')
  )
    return ask('Bedoel je wat er op de balans nog te betalen staat?', balance(stands));
  const isCosts =
    question.subject.kind === 'recurring' ||
    (groups.length > 0 &&
      groups.every(
        (each) => GROUPS[each].type === 'resultaat' && !/^omzet|opbrengsten/.test(each),
      ));
  const isProfit =
    question.subject.kind === 'figure' && /resultaat|marge|ebitda/.test(question.subject.key);
  return isCosts && !isProfit
    ? ask('Wat openstaat houd ik per leverancier bij, en niet per soort kosten. Wat wil je zien?', {
        subject: { kind: 'open', groep: 'crediteuren' },
        ...(period && { period }),
      })
    : undefined;
}

/** 'En is dat al betaald', 'wie heeft daarvan betaald'. */
const isPaidYet = (sense: Sense): boolean =>
  / (?:is|zijn|was|heeft|hebben) (?:\w+ ){0,3}(?:betaald|voldaan|afgedragen|overgemaakt) /.test(
    ` ${sense.tokens.map(({ text }) => text).join(' ')} `,
  ) &&
  sense.tokens.some(({ text }) => PAID_OF.has(text)) &&
  sense.details.limit === undefined;
const PAID_OF: ReadonlySet<string> = new Set([...POINTING, 'alles', 'wie', 'er']);

/** 'En van de crediteuren' of what is late or old, of ages or of days: the same of the others. */
function ofOtherSide(
  sense: Sense,
  draft: Draft | undefined,
  question: Question,
): Question | undefined {
  const { subject } = question;
  const [one, ...others] = sense.figures;
  const isAged =
    subject.kind === 'open' &&
    (subject.late ?? subject.older ?? question.measure ?? question.split) !== undefined;
  const isShort =
    /^(?:en|zelfde|dezelfde|hetzelfde|idem)$/.test(sense.tokens[0]?.text ?? '') &&
    sense.tokens.length <= 4 &&
    others.length === 0 &&
    sense.rest.length === 0;
  if (
    !isShort ||
    draft?.kind !== 'asked' ||
    (one?.key !== 'debiteuren' && one?.key !== 'crediteuren')
  )
    return undefined;
  const days =
    subject.kind === 'figure' && /^d[sp]o/.test(subject.key)
      ? OTHER_SIDE.find(
          ([key, , side]) =>
            key === subject.key && (side === 'leveranciers') === (one.key === 'crediteuren'),
        )
      : undefined;
  if (days) return { ...question, subject: { kind: 'figure', key: days[1] } };
  if (!isAged) return undefined;
  return { ...question, subject: { ...subject, groep: one.key } };
}

const HIM = /^(?:hem|haar|iets|wat|nou)$/;
const OTHERS = /^(?:wie|welke|alle|alles|totaal|andere|overige|klanten|leveranciers)$/;

/** 'Hoeveel staat er bij die klant open' of what was sold to it. */
function ofParty(
  sense: Sense,
  open: Question['subject'],
  { subject, period }: Question,
): Question | undefined {
  const { tokens, rest, figures, relation } = sense;
  const isOther =
    relation !== undefined ||
    figures.length > 0 ||
    rest.some(({ token }) => !HIM.test(token.text)) ||
    tokens.some(({ text }) => OTHERS.test(text));
  if (subject.kind !== 'relation' || open.kind !== 'open' || isOther) return undefined;
  const { relatie } = subject;
  const isAged = (open.late ?? open.older) !== undefined;
  if (subject.side === 'openstaand' && !isAged) return undefined;
  const of = isAged
    ? { subject: { ...open, groep: groupOf(relatie, sense) }, only: { relatie } }
    : { subject: { ...subject, side: 'openstaand' as const } };
  return { ...of, ...(period && { period }) };
}

/** 'En bij de bank' after what suppliers are owed. */
function ofCreditor(sense: Sense, question: Question): Question | undefined {
  const isOwedByUs = isDebt(question, sense) || sideOf(question, sense) === 'crediteuren';
  const key =
    sense.tokens[0]?.text === 'en' && sense.tokens.length <= 4 && !isSaid(sense, BANK)
      ? creditorIn(sense.tokens)
      : undefined;
  const { period } = question;
  return isOwedByUs && key !== undefined
    ? { ...measured(figure(key)), ...(period && { period }) }
    : undefined;
}
const BANK = /^(?:bank_en_kas|personeelskosten)$/;

/** Of one invoice it is not known on which side it stands. */
const ofInvoice = ({ only }: Question): AskedBack => ({
  kind: 'ask',
  text: 'Is dat een factuur aan een klant, of van een leverancier?',
  questions: (['debiteuren', 'crediteuren'] as const).map((groep) => ({
    subject: { kind: 'open', groep },
    only: { factuur: only?.factuur },
  })),
});

/** Whether a turn says itself whom it is of. */
const isSaid = (sense: Sense, but?: RegExp): boolean =>
  sense.relation !== undefined ||
  (but === undefined && sense.rest.length > 0) ||
  sense.figures.some(({ key }) => but?.test(key) !== true) ||
  isNotLate(sense) ||
  has(sense, 'noun', 'klanten') ||
  has(sense, 'noun', 'leveranciers') ||
  has(sense, 'noun', 'inkoopfacturen') ||
  (sense.tokens.some(({ text }) => text === 'wie') && !isPaidYet(sense));

/** Whose invoices were asked, or what was booked from them. */
function sideOf({ subject, split }: Question, { vocabulary }: Sense): Owed | undefined {
  if (subject.kind === 'open' || subject.kind === 'charged') return subject.groep;
  if (subject.kind === 'account')
    return groupsOf({ subject }, { vocabulary }).find(
      (each) => each === 'debiteuren' || each === 'crediteuren',
    );
  if (subject.kind !== 'figure') return undefined;
  if (subject.key === 'omzet') return 'debiteuren';
  if (subject.key === 'kosten' && split === 'relatie') return 'crediteuren';
  return subject.key === 'debiteuren' || subject.key === 'crediteuren' ? subject.key : undefined;
}

/** A balance of what we owe. */
const isDebt = (question: Question, sense: Sense): boolean =>
  (question.subject.kind === 'figure' && question.subject.key === 'btw_positie') ||
  (isStock(question, sense.vocabulary) &&
    groupsOf(question, sense).length > 0 &&
    groupsOf(question, sense).every((each) =>
      /schulden|voorzieningen|passiva/.test(GROUPS[each].main),
    ));

function groupsOf({ subject }: Question, { vocabulary }: Pick<Sense, 'vocabulary'>): GroupKey[] {
  if (subject.kind === 'account')
    return subject.rekeningen.flatMap(
      (each) => vocabulary.accounts.byNumber.get(each.toLowerCase())?.groep ?? [],
    );
  return subject.kind === 'figure'
    ? [...(groupsOfFigure(subject.key as FigureKey) as GroupKey[])]
    : [];
}
