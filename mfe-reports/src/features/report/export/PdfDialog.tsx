import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from 'antd';
import { looks } from '@kengetal/ui';
import { askedParts, useWithout, type AskedParts, type Part } from './parts.ts';
import dialogCss from '../dialog.module.css';
import css from './pdf-dialog.module.css';

export interface PdfDialogProps {
  parts: readonly Part[];
  onMake: (asked: AskedParts) => void;
  onClose: () => void;
}

/** Asks which parts of a report its PDF holds. */
export function PdfDialog({ parts, onMake, onClose }: PdfDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [without, setWithout] = useWithout();
  const [titleId, whyId] = [useId(), useId()];
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const isEmpty = parts.every(({ id, of }) => of !== undefined || without.includes(id));
  const toggle = (id: string) =>
    setWithout(without.includes(id) ? without.filter((one) => one !== id) : [...without, id]);
  return (
    <dialog
      ref={dialog}
      className={`${dialogCss.dialog} ${css.wide}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMake(askedParts(parts, without));
        }}
      >
        <h2 id={titleId} className={dialogCss.title}>
          Wat komt er in de PDF?
        </h2>
        <fieldset className={css.parts} aria-label="Onderdelen">
          {parts.map(({ id, title, of }) => {
            const isOff = of !== undefined && without.includes(of);
            return (
              <label key={id} className={css.part} data-within={of !== undefined || undefined}>
                <input
                  type="checkbox"
                  checked={!isOff && !without.includes(id)}
                  disabled={isOff}
                  onChange={() => toggle(id)}
                />
                {title}
              </label>
            );
          })}
        </fieldset>
        <p id={whyId} className={looks.quiet} role="status">
          {isEmpty ? 'Kies minstens één onderdeel.' : ''}
        </p>
        <div className={dialogCss.actions}>
          <Button type="primary" htmlType="submit" disabled={isEmpty} aria-describedby={whyId}>
            PDF maken
          </Button>
          <Button onClick={onClose}>Annuleren</Button>
        </div>
      </form>
    </dialog>
  );
}
