import type { Question } from '@kengetal/contract';
import { GROUPS } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import type { KnownAccount, KnownRelation } from '../world.ts';
import { groupsOfFigure, type Draft } from './draft.ts';
import { readRelation } from './of-relation.ts';
import { isOwing } from './owing.ts';
import type { Sense } from './sense.ts';
import { isStandingOpen, type Reader } from './subjects.ts';

/** Who sends all that is booked on some accounts of costs. */
function supplierOn(
  [first, ...others]: readonly KnownAccount[],
  { vocabulary: { relations } }: Sense,
): KnownRelation | undefined {
  const who = first?.leverancier;
  const isOne = who !== undefined && others.every(({ leverancier }) => leverancier === who);
  return isOne ? relations.byNumber.get(who.toLowerCase()) : undefined;
}

/** What somebody does: 'wie moet ik bellen' names no telephone company. */
const DOING = /^(?:bellen|tanken|laden|printen|parkeren|adverteren|schoonmaken)$/;

/** The accounts of costs that are named, by their own words or by those of their group. */
function boughtOf({ rest, figures, vocabulary }: Sense): readonly KnownAccount[] {
  const ids = idsOfWords(
    rest.map(({ token }) => token).filter(({ text }) => !DOING.test(text)),
    vocabulary,
  );
  if (rest.length > 0)
    return (
      findAccounts(ids, vocabulary, (group) => GROUPS[group].type === 'resultaat')?.accounts ?? []
    );
  const [only, ...others] = figures;
  if (!only || others.length > 0) return [];
  return vocabulary.world.accounts.filter(({ groep }) => groupsOfFigure(only.key).includes(groep));
}

/** 'Krijgt de boekhouder nog geld': who is called by what is bought of him, where one supplier sends all of that. */
export const readSupplier: Reader = (sense) => {
  const { rest, figures, relation, references } = sense;
  if (relation || references.accounts.length > 0) return undefined;
  const who = supplierOn(boughtOf(sense), sense);
  if (!who) return undefined;
  const places = new Set([
    ...rest.map(({ place }) => place),
    ...figures.map(({ mark }) => mark.from),
  ]);
  const named = { ...sense, rest: [], figures: [], relation: { items: [who], places } };
  return isOwing(named) || isStandingOpen(named) ? readRelation(named) : undefined;
};

/** 'Alleen de boekhouder' of what suppliers are owed. */
export function owedToSupplier(
  { subject }: Question,
  draft: Draft | undefined,
  sense: Sense,
): Draft | undefined {
  const isOwed =
    (subject.kind === 'open' && subject.groep === 'crediteuren') ||
    (subject.kind === 'figure' && subject.key === 'crediteuren') ||
    (subject.kind === 'relation' && subject.side === 'openstaand');
  const of = draft?.kind === 'asked' ? draft.asked.subject : undefined;
  if (!isOwed || of?.kind !== 'account' || sense.figures.length > 0) return draft;
  const { byNumber } = sense.vocabulary.accounts;
  const who = supplierOn(
    of.rekeningen.flatMap((each) => byNumber.get(each.toLowerCase()) ?? []),
    sense,
  );
  return who
    ? {
        kind: 'asked',
        asked: { subject: { kind: 'relation', relatie: who.relatie, side: 'openstaand' } },
        others: [],
      }
    : draft;
}
