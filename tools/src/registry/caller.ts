import { userInfo } from 'node:os';

/** Who changes the registry, as the history has it. */
export const callerOf = ({ KENGETAL_BY }: Record<string, string | undefined>): string =>
  KENGETAL_BY || userInfo().username;
