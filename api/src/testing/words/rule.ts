import type { SummaryPart } from '@kengetal/contract';
import type { Fault, Scene } from './scene.ts';
import { pattern, type Sentence } from './sentences.ts';

/** A sentence, and what it is about. */
export interface Told {
  readonly scene: Scene;
  readonly sentence: Sentence;
  readonly part: SummaryPart;
}

/** The parts of a sentence that its pattern names. */
export type Groups = Readonly<Record<string, string | undefined>>;
export type Rule = readonly [RegExp, (told: Told, groups: Groups) => Fault[]];

/** How sentences of one form are read. */
export const rule = (source: string, faults: Rule[1]): Rule => [pattern(source), faults];
