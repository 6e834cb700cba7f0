import type { Question } from '@kengetal/contract';
import { amountsIn, folded } from '@kengetal/questions';
import { namesIn } from '../../../answers/world.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import type { Names } from './names.ts';

/** A box of a VAT return. */
const BOX = /^\d[a-z]$/;

/** What a question of a model may repeat. */
export interface Repeatable {
  readonly message: string;
  readonly before: Question | undefined;
  /** What the books call things, as far as the model was told. */
  readonly names: Names;
}

/**
 * What in a question of a model nobody said: a text or number of a document that stands not in the
 * message, the question before or the books, and an amount that is in neither of the first two. The
 * reader would see it as what was asked. Undefined where there is none.
 */
export async function unsaidIn(
  question: Question,
  read: ReadBooks,
  { message, before, names }: Repeatable,
): Promise<string | undefined> {
  const {
    omschrijving,
    boekstuk,
    factuur,
    dagboek,
    btw_code,
    kostenplaats,
    relatie,
    vanaf_cents,
    tot_cents,
  } = question.only ?? {};
  const asked = JSON.stringify(before ?? {});
  const said = folded(`${message} ${asked}`);
  const isSaid = (text: string) => said.includes(folded(text)) || names.have(text);
  const texts = [omschrijving, boekstuk, factuur].filter((text) => text !== undefined);
  const free = texts.find((text) => !isSaid(text));
  if (free !== undefined) return free;
  const { subject } = question;
  if (subject.kind === 'vat' && !BOX.test(subject.rubriek ?? '1a')) return subject.rubriek;
  const { boven_cents, onder_cents } = question.rows ?? {};
  const known = new Set([0, ...amountsIn(message), ...numbersIn(asked)]);
  const amounts = [vanaf_cents, tot_cents, boven_cents, onder_cents].filter(
    (one) => one !== undefined,
  );
  const amount = amounts.find((cents) => !known.has(Math.abs(cents)));
  if (amount !== undefined) return `${amount} cent`;
  const { relations, journals, vatCodes, costCentres } = await namesIn(read);
  const { accounts, relations: others } = codesIn(subject);
  const isIn = (list: readonly { readonly code: string }[]) => (code: string) =>
    list.some((one) => one.code === code);
  const isRelation = (code: string) => relations.some((one) => one.relatie === code);
  const codes: readonly (readonly [readonly (string | undefined)[], (code: string) => boolean])[] =
    [
      [accounts, (code) => read.books.accounts.has(code)],
      [[...others, relatie], isRelation],
      [[dagboek], isIn(journals)],
      [[btw_code], isIn(vatCodes)],
      [[kostenplaats], isIn(costCentres)],
    ];
  return codes
    .flatMap(([all, isKnown]) => all.filter((code) => code !== undefined && !isKnown(code)))
    .at(0);
}

/** What the accounts and relations of a question are called. */
export async function namesOf(read: ReadBooks, { subject, only }: Question): Promise<string[]> {
  const { accounts, relations } = codesIn({ ...subject, only });
  const known = relations.length > 0 ? (await namesIn(read)).relations : [];
  return [
    ...accounts.flatMap((code) => {
      const { naam = '' } = read.books.accounts.get(code) ?? {};
      return [code, naam, `${code} ${naam}`];
    }),
    ...known.filter(({ relatie }) => relations.includes(relatie)).map(({ naam }) => naam),
  ];
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Accounts and relations that a subject names, in whatever part of it. */
function codesIn(subject: object): { accounts: string[]; relations: string[] } {
  const accounts: string[] = [];
  const relations: string[] = [];
  const places = {
    rekeningen: accounts,
    without_accounts: accounts,
    without_relations: relations,
    relatie: relations,
  };
  JSON.stringify(subject, (key, value: unknown) => {
    if (Object.hasOwn(places, key)) {
      places[key as keyof typeof places].push(...[value].flat().map(String));
    }
    return value;
  });
  return { accounts, relations };
}
