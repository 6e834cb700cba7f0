import type { Figure } from '@kengetal/contract';

/** A result of this turn that a sentence may refer to. */
export interface Result {
  readonly figure: Figure;
  /** As it is shown: '€ 1.234,56'. */
  readonly shown: string;
  /** What it is of, with its period: 'Omzet, maart 2025'. */
  readonly name: string;
  /** All that it is called: by its row and column, and by itself. */
  readonly called: readonly string[];
  /** Keys of the figures that its question is about, where it names none itself. */
  readonly keys: readonly string[];
  /** Names of the periods of its question, where it names none itself. */
  readonly periods: readonly string[];
}
