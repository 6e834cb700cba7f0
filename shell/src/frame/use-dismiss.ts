import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes what is open when a press or the focus goes elsewhere. */
export function useDismiss(
  open: boolean,
  element: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const elsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: Event) => elsewhere(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [open]);
}
