/** Keys of what was chosen lately, newest first. Only keys: no name of a customer or a chat. */
const KEY = 'palette_recent';
const KEPT = 12;

/** Kept per user: another person may sign in in this browser. */
export function recentKeys(userId: string): string[] {
  const stored: unknown = parsed(localStorage.getItem(KEY));
  if (typeof stored !== 'object' || stored === null) return [];
  const keys: unknown = Reflect.get(stored, 'user') === userId ? Reflect.get(stored, 'keys') : [];
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export function rememberChoice(userId: string, key: string): void {
  const others = recentKeys(userId).filter((one) => one !== key);
  const keys = [key, ...others].slice(0, KEPT);
  localStorage.setItem(KEY, JSON.stringify({ user: userId, keys }));
}

export const forgetChoices = (): void => localStorage.removeItem(KEY);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
