/** Every shortcut of the shell: what the overview lists and what `useShortcut` listens to. */
export const SHORTCUTS = {
  palette: { keys: '$mod+KeyK', label: 'Zoeken en opdrachten' },
  sidebar: { keys: '$mod+KeyB', label: 'Zijbalk tonen of verbergen' },
  overview: { keys: '?', label: 'Sneltoetsen tonen' },
} as const satisfies Record<string, { keys: string; label: string }>;

export type ShortcutName = keyof typeof SHORTCUTS;
