/**
 * The period that the user chose for a project, kept as long as the tab: presets move on with the
 * months, so a choice of last week must not return.
 */
const PREFIX = 'periode:';
const keyOf = (projectId: string) => PREFIX + projectId;

export const storedPeriod = (projectId: string): string | null =>
  sessionStorage.getItem(keyOf(projectId));

export const storePeriod = (projectId: string, text: string): void =>
  sessionStorage.setItem(keyOf(projectId), text);

export const forgetPeriod = (projectId: string): void =>
  sessionStorage.removeItem(keyOf(projectId));

/** When the session ends: another person may sign in in this tab. */
export function forgetPeriods(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
