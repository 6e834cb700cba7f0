import type { Detector } from '@kengetal/contract';
import type { Suggestion } from '@kengetal/contract/api';
import { rate } from '../../shares.ts';
import type { About, Label } from '../labels.ts';

/** What of a suggestion is held against labels. */
export type Finding = Pick<Suggestion, 'detector' | 'about' | 'periode_min' | 'periode_max'> & {
  readonly title: string;
};

/** What a detector did in one administration. */
export interface Outcome {
  readonly detector: Detector;
  readonly planted: readonly Label[];
  readonly missed: readonly Label[];
  /** Findings that are a plant, and those that are none. */
  readonly right: number;
  readonly wrong: readonly { readonly finding: Finding; readonly near: Label | null }[];
  readonly near: readonly Label[];
}

const shares = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));

const isAbout = (a: About, b: About) =>
  shares(a.relaties, b.relaties) ||
  shares(a.rekeningen, b.rekeningen) ||
  shares(a.documenten, b.documenten);

const overlaps = (
  a: Pick<Label, 'periode_min' | 'periode_max'>,
  b: Pick<Label, 'periode_min' | 'periode_max'>,
) => a.periode_min <= b.periode_max && b.periode_min <= a.periode_max;

/** Whether a finding is what a label is about. */
export function isOf(finding: Finding, label: Label): boolean {
  if (finding.detector !== label.detector || !overlaps(finding, label)) return false;
  return label.whole || isAbout(finding.about, label.about);
}

/** Whether what was hidden makes that another detector may speak of it too. */
const isAllowed = (finding: Finding, { also, about, whole }: Label) =>
  also.includes(finding.detector) && (whole || isAbout(finding.about, about));

/** Holds the findings of one administration against its labels, for each detector. */
export function outcomesOf(
  detectors: readonly Detector[],
  findings: readonly Finding[],
  labels: readonly Label[],
): Outcome[] {
  return detectors.map((detector) => {
    const own = labels.filter((label) => label.detector === detector);
    const planted = own.filter(({ kind }) => kind === 'plant');
    const near = own.filter(({ kind }) => kind === 'near');
    const said = findings.filter((finding) => finding.detector === detector);
    const right = said.filter((finding) => planted.some((label) => isOf(finding, label)));
    const wrong = said
      .filter((finding) => !right.includes(finding))
      .filter((finding) => !labels.some((label) => isAllowed(finding, label)))
      .map((finding) => ({ finding, near: near.find((label) => isOf(finding, label)) ?? null }));
    const missed = planted.filter((label) => !said.some((finding) => isOf(finding, label)));
    return { detector, planted, missed, right: right.length, wrong, near };
  });
}

/** Sums over administrations. */
export interface Score {
  readonly planted: number;
  readonly found: number;
  readonly right: number;
  readonly wrong: number;
  readonly near: number;
  readonly nearHit: number;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const planted = sum((one) => one.planted.length);
  return {
    planted,
    found: planted - sum(({ missed }) => missed.length),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong.length),
    near: sum(({ near }) => near.length),
    nearHit: sum(({ wrong }) => new Set(wrong.flatMap((one) => one.near ?? [])).size),
  };
}

export const precisionOf = ({ right, wrong }: Score) => rate(right, right + wrong);
export const recallOf = ({ found, planted }: Score) => rate(found, planted);

/** The lowest of some shares; nothing found at all counts as none right. */
export function lowest(shares: readonly (number | null)[]): number | null {
  return shares.length === 0 ? null : Math.min(...shares.map((share) => share ?? 0));
}
