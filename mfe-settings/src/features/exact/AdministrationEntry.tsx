import { memo } from 'react';
import { FolderInput } from 'lucide-react';
import type { Administration } from '@kengetal/contract';
import { FilterMenu, looks, type FilterOption } from '@kengetal/ui';
import { isOpen } from './administrations.ts';
import css from './exact.module.css';

export interface AdministrationEntryProps {
  one: Administration;
  options: readonly FilterOption[];
  isChosen: boolean;
  /** Where it goes. */
  target: string;
  isBusy: boolean;
  onToggle: (ids: readonly string[], isChosen: boolean) => void;
  onTarget: (id: string, to: string) => void;
}

/** One administration: to be chosen with where it goes, or why not. */
export const AdministrationEntry = memo(function AdministrationEntry(
  props: AdministrationEntryProps,
) {
  const { one, options, isChosen, target, isBusy, onToggle, onTarget } = props;
  const { administration_id: id, name, project, refused } = one;
  const belongs = project ? `hoort bij ${project.project_name}` : 'nieuw project';
  return (
    <li>
      <label className={css.administration}>
        <input
          type="checkbox"
          disabled={!isOpen(one) || isBusy}
          checked={isChosen}
          onChange={({ target: box }) => onToggle([id], box.checked)}
        />
        <span>
          {name}
          <span className={looks.small}>{` nr. ${id}`}</span>
        </span>
      </label>
      {isChosen ? (
        <FilterMenu
          label={`Project van ${name}`}
          icon={FolderInput}
          value={options.find(({ key }) => key === target)?.label ?? ''}
          options={options}
          selected={target}
          {...(options.length > 10 && { search: 'Zoek project' })}
          onSelect={(to) => onTarget(id, to)}
        />
      ) : (
        <span className={looks.quiet}>
          {isOpen(one) ? belongs : (refused ?? 'wordt al gelezen')}
        </span>
      )}
    </li>
  );
});
