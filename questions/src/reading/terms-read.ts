import { findAccounts, idsOfWords } from '../names/accounts.ts';
import type { Token } from '../text/tokens.ts';
import { cuesOf, includedIn, type Cue } from './combining-cues.ts';
import type { Draft, ReadPart } from './draft.ts';
import type { Piece } from './parts-added.ts';
import { senseOf, type Sense } from './sense.ts';
import { termsOf, type Sum } from './terms.ts';

export type AskedDraft = Extract<Draft, { kind: 'asked' }>;
export type SumTerm = Sum['terms'][number];

/** The words of a question that add up or take off. */
export interface Adding {
  /** 'Inclusief afschrijvingen'. */
  readonly included: readonly Cue[];
  /** 'Plus' and 'min', between their terms. */
  readonly signs: readonly Cue[];
  /** 'Samen', 'bij elkaar', 'aftrekken', anywhere beside them. */
  readonly joint: readonly Cue[];
  readonly isOff: boolean;
  /** Whether more is said than that they are taken together. */
  readonly isSigned: boolean;
}

export function addingIn(sense: Sense): Adding | undefined {
  const included = includedIn(sense);
  const signs = [...cuesOf(sense, 'plus', 'min'), ...included];
  const joint = cuesOf(sense, 'samen', 'bijtellen', 'aftrekken');
  if (signs.length === 0 && joint.length === 0) return undefined;
  // 'Winst voor aftrek van de huur' takes nothing off.
  if (joint.some(({ mark }) => /^(?:voor|vr)$/.test(sense.tokens[mark.from - 1]?.text ?? '')))
    return undefined;
  return {
    included,
    signs,
    joint,
    isOff: joint.some(({ value }) => value === 'aftrekken'),
    isSigned: signs.length > 0 || joint.some(({ value }) => value !== 'samen'),
  };
}

/** What was read of the parts; or, where a part stops that, what the whole comes to. */
type TermsRead =
  | { readonly terms: SumTerm[]; readonly first: AskedDraft | undefined }
  | { readonly stopped: Draft | undefined };

/** The terms of a sum, each read by itself. */
export function termsIn(
  parts: readonly Piece[],
  { signs, isOff }: Adding,
  { tokens, vocabulary }: Sense,
  read: ReadPart,
): TermsRead {
  // 'De boekwaarde van de machines plus de inventaris' is of both.
  const worth = tokens.find(({ text }) => /^(?:boekwaarde|restwaarde)$/.test(text));
  const terms: SumTerm[] = [];
  let first: AskedDraft | undefined;
  for (const { from, part, isBehindVan } of parts) {
    const plain = senseOf(part, vocabulary);
    const isOfWorth = worth !== undefined && !part.includes(worth) && namesAsset(plain);
    const own = isOfWorth ? senseOf([worth, ...part], vocabulary) : plain;
    const draft = read(own);
    if (!draft && own.rest.length > 0)
      return { stopped: signs.length > 0 ? whatIs(own, first) : undefined };
    if (!draft) continue;
    if (draft.kind !== 'asked') return { stopped: draft };
    // 'Machines plus inventaris, balans eind 2024' says where they stand.
    if (draft.asked.subject.kind === 'component' && terms.length > 1) continue;
    if (isLeft(draft, part) || (signs.length === 0 && terms.length > 1 && isVerb(own))) continue;
    const of = termsOf(draft.asked.subject);
    if (!of) return { stopped: undefined };
    first ??= draft;
    const sign = signs.findLast(({ mark }) => mark.to <= from);
    const isMinus = sign?.value === 'min' || (isOff && terms.length > 0);
    const teken = isMinus ? ('min' as const) : ('plus' as const);
    const [one, ...more] = of.map((each) => ({ teken, of: each }));
    // 'Trek de huur van de omzet af' takes off what stands first.
    const isTurned = isOff && isBehindVan && terms.length === 1;
    const [before] = terms;
    if (isTurned && one && before) {
      terms.splice(0, 1, { ...one, teken: 'plus' }, { ...before, teken: 'min' });
    } else if (one) terms.push(one, ...more);
  }
  return { terms, first };
}

/** Whether words name an account of what a business has. */
const namesAsset = ({ rest, vocabulary }: Sense): boolean =>
  findAccounts(
    idsOfWords(
      rest.map(({ token }) => token),
      vocabulary,
    ),
    vocabulary,
    (group) => group === 'materiele_activa',
  ) !== undefined;

const whatIs = ({ rest }: Sense, first: AskedDraft | undefined): Draft => ({
  kind: 'ask',
  text: `Wat bedoel je met ‘${rest.map(({ token }) => token.raw).join(' ')}’?`,
  asked: first ? [first.asked] : [],
});

/** 'Wat de huur en de verzekeringen samen kosten': what they do, and no third of them. */
const isVerb = ({ tokens, scanned }: Sense): boolean =>
  tokens.every(
    ({ text }, place) =>
      text === 'kosten' ||
      scanned.marks.some(
        ({ from, to, piece, meanings }) =>
          from <= place &&
          place < to &&
          (piece !== undefined || meanings.every(({ role }) => role === 'filler')),
      ),
  );

/** 'Wat blijft er over als …' asks for no result of its own, and 'wat kostte dat' for no costs. */
const isLeft = ({ asked: { subject } }: AskedDraft, part: readonly Token[]): boolean => {
  const says = (words: RegExp) => part.some(({ text }) => words.test(text));
  if (subject.kind !== 'figure') return false;
  return subject.key === 'resultaat'
    ? says(/^over$/)
    : subject.key === 'kosten' &&
        says(/^(?:kost|kostte|kostten|gekost|kwijt|uitgegeven)$/) &&
        says(/^(?:dat|die|dit)$/);
};
