import type { QuestionSubject } from '@kengetal/contract';
import { definition, isDefinitionKey, isKengetal } from '@kengetal/ledger';
import { figure, groupsOfFigure, isOfNobody } from './draft.ts';
import type { Sense } from './sense.ts';

export type Sum = Extract<QuestionSubject, { kind: 'sum' }>;
type Term = Sum['terms'][number];

/** Terms that have another one in them that is added as well. */
export function containing(terms: readonly Term[], { vocabulary }: Sense): Term[] {
  const groupsOf = ({ of }: Term): readonly string[] => {
    if (of.kind === 'figure') return isDefinitionKey(of.key) ? groupsOfFigure(of.key) : [];
    if (of.kind !== 'account') return [];
    return of.rekeningen.flatMap((each) => vocabulary.accounts.byNumber.get(each)?.groep ?? []);
  };
  // 'Winst plus afschrijvingen' puts back what was taken off; with omzet it is told twice.
  const isAmount = ({ of }: Term) => of.kind === 'figure' && !isOfNobody(of.key);
  return terms.filter((term) => {
    const groups = groupsOf(term);
    const isIn = (other: Term) => {
      const parts = groupsOf(other);
      return (
        other !== term &&
        other.teken === term.teken &&
        parts.length > 0 &&
        parts.every((each) => groups.includes(each))
      );
    };
    const isDouble = (other: Term) =>
      isAmount(term) || (other.of.kind === 'figure' && other.of.key === 'omzet');
    return terms.some((other) => isIn(other) && isDouble(other));
  });
}

/** 'Inkoop en uitbesteed werk': beside a part of it, inkoop is the rest of what was bought. */
export function withoutParts(terms: Sum['terms'][number][], { tokens }: Sense): void {
  const keys = terms.map(({ of }) => (of.kind === 'figure' ? of.key : ''));
  const at = keys.indexOf('kostprijs_omzet');
  const isShort = tokens.some(({ text }) => /^(?:inkoop|inkopen)$/.test(text));
  const term = terms[at];
  if (term && isShort && keys.includes('uitbesteed_werk'))
    terms[at] = { ...term, of: { ...figure('kostprijs_omzet'), without: ['uitbesteed_werk'] } };
}

/** 'Winst min belasting': what is left after it has it off already. */
export function beforeTax(terms: Sum['terms'][number][]): void {
  const [first, ...more] = terms;
  const isOf = ({ of, teken }: Term, key: string, sign: string) =>
    of.kind === 'figure' && of.key === key && teken === sign;
  if (
    first &&
    isOf(first, 'resultaat', 'plus') &&
    more.some((term) => isOf(term, 'belastingen', 'min'))
  )
    terms[0] = { ...first, of: figure('resultaat_voor_belasting') };
}

const SIDES: Partial<Record<string, string>> = { omzet: 'verkocht', kosten: 'ingekocht' };

/** 'Jansen plus De Vries, samen omzet': what is said of relations at the end is no term of its own. */
export function withoutSide(terms: Sum['terms'][number][]): void {
  const last = terms.at(-1)?.of;
  const isSide =
    last?.kind === 'figure' &&
    terms.length > 2 &&
    terms
      .slice(0, -1)
      .every(
        ({ of, teken }) =>
          teken === 'plus' && of.kind === 'relation' && of.side === SIDES[last.key],
      );
  if (isSide && terms.at(-1)?.teken === 'plus') terms.pop();
}

/** Whether amounts can be added up: each once, and of one kind and side unless signs say so. */
export function areAlike(terms: Sum['terms'], isSigned: boolean): boolean {
  const said = new Set(terms.map(({ of }) => JSON.stringify(of)));
  if (said.size < terms.length) return false;
  // What a loan was paid off with is no cost that the interest is added to.
  const cash = terms.filter(({ of }) => of.kind === 'figure' && of.key.startsWith('kasstroom'));
  if (cash.length > 0 && cash.length < terms.length) return false;
  const kinds = new Set(
    terms.map(({ of }) => {
      if (of.kind !== 'figure' || !isDefinitionKey(of.key)) return of.kind;
      const { basis, sign } = definition(of.key);
      return isSigned ? basis : `${basis}${sign}`;
    }),
  );
  const figures = [...kinds].filter((kind) => kind !== 'account' && kind !== 'relation');
  const sides = new Set(terms.flatMap(({ of }) => (of.kind === 'relation' ? [of.side] : [])));
  return figures.length <= 1 && (isSigned || sides.size <= 1);
}

/** What can be added up; figures that were asked beside each other are terms each. */
export function termsOf(subject: QuestionSubject): Sum['terms'][number]['of'][] | undefined {
  if (subject.kind === 'account' || subject.kind === 'relation') return [subject];
  if (subject.kind === 'recurring' && subject.rekeningen)
    return [{ kind: 'account', rekeningen: subject.rekeningen }];
  if (subject.kind !== 'figure' || isKengetal(subject.key)) return undefined;
  const { also = [], ...own } = subject;
  // 'Wat blijft er van de omzet over na aftrek van' is of the omzet.
  const others = own.key === 'omzet' ? also.filter((key) => key !== 'resultaat') : also;
  return [own, ...others.map((key) => ({ kind: 'figure' as const, key }))];
}
