import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';

const ENOUGH = / (?:genoeg|voldoende) .*\bom .*\b(?:betalen|voldoen|voldaan|dekken) /;
const OWED: readonly (readonly [RegExp, FigureKey])[] = [
  [/^(?:leveranciers|leverancier|crediteuren|facturen|inkoopfacturen|rekeningen)$/, 'crediteuren'],
  [/^(?:btw|omzetbelasting)$/, 'btw_positie'],
  [/^(?:belasting|belastingen|belastingdienst|fiscus|loonheffing)$/, 'belastingschulden'],
  [/^(?:lonen|salarissen|personeel)$/, 'salarisschulden'],
  [/^schulden$/, 'kortlopende_schulden'],
];

/** 'Heb ik genoeg op de bank om de leveranciers te betalen': what there is, beside what is owed. */
export function readEnough({ tokens, relation }: Sense): Draft | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  if (
    !ENOUGH.test(text) ||
    relation !== undefined ||
    !/ (?:bank|geld|kas|rekening|cash|liquide) | (?:genoeg|voldoende) om /.test(text)
  )
    return undefined;
  const also = owedIn(tokens);
  return also.length > 0 ? asked({ subject: { ...figure('bank_en_kas'), also } }) : undefined;
}

const PAYS =
  /^(?:en )?(?:kan|kunnen) (?:ik|we|wij) (?:(?:dat|die|het|ze|dit|deze|allemaal|alles|nu|nog|wel|ook) )*(?:betalen|voldoen)(?: (?:nu|dan|allemaal))?$|^(?:en )?(?:is er|heb ik|hebben we) (?:(?:daar|nu|wel) )*(?:genoeg|voldoende) (?:geld )?voor$/;

/** 'Kan ik dat betalen' of what is owed, and 'en de btw erbij' beside that. */
export function alsoOwed({ tokens, rest }: Sense, question: Question): Question | undefined {
  const { subject } = question;
  const owed =
    subject.kind === 'open' ? subject.groep : subject.kind === 'figure' ? subject.key : undefined;
  const key = OWED.find(([, each]) => each === owed)?.[1];
  if (key && PAYS.test(tokens.map(({ text }) => text).join(' ')))
    return { subject: { ...figure('bank_en_kas'), also: [key] } };
  const also =
    subject.kind === 'figure' && subject.key === 'bank_en_kas' ? subject.also : undefined;
  const [more, ...others] = owedIn(tokens);
  if (
    !also ||
    more === undefined ||
    others.length > 0 ||
    rest.length > 0 ||
    tokens.length > SHORT ||
    !/^(?:en|ook|plus)$/.test(tokens[0]?.text ?? '')
  )
    return undefined;
  return {
    ...question,
    subject: { ...figure('bank_en_kas'), also: [...new Set([...also, more])] },
  };
}

const SHORT = 5;

const owedIn = (tokens: Sense['tokens']): FigureKey[] =>
  OWED.flatMap(([word, key]) => (tokens.some(({ text }) => word.test(text)) ? [key] : []));
