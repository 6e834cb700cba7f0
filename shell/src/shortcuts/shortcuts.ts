import type { NavigationItem } from '../app/navigation.ts';

/** Keys as tinykeys reads them: presses with a space between follow each other. */
export interface Shortcut {
  keys: readonly string[];
  label: string;
}

/** The shortcuts that work everywhere: what the overview lists and what `useShortcut` listens to. */
export const SHORTCUTS = {
  palette: { keys: ['$mod+KeyK'], label: 'Zoeken en opdrachten' },
  sidebar: { keys: ['$mod+KeyB'], label: 'Zijbalk tonen of verbergen' },
  // Most keyboards have the question mark above another key.
  overview: { keys: ['Shift+?', '?'], label: 'Sneltoetsen tonen' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** G and the letter that an entry of the main navigation asks for; the first that asks has it. */
export function goToShortcuts(
  navigation: readonly NavigationItem[],
): (Shortcut & { path: string })[] {
  const first = navigation.filter(
    ({ shortcut }, index) =>
      shortcut && navigation.findIndex((item) => item.shortcut === shortcut) === index,
  );
  return first.map(({ shortcut, label, path }) => ({ keys: [`g ${shortcut}`], label, path }));
}
