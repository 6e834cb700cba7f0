import { useCallback, useRef, useState } from 'react';
import { Info } from 'lucide-react';
import type { GridBlock, GridRow } from '@kengetal/contract';
import { FloatingPanel, IconButton } from '@kengetal/ui';
import type { PageParameters } from '../../page.ts';
import css from './profits.module.css';
import { RowCardContent } from './RowCardContent.tsx';

export interface RowCardProps {
  row: GridRow;
  block: GridBlock;
  parameters: PageParameters;
}

/** What more is known of a row, in a panel that its button opens. */
export function RowCard({ row, block, parameters }: RowCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const label = `Meer over ${row.label}`;
  return (
    <>
      <IconButton
        ref={button}
        of={Info}
        className={css.more}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        tabIndex={-1}
        data-stop=""
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <FloatingPanel label={label} opener={button} onClose={close}>
          {(done) => <RowCardContent {...{ row, block, parameters }} onClose={done} />}
        </FloatingPanel>
      ) : null}
    </>
  );
}
