import { definition, GROUP_KEYS, GROUPS, type DefinitionKey } from '@kengetal/ledger';
import { valueOf } from '../../books/figures/values.ts';
import type { Pair } from './facts.ts';
import { opposite, type Named } from './sentence.ts';

/** What rose or fell, as the subject of a sentence. */
export interface Subject {
  readonly noun: string;
  readonly isPlural: boolean;
  /** Of a balance: the moment that it is held against, 'eind maart 2025'. */
  readonly since?: string;
}

/** The headings that are told one by one; of the overige bedrijfskosten each group. */
export const POSTS: readonly DefinitionKey[] = [
  'kostprijs_omzet',
  'overige_opbrengsten',
  'personeelskosten',
  'afschrijvingen',
  'waardeveranderingen',
  ...GROUP_KEYS.filter((key) => GROUPS[key].main === 'overige_bedrijfskosten'),
  'financiele_baten_lasten',
  'belastingen',
  'resultaat_deelnemingen',
];

const SUBJECTS: Partial<Record<DefinitionKey, Subject>> = {
  kostprijs_omzet: { noun: 'De kostprijs van de omzet', isPlural: false },
  overige_opbrengsten: { noun: 'De overige bedrijfsopbrengsten', isPlural: true },
  personeelskosten: { noun: 'De personeelskosten', isPlural: true },
  afschrijvingen: { noun: 'De afschrijvingen', isPlural: true },
  verzekeringskosten: { noun: 'De verzekeringskosten', isPlural: true },
  administratiekosten: { noun: 'De administratieve lasten', isPlural: true },
  resultaat_deelnemingen: { noun: 'Het resultaat uit deelnemingen', isPlural: false },
};

/** What is called how in a sentence; the name of the statement, unless there is a better one. */
export function subjectOf(key: DefinitionKey): Subject {
  const known = SUBJECTS[key];
  return known ?? { noun: `De ${definition(key).name.toLowerCase()}`, isPlural: true };
}

/** -1 turns the sign with which the statement shows an amount. */
export type Side = 1 | -1;

/** A heading as a sentence names it. */
export interface Post {
  readonly subject: Subject;
  readonly pair: Pair;
  readonly side: Side;
}

/** What the statement shows as a negative amount is told as a cost: 'De belastingen stegen'. */
export function postOf(pair: Pair): Post {
  const { key } = pair;
  if (key === 'belastingen') {
    return { subject: subjectOf(key), pair: onSide(pair, -1), side: -1 };
  }
  if (key !== 'financiele_baten_lasten') return { subject: subjectOf(key), pair, side: 1 };
  const [now, then] = [valueOf(pair.now.figure) ?? 0, valueOf(pair.then.figure) ?? 0];
  if (now <= 0 && then <= 0) {
    const subject = { noun: 'De financiële lasten', isPlural: true };
    return { subject, pair: onSide(pair, -1), side: -1 };
  }
  const subject =
    now >= 0 && then >= 0
      ? { noun: 'De financiële baten', isPlural: true }
      : { noun: 'Het saldo van financiële baten en lasten', isPlural: false };
  return { subject, pair, side: 1 };
}

/** The pair with that sign. */
export function onSide(pair: Pair, side: Side): Pair {
  if (side === 1) return pair;
  const turned = ({ label, figure }: Named): Named => {
    const explanation = 'Het bedrag met het andere teken: een last is hier positief.';
    return { label, figure: opposite({ label, figure }, { label, explanation }) };
  };
  return { ...pair, now: turned(pair.now), then: turned(pair.then), change: 0 - pair.change };
}
