import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { motion } from '../theme/tokens.ts';
import { noteClosed, noteOpened, openDelay } from './warmth.ts';

/** 'pinned' is opened by a press or by key: it stays, and has the focus. */
export type HoverCardState = 'closed' | 'hover' | 'pinned';

/** Beside a card that was opened to stay none opens by itself. */
let pinned = 0;

export interface HoverCard {
  state: HoverCardState;
  /** By press or key: opens it to stay, or closes what stays. */
  press: () => void;
  close: () => void;
}

/**
 * A card about a place that opens when the pointer rests there, with the timing of tooltips
 * (decision 0023), never by touch. It stays while the pointer is in the place or, inside it in the
 * document, in the card; on the way to the card the pointer may cross other places.
 * @param placeOf finds the place from the card's button
 * @param onRest the pointer rests a moment: the card may open soon, its data can be fetched
 */
export function useHoverCard(
  button: RefObject<HTMLElement | null>,
  placeOf: (button: HTMLElement) => HTMLElement | null,
  onRest: () => void,
): HoverCard {
  const [state, setState] = useState<HoverCardState>('closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const latest = useRef({ placeOf, onRest });
  useEffect(() => {
    latest.current = { placeOf, onRest };
  });
  const stop = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }, []);
  const after = useCallback((ms: number, act: () => void) => {
    timers.current.push(setTimeout(act, ms));
  }, []);
  const close = useCallback(() => {
    stop();
    setState('closed');
  }, [stop]);

  useEffect(() => {
    const place = button.current && latest.current.placeOf(button.current);
    if (!place) return undefined;
    const onEnter = ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'touch') return;
      after(motion.quick, () => latest.current.onRest());
      // Never at once: the pointer may be on its way to another card.
      after(Math.max(openDelay(), motion['tooltip-skip']), () =>
        setState((before) => (before === 'closed' && pinned === 0 ? 'hover' : before)),
      );
    };
    const onLeave = () => {
      stop();
      after(motion['tooltip-skip'], () =>
        setState((before) => (before === 'hover' ? 'closed' : before)),
      );
    };
    place.addEventListener('pointerenter', onEnter);
    place.addEventListener('pointerleave', onLeave);
    place.addEventListener('pointerdown', stop);
    return () => {
      stop();
      place.removeEventListener('pointerenter', onEnter);
      place.removeEventListener('pointerleave', onLeave);
      place.removeEventListener('pointerdown', stop);
    };
  }, [button, stop, after]);
  useLeaving(state === 'hover', close);
  useEffect(() => {
    if (state !== 'pinned') return undefined;
    pinned += 1;
    return () => {
      pinned -= 1;
    };
  }, [state]);

  const press = useCallback(() => {
    stop();
    setState((before) => (before === 'pinned' ? 'closed' : 'pinned'));
  }, [stop]);
  return { state, press, close };
}

/** Closes what only shows for the pointer with Escape, before anything else does, and by scrolling. */
function useLeaving(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    noteOpened();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', close, true);
    return () => {
      noteClosed();
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen, close]);
}
