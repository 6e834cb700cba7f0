import { tokenOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { isCompared } from './measure-asked.ts';
import { operationOf } from './operation.ts';
import { draftOf } from './plain.ts';
import { first, has, senseOf, type Sense } from './sense.ts';
import { saysOtherSide } from './still-open.ts';

const LEADING = /^(?:en|dan|maar|ok|oke|doe|geef|toon)$/;
const NAMED: ReadonlySet<string> = new Set(['figure', 'account', 'relation', 'vat', 'component']);

/**
 * 'En nu kosten', 'en nu 2024', 'nu per maand', 'nu zonder huur' go on with something else: 'nu' is no time there. Of
 * what was asked already it is one, as in 'en nu de omzet' behind that of a year.
 */
export function withoutMereNow(
  { tokens, vocabulary }: Sense,
  { question }: Before,
): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === 'nu');
  if (!question || at < 0 || !tokens.slice(0, at).every(({ text }) => LEADING.test(text)))
    return tokens;
  const said = tokens.slice(at + 1);
  const sense = senseOf(said, vocabulary);
  // 'Nu vergeleken met 2023' holds what is so now against that.
  if (has(sense, 'link', 'tegen') || isCompared(sense)) return tokens;
  const draft = draftOf(sense);
  const { subject, split = first(sense, 'split') } = draft?.kind === 'asked' ? draft.asked : {};
  const isOtherSide =
    subject?.kind === 'open' &&
    question.subject.kind === 'open' &&
    saysOtherSide(sense, question.subject.groep);
  const isNamed =
    subject !== undefined &&
    (NAMED.has(subject.kind) || isOtherSide) &&
    JSON.stringify(subject) !== JSON.stringify(question.subject);
  const isDivided = split !== undefined && split !== question.split;
  const isPeriod =
    first(sense, 'against') !== undefined ||
    sense.scanned.marks.some(({ piece }) => piece !== undefined);
  const isDone =
    operationOf(sense) !== undefined ||
    sense.scanned.marks.some(({ meanings }) =>
      meanings.some(({ role, value }) => role === 'measure' || value === 'samen'),
    ) ||
    said.some(({ text }) => text === 'totaal');
  return isNamed || isOtherSide || isDivided || isPeriod || isDone
    ? [...(at === 0 ? [tokenOf('en')] : tokens.slice(0, at)), ...said]
    : tokens;
}
