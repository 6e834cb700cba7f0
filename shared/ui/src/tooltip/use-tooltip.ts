import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { motion } from '../theme/tokens.ts';
import { noteClosed, noteOpened, openDelay } from './warmth.ts';

/** Put on what the tooltip is about. */
export interface TooltipHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** When a tooltip is open: pointed at for long enough, or reached by keyboard. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press moves the focus too, and is no wish to read. */
  const pressed = useRef(false);
  const turn = useCallback((next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    noteOpened();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      noteClosed();
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);

  const target: TooltipHandlers = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') turn(true, openDelay());
    },
    onPointerLeave: () => turn(false, motion.quick),
    onPointerDown: () => {
      pressed.current = true;
      close();
    },
    onFocus: ({ target: focused }) => {
      if (!pressed.current && focused.matches(':focus-visible')) setOpen(true);
      pressed.current = false;
    },
    onBlur: close,
  };
  /** Put on the words themselves: the pointer may go there to read them. */
  const words = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => turn(false, motion.quick),
  };
  return { open, target, words };
}
