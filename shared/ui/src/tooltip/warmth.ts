import { motion } from '../theme/tokens.ts';

/*
 * Pointing at one thing after another, a user has already waited: after a tooltip closed the next
 * one opens at once for a short while (specification §9).
 */
let open = 0;
let lastClosedAt = -Infinity;

export function noteOpened(): void {
  open += 1;
}

export function noteClosed(): void {
  open -= 1;
  lastClosedAt = performance.now();
}

/** Milliseconds until a tooltip that is pointed at now may open. */
export function openDelay(): number {
  const warm = open > 0 || performance.now() - lastClosedAt <= motion['tooltip-skip'];
  return warm ? 0 : motion['tooltip-delay'];
}
