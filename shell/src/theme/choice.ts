/** What the user chose; 'system' follows the operating system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Kept per browser, for whoever signs in: it is about the screen, not about the person. */
export const CHOICE_KEY = 'theme';

const CHOICES: readonly string[] = ['light', 'dark', 'system'] satisfies ThemeChoice[];

/** What was chosen in this browser; 'system' until something was. */
export function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(CHOICE_KEY);
  return isChoice(stored) ? stored : 'system';
}

export function storeChoice(choice: ThemeChoice): void {
  localStorage.setItem(CHOICE_KEY, choice);
}

function isChoice(stored: string | null): stored is ThemeChoice {
  return stored !== null && CHOICES.includes(stored);
}
