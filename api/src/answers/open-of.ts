import type { Question } from '@kengetal/contract';
import type { Books } from '../books/books.ts';
import type { Asking } from './asking.ts';
import type { OpenSubject } from './open-narrowed.ts';
import { owedGroup } from './relation.ts';

/** Invoices of one relation, or of all on an account of debtors or creditors, by relation. */
export async function openOf({
  read,
  question,
  sources,
}: Asking): Promise<OpenSubject | undefined> {
  const { subject, split, of } = question;
  // A part of another figure is told of the balance.
  if (of !== undefined) return undefined;
  if (subject.kind === 'relation' && subject.side === 'openstaand') {
    const { soort } = await sources.relationOf(read, subject.relatie);
    const { relatie } = subject;
    return { kind: 'open', groep: await owedGroup(read, { relatie, soort }, sources) };
  }
  if (subject.kind === 'account') return ofAccounts(read.books, subject.rekeningen, split);
  if (subject.kind !== 'figure') return undefined;
  const { key, without_relations, without, without_accounts, also } = subject;
  const isWhole =
    split === undefined &&
    question.against === undefined &&
    (without ?? without_accounts ?? also) === undefined;
  // A balance without somebody is what is open of the others.
  const isOwed = split === 'relatie' || split === 'ouderdom' || (without_relations && isWhole);
  if (isOwed && also === undefined && (key === 'debiteuren' || key === 'crediteuren')) {
    return { kind: 'open', groep: key, ...(without_relations && { without_relations }) };
  }
  return undefined;
}

/** '1300 per relatie': what is open, where these are all accounts of customers or suppliers. */
function ofAccounts(
  books: Books,
  rekeningen: readonly string[],
  split: Question['split'],
): OpenSubject | undefined {
  if (split !== 'relatie' && split !== 'ouderdom') return undefined;
  const groep = (['debiteuren', 'crediteuren'] as const).find((each) => {
    const numbers = books.accountsOf([each]).map(({ rekening }) => rekening);
    return (
      numbers.length === rekeningen.length && numbers.every((number) => rekeningen.includes(number))
    );
  });
  return groep && { kind: 'open', groep };
}
