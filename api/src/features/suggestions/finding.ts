import type { Block, Detector, FigureText, Suggestion } from '@kengetal/contract';

/** What a detector found in the books at one moment: a suggestion without what people did with it. */
export interface Finding extends Pick<
  Suggestion,
  'category' | 'title' | 'effect' | 'urgency' | 'due' | 'certainty' | 'about'
> {
  readonly detector: Detector;
  /**
   * What makes it the same finding tomorrow, within project and detector: the things that it is
   * about, never an amount or a date that moves on.
   */
  readonly key: string;
  /** Cents by which is judged whether its facts have changed since it was set aside. */
  readonly weight: number;
  readonly periode_min: number;
  readonly periode_max: number;
  /** The conclusion: one sentence whose amounts open. */
  readonly summary: FigureText;
  /** A chart where it helps, and the lines that prove it. */
  readonly blocks: readonly Block[];
  readonly how: FigureText;
  readonly steps: readonly string[];
  readonly question: string;
}
