import { Dialog } from '../overlays/Dialog.tsx';
import { Keys } from './Keys.tsx';
import { SCREEN_SHORTCUTS } from './screen-shortcuts.ts';
import { SHORTCUTS, SHORTCUT_GROUPS, type Shortcut } from './shortcuts.ts';
import css from './overview.module.css';

const OWN: readonly Shortcut[] = Object.values(SHORTCUTS);

/** Where there is more than one way to type the same, one is enough to read. */
const GROUPS = [
  ...SHORTCUT_GROUPS.map((group) => ({
    group,
    entries: OWN.filter((one) => one.group === group).map(({ keys, label }) => ({
      label,
      keys: keys.slice(0, 1),
    })),
  })),
  ...SCREEN_SHORTCUTS,
];

/** Every shortcut that there is, the shell's and those of the screens. */
export function ShortcutsOverview({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sneltoetsen" onClose={onClose}>
      <div className={css.groups}>
        {GROUPS.map(({ group, entries }) => (
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
