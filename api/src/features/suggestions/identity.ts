import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';

/** Id of the suggestion that a finding is: the same for the same thing in the same project. */
export function suggestionId(projectId: string, { detector, key }: Finding): string {
  const hex = createHash('sha256').update(`${projectId}\n${detector}\n${key}`).digest('hex');
  // Version 8 of RFC 9562: made of what the maker says.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
