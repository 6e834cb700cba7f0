import type { FigureText, ReportEntry, SummaryPart } from '@kengetal/contract';
import { largestFaults, resultCauseFaults } from './causes.ts';
import { headingOf, type Heading } from './headings.ts';
import type { JudgedLedger } from './ledger.ts';
import type { Told } from './rule.ts';
import { RULES } from './rules.ts';
import { fault, Scene, type Comparison, type Fault } from './scene.ts';
import { pattern, sentencesOf, type Sentence } from './sentences.ts';

export { KINDS } from './scene.ts';

export interface Failure extends Fault {
  readonly part: SummaryPart;
  /** As it is read, amounts as ⟦0⟧. */
  readonly sentence: string;
}

/** Words about a report: its summary. */
export type Summary = readonly (FigureText & { readonly key: SummaryPart })[];

const CAUSES = pattern(
  'Dat komt (?:vooral door (?<list>.+?)(?:; daar stond (?<against>.+) tegenover)?|(?<many>door veel kleine verschillen))\\.',
);

/**
 * Parses every sentence of a summary back and holds it against the lines of the books, by rules of
 * its own: it shares no code with what writes them.
 */
export function judge(
  ledger: JudgedLedger,
  { periode_min, periode_max }: Pick<ReportEntry, 'periode_min' | 'periode_max'>,
  summary: Summary,
  comparison: Comparison = 'vorige_periode',
): { sentences: number; failures: Failure[] } {
  const scene = new Scene(ledger, { first: periode_min, last: periode_max }, comparison);
  let sentences = 0;
  const failures: Failure[] = [];
  for (const part of summary) {
    const named: Heading[] = [];
    const add = (sentence: Sentence, faults: readonly Fault[]) => {
      for (const one of faults) {
        failures.push({ ...one, part: part.key, sentence: readable(sentence) });
      }
    };
    const read = sentencesOf(part);
    for (const sentence of read) {
      sentences += 1;
      const causes = CAUSES.exec(sentence.plain)?.groups;
      if (causes) {
        const found = resultCauseFaults(scene, sentence, causes);
        named.push(...found.named);
        add(sentence, found.faults);
        continue;
      }
      const told: Told = { scene, sentence, part: part.key };
      add(sentence, judged(told));
      if (isOfOmzet(sentence)) named.push(...omzet());
    }
    const [first] = read;
    if (part.key === 'hoofdlijn' && first && scene.then) add(first, changeFaults(scene, named));
  }
  return { sentences, failures };
}

/** What was the largest thing behind the change of the result is named in the first part. */
function changeFaults(scene: Scene, named: readonly Heading[]): Fault[] {
  const { now, then } = scene.result;
  return Math.abs(now - then) < 100 ? [] : largestFaults(scene, named);
}

const isOfOmzet = ({ plain }: Sentence) =>
  /^(?:De omzet (?:steeg|daalde|kwam|was)|Er is .*omzet geboekt; )/.test(plain);
const omzet = () => [headingOf('omzet')].filter((heading) => heading !== undefined);

function judged(told: Told): Fault[] {
  for (const [rule, faults] of RULES) {
    const found = rule.exec(told.sentence.plain);
    if (found) return faults(told, found.groups ?? {});
  }
  return fault('unread', 'no rule reads this');
}

function readable({ plain, said, names }: Sentence): string {
  return plain
    .replace(/⟦(\d+)⟧/g, (_, at: string) => said[Number(at)]?.label ?? '')
    .replace(/‹(\d+)›/g, (_, at: string) => `‘${names[Number(at)] ?? ''}’`);
}
