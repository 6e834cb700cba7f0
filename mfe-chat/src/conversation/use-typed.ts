import { useEffect, useState } from 'react';
import { useMedia } from '@kengetal/ui';

const LINK = /\[([^[\]]+)\]\(figure:[^()\s]+\)/y;
/** A link of which the end has not come yet. */
const OPEN_LINK = /\[[^\]]{0,200}(?:\]\([^()]{0,80})?$|\[[^[\]]{1,200}\]$/;
/** Nothing is drawn more often than this, in ms. */
const FRAME = 16;

/** Milliseconds for each letter of a text (specification §9). */
export function typingSpeed(length: number): number {
  if (length > 150) return 5;
  return length > 50 ? 15 : 25;
}

/** The first letters of a text as it is read; a link is there with its words, never in part. */
export function firstLetters(text: string, count: number): string {
  let left = count;
  let at = 0;
  while (at < text.length && left > 0) {
    LINK.lastIndex = at;
    const link = LINK.exec(text);
    left -= link?.[1]?.length ?? 1;
    at += link?.[0].length ?? 1;
  }
  return text.slice(0, at);
}

/** Letters that a reader sees. */
function lengthOf(text: string): number {
  return text.replaceAll(/\[([^[\]]+)\]\(figure:[^()\s]+\)/g, '$1').length;
}

interface Typed {
  readonly shown: string;
  readonly isTyping: boolean;
  /** It came while one looked on. */
  readonly isNew: boolean;
}

/**
 * A text that appears letter by letter where it comes while one looks on; at once where one came
 * later, or wants nothing to move.
 * @param isComing true while more of it may follow
 */
export function useTyped(text: string, isComing: boolean): Typed {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [isNew] = useState(isComing);
  const [count, setCount] = useState(0);
  const whole = isComing ? text.replace(OPEN_LINK, '') : text;
  const length = lengthOf(whole);
  const isTyping = isNew && !still && count < length;
  const speed = typingSpeed(length);
  useEffect(() => {
    if (!isTyping) return undefined;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const letters = Math.floor((performance.now() - last) / speed);
        last += letters * speed;
        setCount((typed) => typed + letters);
      },
      Math.max(speed, FRAME),
    );
    return () => clearInterval(timer);
  }, [isTyping, speed]);
  return { shown: isTyping ? firstLetters(whole, count) : whole, isTyping, isNew };
}
