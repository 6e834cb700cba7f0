/**
 * The address asked for a project that the user may not see. Kept with the entry of the history
 * whose address was corrected: it survives a reload and goes away with the next step.
 */
const KEY = 'projectRefused';

type State = Readonly<Record<string, unknown>>;

const stateOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? { ...state } : {};

export const wasRefused = (state: unknown): boolean => stateOf(state)[KEY] === true;

export const withRefused = (state: unknown): State => ({ ...stateOf(state), [KEY]: true });

export function withoutRefused(state: unknown): State {
  const { [KEY]: _refused, ...others } = stateOf(state);
  return others;
}
