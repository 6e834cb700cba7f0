import type { Figure } from '@kengetal/contract';

/** A result of this turn that a sentence may refer to. */
export interface Result {
  readonly figure: Figure;
  /** As it is shown: '€ 1.234,56'. */
  readonly shown: string;
  /** What it is of, with its period: 'Omzet, maart 2025'. */
  readonly name: string;
}
