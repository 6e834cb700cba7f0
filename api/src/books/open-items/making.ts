import type { Part } from './parts.ts';

/** Relations between two of them; null where there is no end. */
export type Range = readonly [string | null, string | null];

/** The books whose open items are made. */
export interface Making {
  readonly projectId: string;
  readonly versie: number;
  readonly parts: readonly Part[];
}

/** First parameters of the statements about owed lines: the project and its sources. */
export function partsParameters({ projectId, parts }: Pick<Making, 'projectId' | 'parts'>) {
  return [
    projectId,
    parts.map(({ source_no }) => source_no),
    parts.map(({ begin }) => begin),
    parts.map(({ end }) => end),
  ] as const;
}
