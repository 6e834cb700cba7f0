import { useProject } from '@kengetal/platform';
import { formatInstantLong, usePrinting } from '@kengetal/ui';
import { useWorld } from '../app/world.ts';
import css from './print-head.module.css';

/** What stands above a screen on paper, where nothing around it says what it is. */
export function PrintHead({ crumbs }: { crumbs: readonly { title: string }[] }) {
  const { now } = useWorld();
  const { active, organisation } = useProject();
  // Rendered again for the printer, so that the time is that of printing.
  usePrinting();
  const whose = [organisation?.organisation_name, active?.project_name].filter(Boolean);
  return (
    <header className={css.head}>
      <p>
        <strong>{whose.join(' · ')}</strong>
        <span>{crumbs.map(({ title }) => title).join(' › ')}</span>
      </p>
      <p>Afgedrukt op {formatInstantLong(new Date(now()).toISOString())}</p>
    </header>
  );
}
