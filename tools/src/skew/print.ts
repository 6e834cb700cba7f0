import type { Combination } from './combinations.ts';
import type { Seen } from './look.ts';

/** A remote in a shell, and what was seen of it. */
export interface Outcome {
  readonly combination: Combination;
  readonly remote: string;
  readonly version: string;
  readonly seen: Seen;
  readonly failed: boolean;
}

const SHELLS = { today: 'shell van nu', previous: 'vorige shell' } as const;
const SAID = {
  works: 'werkt',
  refused: 'geweigerd',
  'falls-back': 'de vorige versie werkt in haar plaats',
  fails: 'faalt',
} as const;

/** Which shell with which remotes. */
export const titleOf = ({ shell, title }: Combination): string => `${SHELLS[shell]}: ${title}`;

export const HEADING = row('', 'shell', 'onderdelen', 'gekeken naar', 'versie', 'uitkomst');

export function lineOf({ combination, remote, version, seen, failed }: Outcome): string {
  const { shell, title } = combination;
  const said = seen.said ? `${SAID[seen.outcome]}: ${seen.said}` : SAID[seen.outcome];
  return row(failed ? '✗' : '✓', SHELLS[shell], title, remote, version, said);
}

function row(
  mark: string,
  shell: string,
  title: string,
  remote: string,
  ...rest: string[]
): string {
  const [version = '', said = ''] = rest;
  return [
    mark.padEnd(1),
    shell.padEnd(12),
    title.padEnd(41),
    remote.padEnd(13),
    version.padEnd(14),
    said,
  ].join('  ');
}

/** The same as numbers. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const counted = (outcome: Seen['outcome']) =>
    outcomes.filter(({ seen }) => seen.outcome === outcome).length;
  return {
    cases: outcomes.length,
    failed: outcomes.filter(({ failed }) => failed).length,
    works: counted('works'),
    refused: counted('refused'),
    falls_back: counted('falls-back'),
  };
}
