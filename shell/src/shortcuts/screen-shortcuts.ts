/** Keys that mean something on a part of a screen; its remote listens to them itself. */
export interface ScreenShortcuts {
  group: string;
  /** The keys of one entry are pressed together; several ways stand after each other. */
  entries: readonly { keys: readonly string[]; label: string }[];
}

/** What the overview tells of them, written as the shell's own. */
export const SCREEN_SHORTCUTS: readonly ScreenShortcuts[] = [
  {
    group: 'Bedragen en boekingen',
    entries: [
      { keys: ['Enter'], label: 'Boekingen van een bedrag openen' },
      { keys: ['Escape'], label: 'Boekingen sluiten' },
      { keys: ['ArrowUp', 'ArrowDown'], label: 'Naar het bedrag erboven of eronder' },
    ],
  },
  {
    group: 'Rekeningen van een project',
    entries: [
      { keys: ['ArrowUp', 'ArrowDown'], label: 'Naar een andere rekening' },
      { keys: ['x', 'Space'], label: 'Rekening kiezen' },
      { keys: ['Shift+ArrowDown'], label: 'Meer rekeningen kiezen' },
      { keys: ['$mod+KeyA'], label: 'Alle rekeningen kiezen' },
      { keys: ['Enter'], label: 'Andere groep kiezen' },
      { keys: ['Escape'], label: 'Niets meer kiezen' },
      { keys: ['$mod+KeyZ'], label: 'Wijziging ongedaan maken' },
    ],
  },
];
