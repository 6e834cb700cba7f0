import type { Question } from '@kengetal/contract';
import { ACCOUNT_MEANINGS } from '../lexicon/lexicon.ts';
import { idsOfWords } from '../names/accounts.ts';
import { nameWords } from '../names/name-index.ts';
import type { Token } from '../text/tokens.ts';
import { groupsOfFigure } from './draft.ts';
import { isNextOfList } from './listed-accounts.ts';
import type { Sense } from './sense.ts';

/** Of a list each account is asked, and no other of its group stands for it. */
const isOfList = (sense: Sense, place: number): boolean =>
  isNextOfList(sense, place) || isNextOfList(sense, place + 1) || sense.tokens[place + 1]?.text === 'en'; // prettier-ignore

/** Whether a word is of the name of what is asked, of one meaning with it, or searched. */
export function isNamedBy(token: Token, question: Question, sense: Sense, place: number): boolean {
  const { vocabulary } = sense;
  const { accounts, relations, world } = vocabulary;
  const isListed = isOfList(sense, place);
  const codes = codesIn(question);
  const isAsked = (code: string | undefined) => code !== undefined && codes.has(code.toLowerCase());
  const searched = question.only?.omschrijving ?? '';
  if (searched.toLowerCase().includes(token.text)) return true;
  const [ids = new Map<number, number>()] = idsOfWords([token], vocabulary);
  const asked = world.accounts.filter(({ rekening }) => isAsked(rekening));
  const likes = [...ids.keys()].flatMap((id) => world.accounts[id] ?? []);
  const isSum = question.subject.kind === 'sum';
  if (likes.some((like) => asked.some((each) => each === like || (!isSum && !isListed && each.groep === like.groep)))) return true; // prettier-ignore
  if (relations.index.find(token.text, 'like').some(({ id }) => isAsked(world.relations[id]?.relatie))) return true; // prettier-ignore
  const names = world.relations.filter(({ relatie }) => isAsked(relatie)).flatMap(({ naam }) => nameWords(naam)); // prettier-ignore
  if (token.text.length >= 3 && names.some((name) => name.startsWith(token.text))) return true;
  // 'De huur van het pand' is that of the bedrijfspand.
  if (token.text.length > 3 && asked.some(({ naam }) => nameWords(naam).some((word) => word.endsWith(token.text)))) return true; // prettier-ignore
  const meaning = ACCOUNT_MEANINGS.get(token.stem)?.figure;
  if (meaning === undefined) return false;
  const groups = groupsOfFigure(meaning);
  const isBefore = meaning === 'financiele_baten_lasten' && /resultaat|ebitda/.test(JSON.stringify(question.subject)); // prettier-ignore
  if (codes.has('runway') && meaning === 'bank_en_kas') return true;
  if (isSum) return codes.has(meaning) || isBefore;
  const isOfGroup = !isListed && [...codes].some((code) =>
    groups.includes(accounts.byNumber.get(code)?.groep ?? ''),
  );
  const isOfRelation = question.subject.kind === 'recurring' || question.subject.kind === 'relation'; // prettier-ignore
  return isOfGroup || isOfRelation || isBefore || codes.has(meaning);
}

/** Every code, number and key that a question has. */
const codesIn = (question: Question): ReadonlySet<string> =>
  new Set([...JSON.stringify(question).matchAll(/"([^"]+)"/g)].map(([, code = '']) => code.toLowerCase())); // prettier-ignore
