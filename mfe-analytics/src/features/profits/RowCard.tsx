import { useCallback, useRef } from 'react';
import { Info } from 'lucide-react';
import type { GridBlock, GridRow } from '@kengetal/contract';
import { FloatingPanel, IconButton, useHoverCard } from '@kengetal/ui';
import { usePrefetchPage, type PageParameters } from '../../page.ts';
import css from './profits.module.css';
import { figureOfRow, parametersOfRow, RowCardContent } from './RowCardContent.tsx';
import { usePrefetchLargest } from './row-details.ts';

export interface RowCardProps {
  row: GridRow;
  block: GridBlock;
  parameters: PageParameters;
}

/** The name of the row, which the card is about and must not cover. */
const nameOf = (button: HTMLElement) => button.closest('th');

/** What more is known of a row: where the pointer rests on its name, or by its button. */
export function RowCard({ row, block, parameters }: RowCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const name = useRef<HTMLElement>(null);
  const prefetchPage = usePrefetchPage();
  const prefetchLargest = usePrefetchLargest(parameters.projectId);
  const {
    state,
    press,
    close: closeCard,
  } = useHoverCard(button, nameOf, () => {
    prefetchPage(parametersOfRow(parameters, row));
    const figure = figureOfRow(block, row);
    if (figure?.kind === 'booked') prefetchLargest(figure);
  });
  const close = useCallback(
    (returnFocus: boolean) => {
      closeCard();
      if (returnFocus) button.current?.focus();
    },
    [closeCard],
  );
  const label = `Meer over ${row.label}`;
  const setButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    name.current = element && nameOf(element);
  }, []);
  return (
    <>
      <IconButton
        ref={setButton}
        of={Info}
        className={css.more}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        tabIndex={-1}
        data-stop=""
        onClick={press}
      />
      {state === 'closed' ? null : (
        <FloatingPanel
          key={state}
          label={label}
          opener={button}
          about={name}
          takesFocus={state === 'pinned'}
          onClose={close}
        >
          {(done) => <RowCardContent {...{ row, block, parameters }} onClose={done} />}
        </FloatingPanel>
      )}
    </>
  );
}
