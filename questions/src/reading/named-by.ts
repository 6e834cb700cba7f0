import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import { idsOfWords } from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownAccount } from '../world.ts';

/** Whether a word is of the name of what is asked, of one meaning with it, or searched. */
export function isNamedBy(token: Token, question: Question, vocabulary: Vocabulary): boolean {
  const { relations, world } = vocabulary;
  const codes = codesIn(question);
  const isAsked = (code: string | undefined) => code !== undefined && codes.has(code.toLowerCase());
  const searched = question.only?.omschrijving ?? '';
  if (searched.toLowerCase().includes(token.text)) return true;
  const [ids = new Map<number, number>()] = idsOfWords([token], vocabulary);
  const asked = world.accounts.filter(({ rekening }) => isAsked(rekening));
  const likes = [...ids.keys()].flatMap((id) => world.accounts[id] ?? []);
  const isSum = question.subject.kind === 'sum';
  if (likes.some((like) => asked.includes(like))) return true;
  if (
    relations.index.find(token.text, 'like').some(({ id }) => isAsked(world.relations[id]?.relatie))
  )
    return true;
  const names = world.relations
    .filter(({ relatie }) => isAsked(relatie))
    .flatMap(({ naam }) => nameWords(naam));
  if (token.text.length >= 3 && names.some((name) => name.startsWith(token.text))) return true;
  if (isTailOf(token.text, asked, vocabulary)) return true;
  if (token.text.length > 3 && names.some((name) => name.includes(token.text))) return true;
  // 'Het werkbonnenprogramma van Werkbon Software'.
  if (names.some((name) => name.length > 4 && token.text.startsWith(name))) return true;
  const meaning = ACCOUNT_MEANINGS.get(token.stem)?.figure;
  if (meaning === undefined) return false;
  const isBefore =
    meaning === 'financiele_baten_lasten' &&
    /resultaat|ebitda/.test(JSON.stringify(question.subject));
  if (codes.has('runway') && meaning === 'bank_en_kas') return true;
  if (isSum) return codes.has(meaning) || isBefore;
  // 'De huurnota van De Wetering' is what they charge.
  const isOfRelation =
    question.subject.kind === 'relation' ||
    (/^(?:recurring|open)$/.test(question.subject.kind) && question.only?.relatie !== undefined);
  return isOfRelation || isBefore || codes.has(meaning);
}

/** 'De huur van het pand' is 'Huur bedrijfspand', where nothing else has a word that ends so. */
const isTailOf = (
  text: string,
  [account, other]: readonly KnownAccount[],
  { world, relations }: Vocabulary,
): boolean =>
  account !== undefined &&
  other === undefined &&
  text.length >= 4 &&
  relations.index.find(text, 'like').length === 0 &&
  world.accounts.every(
    (each) => nameWords(each.naam).some((word) => word.endsWith(text)) === (each === account),
  );

/** Every code, number and key that a question has. */
const codesIn = (question: Question): ReadonlySet<string> =>
  new Set(
    [...JSON.stringify(question).matchAll(/"([^"]+)"/g)].map(([, code = '']) => code.toLowerCase()),
  );
