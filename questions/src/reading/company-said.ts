import { endOfName } from '../names/own-name.ts';
import { nameWords } from '../names/name-index.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';

const DETERMINER = /^(?:de|deze|onze|mijn|mn)$/;
/** What its bookkeeper or banker calls a company, and whoever has one. */
const COMPANY =
  /^(?:ondernem(?:er|ster)|vennootschap|eenmanszaak|rechtspersoon|belastingplichtige|zaakvoerder|zaakvoerster)$/;
/** The same for its bookkeeper, and for itself one that buys. */
const CLIENT = /^client(?:e)?$/;
const TITLE = /^(?:heer|meneer|mijnheer|dhr|mevrouw|mevr|mw)$/;
/** Of the company, with nothing else to say of it. */
const OF = /^(?:van|bij)$/;
/** Beside these it is somebody else, from whom something was bought or to whom it was sold. */
const OTHERS = /^(?:we|wij|ik|ons|mij|me)$/;
const TOWARDS = /^(?:aan|naar|met|per|voor|door)$/;
const OWED = /^(?:open\w*|.*factu\w*|notas?|.*betaa?ld?e?n?t?|schuldig|krijg\w*|aan(?:ge)?ma\w*)$/;
/** These it pays to others. */
const OURS = /^(?:btw|omzetbelasting|belasting|leveranciers?|crediteuren|.*kosten|huur|.*lonen)$/;

/**
 * The company as those call it who keep its books or lend to it, said as its own people do: 'wat hield
 * de ondernemer over' is what we did. One that may be somebody else stays so: 'wat kostte de ondernemer ons'.
 */
export function companySaid(
  tokens: readonly Token[],
  { world, relations }: Vocabulary,
  { question }: Before,
): readonly Token[] {
  const own = nameWords(world.name ?? '');
  const isOwn = (at: number) =>
    own.includes(tokens[at]?.text ?? '') || endOfName(tokens, at, own) !== undefined;
  const isOfSomebody = (at: number) => !isOwn(at) && relations.index.has(tokens[at]?.text ?? '');
  const isOurs = !isAboutOthers(tokens);
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const noun = DETERMINER.test(token.text) ? at + 1 : at;
    const text = tokens[noun]?.text ?? '';
    const isTitled = TITLE.test(text) && isOwn(noun + 1);
    const isCompany =
      noun > at &&
      !TOWARDS.test(tokens[at - 1]?.text ?? '') &&
      isOurs &&
      (COMPANY.test(text) || (question === undefined && CLIENT.test(text))) &&
      !isOfSomebody(noun + 1);
    if (!isTitled && !isCompany) {
      made.push(token);
      continue;
    }
    const isOf = OF.test(made.at(-1)?.text ?? '');
    if (isOf) made.pop();
    else if (isCompany) made.push(tokenOf('we'));
    at = noun;
  }
  return made;
}

const isAboutOthers = (tokens: readonly Token[]): boolean => {
  const texts = tokens.map(({ text }) => text);
  return (
    texts.some((text) => OTHERS.test(text)) ||
    (texts.some((text) => OWED.test(text)) && !texts.some((text) => OURS.test(text)))
  );
};
