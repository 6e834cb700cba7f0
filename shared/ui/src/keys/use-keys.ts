import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Places that take letters and Enter for themselves, and what opened one of them. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [aria-haspopup][aria-expanded=true]';
/** Controls that do something by Enter or Space. */
const CONTROLS = 'a, button, input, summary';
/** What has the focus so that it is read out takes no keys. */
const NOWHERE = 'body, :is(h1, h2)[tabindex="-1"]';
const REPEATED = ['j', 'k', 'arrowdown', 'arrowup'];

/**
 * Single keys of a screen. They work while nothing outside it has the focus, and not where is typed.
 *
 * @param keys what to do, by key in lower case; a key without an action is left alone
 */
export function useKeys(
  screen: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, (() => void) | undefined>>,
): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const act = keys[key.toLowerCase()];
    if (!act || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (!(target instanceof HTMLElement) || target.closest(OWN_KEYS)) return;
    if (!target.matches(NOWHERE) && !screen.current?.contains(target)) return;
    if (key === 'Enter' && target.closest(CONTROLS)) return;
    if (repeat && !REPEATED.includes(key.toLowerCase())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
