import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus was before a drawer opened, and its way back. What the address shows opened by
 * itself, and gives the focus back when Back closes it too.
 */
export function useFocusReturn(isShown: boolean) {
  const opener = useRef<Element | null>(null);
  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const { current } = opener;
    opener.current = null;
    const canFocus = current instanceof HTMLElement || current instanceof SVGElement;
    if (canFocus && current.isConnected) current.focus();
  }, []);
  useLayoutEffect(() => {
    if (isShown) remember();
  }, [isShown, remember]);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (document.activeElement === document.body) giveBack();
    };
  }, [isShown, giveBack]);
  return { remember, giveBack };
}
