import type { Detector } from '@kengetal/contract';
import { percentage } from '../../shares.ts';
import type { Label } from '../labels.ts';
import {
  lowest,
  precisionOf,
  recallOf,
  scoreOf,
  type Finding,
  type Outcome,
  type Score,
} from '../score/score.ts';

type Report = (line: string) => void;

/** What came of one administration. */
export interface Result {
  readonly name: string;
  readonly set: 'own' | 'apart' | 'clean';
  readonly outcomes: readonly Outcome[];
  readonly findings: readonly Finding[];
}

/** What does not reach the aims, and so is not looked for (decision 0098); its plants stay. */
export const LEFT_OUT: readonly Detector[] = ['zonder_document', 'betaling_zonder_factuur'];

/** Shares of 1 of the lowest detector, and findings in a clean year. */
const AIM = { precision: 0.95, recall: 0.9, precisionApart: 0.9, recallApart: 0.85, clean: 2 };

const scored = (results: readonly Result[], set: Result['set'], detector: Detector): Score =>
  scoreOf(
    results
      .filter((result) => result.set === set)
      .flatMap(({ outcomes }) => outcomes.filter((one) => one.detector === detector)),
  );

const cleanCounts = (results: readonly Result[]) =>
  results.filter(({ set }) => set === 'clean').map(({ name, findings }) => ({ name, findings }));

/** A table by detector, and the clean years. @param failures how many to list */
export function printResults(
  results: readonly Result[],
  detectors: readonly Detector[],
  failures: number,
  report: Report,
): void {
  report(
    `${'detector'.padEnd(25)} geplant  gevonden  vindt   terecht  bijna/geraakt    apart: vindt   terecht`,
  );
  for (const detector of detectors) {
    const [own, apart] = [scored(results, 'own', detector), scored(results, 'apart', detector)];
    const cells = [
      detector.padEnd(25),
      String(own.planted).padStart(7),
      String(own.found).padStart(9),
      percentage(recallOf(own)).padStart(7),
      percentage(precisionOf(own)).padStart(8),
      `${String(own.near)}/${String(own.nearHit)}`.padStart(14),
      `${String(apart.planted)}+${String(apart.near)}`.padStart(9),
      percentage(recallOf(apart)).padStart(7),
      percentage(precisionOf(apart)).padStart(9),
    ];
    report(cells.join(' '));
  }
  report(
    `streven: vindt ≥ ${percentage(AIM.recall)}, terecht ≥ ${percentage(AIM.precision)}; apart ≥ ${percentage(AIM.recallApart)} en ${percentage(AIM.precisionApart)}`,
  );
  report(`niet meegeteld, want weggelaten (0098): ${LEFT_OUT.join(', ')}`);
  const clean = cleanCounts(results);
  const counts = clean.map(({ name, findings }) => `${name} ${String(findings.length)}`);
  if (clean.length > 0)
    report(`schoon (streven hooguit ${String(AIM.clean)}): ${counts.join(', ')}`);
  printFailures(results, failures, report);
}

/** Misses and false findings; never of what is kept apart. */
function printFailures(results: readonly Result[], count: number, report: Report): void {
  const listed = results
    .filter(({ set }) => set !== 'apart')
    .flatMap(({ name, outcomes }) =>
      outcomes.flatMap(({ detector, missed, wrong }) => [
        ...missed.map((label) => `[gemist] ${detector}, ${name}: ${inWords(label)}`),
        ...wrong.map(({ finding, near }) => {
          const why = near ? ` – bijna: ${near.name}` : '';
          return `[onterecht] ${detector}, ${name}: ${finding.title} (${aboutOf(finding)})${why}`;
        }),
      ]),
    );
  for (const line of listed.slice(0, count)) report(line);
}

const inWords = (label: Label) => `${label.name} (${aboutOf(label)})`;

const aboutOf = ({
  about,
  periode_min,
  periode_max,
}: Pick<Label, 'about' | 'periode_min' | 'periode_max'>) =>
  `${[...about.relaties, ...about.rekeningen, ...about.documenten].join(' ')} ${String(periode_min)}–${String(periode_max)}`;

/** The last line of the print: of all detectors the lowest. */
export function summaryOf(results: readonly Result[], detectors: readonly Detector[]) {
  const of = (set: Result['set'], share: (score: Score) => number | null) =>
    results.some((result) => result.set === set)
      ? lowest(
          detectors
            .map((detector) => scored(results, set, detector))
            .filter(({ planted }) => planted > 0)
            .map(share),
        )
      : null;
  const clean = cleanCounts(results).map(({ findings }) => findings.length);
  return {
    precision: of('own', precisionOf),
    recall: of('own', recallOf),
    precision_apart: of('apart', precisionOf),
    recall_apart: of('apart', recallOf),
    clean_year_max: clean.length === 0 ? null : Math.max(...clean),
    detectors: detectors.length,
  };
}
