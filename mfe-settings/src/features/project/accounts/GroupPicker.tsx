import type { RefObject } from 'react';
import type { LedgerGroup } from '@kengetal/contract';
import { FloatingPanel, OptionList } from '@kengetal/ui';

export interface GroupPickerProps {
  /** Groups of one statement, in its order. */
  groups: readonly LedgerGroup[];
  /** Group that it is in now. */
  current?: string | undefined;
  /** The button that opened it. */
  opener: RefObject<HTMLElement | null>;
  onPick: (group: LedgerGroup) => void;
  /** `returnFocus` is false when the user has already gone elsewhere. */
  onClose: (returnFocus: boolean) => void;
}

/** Groups under their headings, found by typing. */
export function GroupPicker({ groups, current, opener, onPick, onClose }: GroupPickerProps) {
  const options = groups.map(({ groep, naam, rubriek }) => ({
    key: groep,
    label: naam,
    // A heading of one group bears its name.
    group: rubriek === naam ? undefined : rubriek,
  }));
  const pick = (key: string) => {
    const group = groups.find(({ groep }) => groep === key);
    if (group) onPick(group);
  };
  return (
    <FloatingPanel label="Groep kiezen" opener={opener} onClose={onClose}>
      {() => (
        <OptionList
          label="Groepen"
          search="Zoek een groep"
          options={options}
          selected={current ?? null}
          onSelect={pick}
        />
      )}
    </FloatingPanel>
  );
}
