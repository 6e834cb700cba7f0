import { useSyncExternalStore } from 'react';
import type { ThemeName } from '@kengetal/platform';
import { storeChoice, type ThemeChoice } from './choice.ts';
import { paintTheme } from './paint.ts';

/** The root element has the theme that is painted and the choice behind it: the one truth. */
const root = document.documentElement;

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(root, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  return () => observer.disconnect();
}

const paintedTheme = (): ThemeName => (root.dataset.theme === 'dark' ? 'dark' : 'light');
const paintedChoice = () => root.dataset.themeChoice;

/** The theme that the page has now. */
export const useTheme = (): ThemeName => useSyncExternalStore(watch, paintedTheme);

/** What the user chose, undefined where the page was not painted. */
export const useThemeChoice = (): string | undefined => useSyncExternalStore(watch, paintedChoice);

/** Keeps the choice, for every tab, and paints it. */
export function chooseTheme(choice: ThemeChoice): void {
  storeChoice(choice);
  paintTheme();
}
