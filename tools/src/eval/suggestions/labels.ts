import type { Detector } from '@kengetal/contract';

/** What is hidden in an administration, for a detector to find or to leave alone. */
export interface Label {
  readonly detector: Detector;
  readonly kind: 'plant' | 'near';
  /** The words of its template. */
  readonly name: string;
  /** Numbers of relations and accounts as in the files; invoice or entry numbers. */
  readonly about: About;
  /** Months that a finding may be about, YYYYMM. */
  readonly periode_min: number;
  readonly periode_max: number;
  /** About the company: any finding of the detector in those months is it. */
  readonly whole: boolean;
  /** Detectors that may speak of the same, and are then neither right nor wrong. */
  readonly also: readonly Detector[];
}

export interface About {
  readonly relaties: readonly string[];
  readonly rekeningen: readonly string[];
  readonly documenten: readonly string[];
}
