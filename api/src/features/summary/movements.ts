import type { FigureText } from '@kengetal/contract';
import { judge } from '../../figures/values.ts';
import { definition, GROUP_KEYS, GROUPS, type DefinitionKey } from '../../ledger/index.ts';
import { accountPair, pairOf, scaleOf, type Pair, type SummarySource } from './facts.ts';
import { movement, type Subject } from './headline.ts';
import { apart, sentence, type Say } from './sentence.ts';

/** What went well or asks for attention, with what it weighs. */
export interface Fact {
  readonly key: string;
  readonly isGood: boolean;
  /** In cents of effect on the company; the largest are told. */
  readonly weight: number;
  /** @param isShort leaves out what explains it */
  tell(isShort: boolean): FigureText;
}

/** Changes below this part of omzet or costs are not worth a sentence, in percent. */
const LEAST_SHARE = 1;
const LEAST_CENTS = 10_000;
/** A cause is named when it explains at least this part of the change, in percent. */
const LEAST_CAUSE = 40;
const LONGEST_NAME = 36;

const SUBJECTS: Partial<Record<DefinitionKey, Subject>> = {
  kostprijs_omzet: { noun: 'De kostprijs van de omzet', isPlural: false },
  overige_opbrengsten: { noun: 'De overige bedrijfsopbrengsten', isPlural: true },
  personeelskosten: { noun: 'De personeelskosten', isPlural: true },
  afschrijvingen: { noun: 'De afschrijvingen', isPlural: true },
  verzekeringskosten: { noun: 'De verzekeringskosten', isPlural: true },
  administratiekosten: { noun: 'De administratieve lasten', isPlural: true },
};

/** The groups of the overige bedrijfskosten are told one by one. */
const MOVERS: readonly DefinitionKey[] = [
  'kostprijs_omzet',
  'overige_opbrengsten',
  'personeelskosten',
  'afschrijvingen',
  ...GROUP_KEYS.filter((key) => GROUPS[key].main === 'overige_bedrijfskosten'),
];

/** What is called how in a sentence; the name of the statement, unless there is a better one. */
export function subjectOf(key: DefinitionKey): Subject {
  const known = SUBJECTS[key];
  return known ?? { noun: `De ${definition(key).name.toLowerCase()}`, isPlural: true };
}

/** Headings of the statement that changed enough to be told. */
export function moversOf(source: SummarySource): Fact[] {
  const least = Math.max(LEAST_CENTS, (scaleOf(source) * LEAST_SHARE) / 100);
  const omzet = pairOf(source, 'omzet')?.change ?? 0;
  return MOVERS.flatMap((key) => {
    const pair = pairOf(source, key);
    if (!pair || Math.abs(pair.change) < least) return [];
    // What sales cost moves with them: the margin says whether that is good.
    if (key === 'kostprijs_omzet' && pair.change * omzet > 0) return [];
    return [moverFact(source, pair)];
  });
}

function moverFact(source: SummarySource, pair: Pair): Fact {
  const { key, change } = pair;
  return {
    key,
    isGood: judge(change, definition(key).more) === 'gunstig',
    weight: Math.abs(change),
    tell: (isShort) =>
      sentence(key, (say) => {
        const cause = () => (isShort ? '' : causeClause(source, pair, say));
        return movement(source, pair, subjectOf(key), say, cause);
      }),
  };
}

/** ', vooral door € 2.320 meer op ‘Uitzendkrachten’', or nothing when no account stands out. */
function causeClause(source: SummarySource, { key, change }: Pair, say: Say): string {
  const causes = source.books.accountsOf(definition(key).groups).flatMap(({ rekening, naam }) => {
    const pair = accountPair(source, key, rekening, `${rekening} ${naam}`.trim());
    return pair && pair.change * change > 0 ? [{ pair, naam }] : [];
  });
  const [cause] = causes.sort(
    (one, other) => Math.abs(other.pair.change) - Math.abs(one.pair.change),
  );
  if (!cause || causes.length < 2) return '';
  const { pair, naam } = cause;
  if (Math.abs(pair.change) * 100 < Math.abs(change) * LEAST_CAUSE) return '';
  const size = say.euros(apart(pair.now, pair.then, `Verschil, ${pair.now.label}`));
  return `, vooral door ${size} ${pair.change > 0 ? 'meer' : 'minder'} op ‘${quotable(naam)}’`;
}

/** A name from the books, without what would be read as markup or as the end of the quote. */
function quotable(name: string): string {
  const plain = name
    .replace(/[[\]()‘’`*_<>\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = plain.length > LONGEST_NAME ? plain.slice(0, LONGEST_NAME).trimEnd() : plain;
  return short === plain ? short : `${short}…`;
}
