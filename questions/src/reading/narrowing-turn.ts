import type { Question } from '@kengetal/contract';
import type { Role } from '../lexicon/lexicon.ts';
import { bankBook } from './coded.ts';
import { isStock } from './draft.ts';
import { POINTING } from './pointing.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import { rowSizes } from './sizes.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** A turn that only narrows is no longer than this. */
const SHORT = 8;
const SIZED =
  /^(?:alleen|enkel|uitsluitend|slechts|en|dan|nu|maar|waarvan|daarvan|boven|onder|vanaf)$/;
/** Words of these ask something else than fewer of the same. */
const ASKING: ReadonlySet<Role> = new Set([
  'figure',
  'subject',
  'split',
  'measure',
  'order',
  'side',
  'noun',
  'against',
] as const);
/** What has lines with a code. */
const CODED: ReadonlySet<Question['subject']['kind']> = new Set([
  'figure',
  'account',
  'relation',
  'lines',
] as const);

/** 'Van kostenplaats service', 'van Jansen' behind bookings, 'boven 5000': fewer of what was told. */
export function narrowedBy(
  sense: Sense,
  time: Time,
  before: Question,
): Question | AskedBack | undefined {
  const { tokens, scanned, figures, rest, references } = sense;
  const isOther =
    tokens.length > SHORT ||
    figures.length + rest.length + references.accounts.length > 0 ||
    (time.period ?? time.day ?? time.against) !== undefined ||
    tokens.some(({ text }) => POINTING.has(text)) ||
    scanned.marks.some(({ meanings }) => meanings.some(({ role }) => ASKING.has(role)));
  if (isOther) return undefined;
  return byCode(sense, before) ?? byRelation(sense, before) ?? bySize(sense, before);
}

const SIZE_OF = 'Waar geldt dat bedrag voor?';

const isList = ({ subject, measure }: Question): boolean =>
  subject.kind === 'lines' || measure === 'boekingen';

/** 'Van kostenplaats service', 'btw-code 5': the lines with that code of what was told. */
function byCode(
  { references: { only: said }, relation, vocabulary, details: { sizes } }: Sense,
  before: Question,
): Question | AskedBack | undefined {
  const { factuur, boekstuk, ...codes } = said;
  if ((factuur ?? boekstuk) !== undefined || relation || Object.keys(codes).length === 0)
    return undefined;
  const { subject, period, measure } = before;
  if (/^(?:data|help|definition|check)$/.test(subject.kind)) return undefined;
  const only = { ...before.only, ...codes, ...sizes };
  const isOfLines =
    CODED.has(subject.kind) && (measure === 'boekingen' || !isStock(before, vocabulary));
  const isSized = Object.keys(sizes).length > 0 && !isList(before);
  if (isOfLines && isSized) return ask(SIZE_OF, [{ ...before, measure: 'boekingen', only }]);
  if (isOfLines) return { ...before, only };
  return ask('Dat deel ik niet naar die code in. Wat wil je zien?', [
    { subject: { kind: 'lines' }, only: codes, ...(period && { period }) },
  ]);
}

/** 'Alleen van Jansen' of bookings: those of that relation, and no amount. */
function byRelation(
  { relation, vocabulary, details: { sizes }, references: { only: codes } }: Sense,
  before: Question,
): Question | AskedBack | undefined {
  const { subject, measure: _, only, ...more } = before;
  if (!isList(before) || !relation || !/^(?:figure|account|lines)$/.test(subject.kind))
    return undefined;
  // The line on the account of the bank names nobody; the one beside it in that journal does.
  const isOfBank = subject.kind === 'figure' && subject.key === 'bank_en_kas';
  const list: Question = isOfBank ? { ...more, subject: { kind: 'lines' } } : before;
  const [one, ...others] = relation.items.map(({ relatie }) => ({
    ...list,
    only: { ...only, ...(isOfBank && bankBook(vocabulary)), ...codes, ...sizes, relatie },
  }));
  return one && others.length > 0 ? ask('Welke relatie bedoel je?', [one, ...others]) : one;
}

/** 'Alleen boven 5000' of what is open: those invoices; of an amount its bookings or customers may be meant. */
function bySize(
  { details: { sizes }, tokens, relation, vocabulary }: Sense,
  before: Question,
): Question | AskedBack | undefined {
  const { subject, measure, split, against, only } = before;
  const isSized = Object.keys(sizes).length > 0 && SIZED.test(tokens[0]?.text ?? '');
  if (!isSized || relation || (measure ?? against) !== undefined) return undefined;
  const { order: _, limit, ...all } = before;
  if (subject.kind === 'open')
    return { ...(limit === 1 ? all : before), split: split ?? 'factuur', rows: rowSizes(sizes) };
  const isAmount = /^(?:figure|account|relation)$/.test(subject.kind) && split === undefined;
  if (!isAmount || isStock(before, vocabulary)) return undefined;
  return ask(SIZE_OF, [
    { ...before, measure: 'boekingen', only: { ...only, ...sizes } },
    ...(subject.kind === 'relation'
      ? []
      : [{ ...before, split: 'relatie' as const, rows: rowSizes(sizes) }]),
  ]);
}
