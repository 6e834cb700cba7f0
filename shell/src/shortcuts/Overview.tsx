import type { RemoteShortcuts } from '@kengetal/contract/remote';
import type { NavigationItem } from '../app/navigation.ts';
import { useWorld } from '../app/world.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Keys } from './Keys.tsx';
import { goToShortcuts, SHORTCUTS } from './shortcuts.ts';
import css from './overview.module.css';

export interface ShortcutsOverviewProps {
  navigation: readonly NavigationItem[];
  onClose: () => void;
}

/** Of shared/ui: the same on every screen with amounts. */
const AMOUNTS: RemoteShortcuts = {
  group: 'Bedragen en boekingen',
  entries: [
    { keys: ['Enter'], label: 'Boekingen van een bedrag openen' },
    { keys: ['Escape'], label: 'Boekingen sluiten' },
    { keys: ['ArrowUp', 'ArrowDown'], label: 'Naar het bedrag erboven of eronder' },
  ],
};

/** Where there is more than one way to type the same, one is enough to read. */
const EVERYWHERE: RemoteShortcuts = {
  group: 'Overal',
  entries: Object.values(SHORTCUTS).map(({ keys, label }) => ({ label, keys: keys.slice(0, 1) })),
};

/** Every shortcut that there is, the shell's and those of the screens. */
export function ShortcutsOverview({ navigation, onClose }: ShortcutsOverviewProps) {
  const remotes = useWorld().composition.remotes();
  const groups = [
    EVERYWHERE,
    { group: 'Naar een scherm', entries: goToShortcuts(navigation) },
    AMOUNTS,
    ...remotes.flatMap(({ declaration }) => declaration?.shortcuts ?? []),
  ];
  return (
    <Dialog title="Sneltoetsen" onClose={onClose}>
      <div className={css.groups} role="group" aria-label="Alle sneltoetsen" tabIndex={0}>
        {groups.map(({ group, entries }) => (
          <section key={group} aria-label={group}>
            <h3 className={css.group}>{group}</h3>
            <dl>
              {entries.map(({ label, keys }) => (
                <div key={label} className={css.entry}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys of={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
