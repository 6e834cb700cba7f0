/** Keys as tinykeys reads them: presses with a space between follow each other. */
export interface Shortcut {
  keys: readonly string[];
  label: string;
  group: ShortcutGroup;
}

export const SHORTCUT_GROUPS = ['Overal', 'Naar een scherm'] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/** Every shortcut of the shell: what the overview lists and what `useShortcut` listens to. */
export const SHORTCUTS = {
  palette: { keys: ['$mod+KeyK'], label: 'Zoeken en opdrachten', group: 'Overal' },
  sidebar: { keys: ['$mod+KeyB'], label: 'Zijbalk tonen of verbergen', group: 'Overal' },
  // Most keyboards have the question mark above another key.
  overview: { keys: ['Shift+?', '?'], label: 'Sneltoetsen tonen', group: 'Overal' },
  dashboard: { keys: ['g d'], label: 'Dashboard', group: 'Naar een scherm' },
  reports: { keys: ['g r'], label: 'Rapporten', group: 'Naar een scherm' },
  chat: { keys: ['g c'], label: 'Chat', group: 'Naar een scherm' },
  analytics: { keys: ['g a'], label: 'Analytics', group: 'Naar een scherm' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;
