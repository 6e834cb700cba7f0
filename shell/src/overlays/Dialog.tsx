import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton, classes } from '@kengetal/ui';
import css from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** 'search' has no heading of its own in sight and starts in its field. */
  kind?: 'card' | 'search';
  onClose: () => void;
  children: ReactNode;
}

/**
 * Something to read or choose over the screen. The browser's own modal dialog: what lies under it
 * cannot be reached, and the focus returns to where it was.
 */
export function Dialog({ title, kind = 'card', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    (current?.querySelector('input') ?? current)?.focus();
    return () => {
      current?.close();
      // What had the focus is gone, as the menu on a phone: then it is the screen's turn.
      if (document.activeElement === document.body) document.querySelector('main')?.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes(css.dialog, css[kind])}
      onCancel={(event) => {
        // Whether it shows is for the overlay to say.
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={keepEscape}
    >
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <IconButton of={X} aria-label="Sluiten" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Escape closes this alone, not a drawer under it as well. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}
