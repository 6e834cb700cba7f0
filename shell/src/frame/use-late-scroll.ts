import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll_positions';
/** Who has moved on by themselves is left alone. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** A screen that has not grown by now will not. */
const LIMIT_MS = 10_000;

type Positions = Record<string, number>;

/**
 * Brings a screen that was come back to where it was, once it is high enough: its code and figures
 * may still be on their way when the router restores the position.
 */
export function useLateScroll(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const positions = useRef<Positions | null>(null);
  const waiting = useRef(false);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const content = main.current;
    const target = cameBack ? positions.current[key] : undefined;
    if (!content || !target) return;
    waiting.current = true;
    return whenHighEnough(content, target, () => {
      waiting.current = false;
    });
  }, [key, cameBack, main]);

  useEffect(() => {
    const note = () => {
      if (positions.current && !waiting.current) positions.current[key] = Math.round(scrollY);
    };
    const keep = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current ?? {}));
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, [key]);
}

/** Scrolls there as soon as the content reaches; gives what ends the waiting. */
function whenHighEnough(content: HTMLElement, target: number, done: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(limit);
    for (const type of OWN_MOVES) removeEventListener(type, stop);
    done();
  };
  const attempt = () => {
    const reach = document.documentElement.scrollHeight - innerHeight;
    if (reach < target) return;
    scrollTo(0, target);
    stop();
  };
  const observer = new ResizeObserver(attempt);
  const limit = setTimeout(stop, LIMIT_MS);
  for (const type of OWN_MOVES) addEventListener(type, stop, { passive: true });
  observer.observe(content);
  return stop;
}

function readPositions(): Positions {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored === null ? {} : (JSON.parse(stored) as Positions);
}
