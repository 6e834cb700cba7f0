import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useMedia } from '@kengetal/ui';
import { remSizes, sizes } from '@kengetal/ui/theme';
import { useWorld } from '../app/world.ts';

const { drawer: DRAWER, chat: ASSISTANT, 'content-min': CONTENT } = sizes;
/** A rem of the browser's own size. */
const REM = 16;
/** Up to this width the content has no room beside the sidebar, the drawer and the assistant. */
const ROOM_FOR_ONE = remSizes.sidebar * REM + CONTENT + DRAWER + ASSISTANT - 1;

/** What stands beside the content: the drawer with bookings, and the assistant. */
export interface Sides {
  /** Behind the drawer it stays as it was. */
  assistant: 'closed' | 'behind' | 'shown';
  /** The drawer is open, and out of sight behind the assistant. */
  drawerBehind: boolean;
  /** Brings the assistant in sight, or closes it when it is. */
  toggleAssistant(): void;
  /** The button that does; where the focus returns to. */
  toggle: RefObject<HTMLButtonElement | null>;
}

/**
 * Where there is room for one of the two, the one that was opened last is in sight; closing it
 * shows the other again.
 * @param allowed whether the assistant may stand beside this screen
 */
export function useSides(drawer: HTMLElement | null, allowed: boolean): Sides {
  const { bus } = useWorld();
  const open = useSyncExternalStore(
    useCallback((notify) => bus.watch('chatOpen', notify), [bus]),
    () => bus.get('chatOpen'),
  );
  const roomForOne = useMedia(`(max-width: ${ROOM_FOR_ONE}px)`);
  const toggle = useRef<HTMLButtonElement>(null);
  const [front, setFront] = useState<'assistant' | 'drawer'>('assistant');
  const [drawerOpen, setDrawerOpen] = useState(false);

  useEffect(
    () =>
      bus.watch('chatOpen', (opened) => {
        if (opened) setFront('assistant');
      }),
    [bus],
  );
  // Asked something from the drawer, an assistant that was open behind it comes in sight.
  useEffect(
    () =>
      bus.watch('question', (question) => {
        if (question) setFront('assistant');
      }),
    [bus],
  );
  useEffect(() => {
    if (!drawer) return;
    const observer = new MutationObserver(() => {
      const filled = drawer.childElementCount > 0;
      setDrawerOpen(filled);
      if (filled) setFront('drawer');
    });
    observer.observe(drawer, { childList: true });
    return () => observer.disconnect();
  }, [drawer]);

  const oneOnly = roomForOne && drawerOpen;
  const inFront = oneOnly && front === 'drawer' ? 'behind' : 'shown';
  const assistant = open && allowed ? inFront : 'closed';
  const toggleAssistant = useCallback(() => {
    bus.set('chatOpen', assistant !== 'shown');
    setFront('assistant');
  }, [bus, assistant]);
  return useMemo(
    () => ({
      assistant,
      drawerBehind: oneOnly && assistant === 'shown',
      toggleAssistant,
      toggle,
    }),
    [assistant, oneOnly, toggleAssistant],
  );
}
