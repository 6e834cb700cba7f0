import { FilterPopover, type FilterPopoverProps } from './FilterPopover.tsx';
import { OptionList } from './OptionList.tsx';
import type { FilterOption } from './options.ts';

export interface FilterMenuProps extends Omit<FilterPopoverProps, 'children'> {
  options: readonly FilterOption[];
  selected: string | null;
  onSelect: (key: string) => void;
  /** Words in a search field above the options; for lists too long to look through. */
  search?: string | undefined;
}

/** A filter with one list of options, by mouse or keyboard. */
export function FilterMenu({ options, selected, onSelect, search, ...filter }: FilterMenuProps) {
  return (
    <FilterPopover {...filter}>
      {(close) => (
        <OptionList
          label={filter.label}
          options={options}
          selected={selected}
          search={search}
          onSelect={(key) => {
            close();
            onSelect(key);
          }}
        />
      )}
    </FilterPopover>
  );
}
