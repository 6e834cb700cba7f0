import { useCallback, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../states/Icon.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import css from './filter.module.css';

export interface FilterPopoverProps {
  /** What is chosen here, e.g. 'Periode'; shown before the value unless an icon stands for it. */
  label: string;
  icon?: LucideIcon;
  /** The choice in words, or the placeholder when nothing is chosen. */
  value: string;
  /** Quiet words behind the value; left out on a phone. */
  detail?: string | undefined;
  /** What the panel holds. */
  children: FilterPanelProps['children'];
}

/** A filter: a button that says its value, and a panel to choose another. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, icon, value, detail, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}: ${value}`}
        onClick={() => (open ? close(true) : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon ? <Icon of={icon} className={css.icon} /> : null}
        <span className={icon ? css.labelInPrint : css.quiet}>{label}</span>
        <span className={css.value}>{value}</span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
        <Icon of={ChevronDown} size={14} className={css.icon} />
      </button>
      {open ? (
        <FilterPanel label={label} opener={button} onClose={close}>
          {children}
        </FilterPanel>
      ) : null}
    </>
  );
}
