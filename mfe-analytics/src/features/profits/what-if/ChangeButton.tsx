import { useCallback, useRef, useState } from 'react';
import { Pencil } from 'lucide-react';
import { classes, FloatingPanel, IconButton } from '@kengetal/ui';
import { ChangeForm } from './ChangeForm.tsx';
import type { WhatIfState } from './use-what-if.ts';
import css from './what-if.module.css';

export interface ChangeButtonProps {
  row: { key: string; label: string };
  state: WhatIfState;
}

const nameOf = (button: HTMLElement) => button.closest('th');

/** Behind the name of a row: changes what it would be. */
export function ChangeButton({ row, state }: ChangeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const setButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    name.current = element && nameOf(element);
  }, []);
  const isChanged = state.changes.some((change) => change.row === row.key);
  const label = `Wat als ${row.label} anders is`;
  return (
    <>
      <IconButton
        ref={setButton}
        of={Pencil}
        className={classes(css.pencil, isChanged && css.changed)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        tabIndex={-1}
        data-stop=""
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <FloatingPanel label={label} opener={button} about={name} onClose={close}>
          {(done) => <ChangeForm row={row} state={state} onDone={done} />}
        </FloatingPanel>
      ) : null}
    </>
  );
}
