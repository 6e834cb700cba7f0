import { statfs } from 'node:fs/promises';
import { DatabaseTrouble } from './trouble.ts';

/**
 * Nothing is written with less room than this, in bytes: an engine whose log has no room any more
 * gets stuck. Two segments of the log fit in it, and what one statement adds to the tables.
 */
const LEAST = 64 * 1024 ** 2;
const LOOK_EVERY_MS = 250;

/** Looks whether the disk of a folder has room. */
export interface Room {
  /** Throws full when there is too little room to write. */
  check(): Promise<void>;
}

export function roomIn(folder: string): Room {
  let lookedAt = -Infinity;
  let hasRoom = true;
  return {
    check: async () => {
      if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = performance.now();
        const { bavail, bsize } = await statfs(folder);
        hasRoom = bavail * bsize >= LEAST;
      }
      if (!hasRoom) throw new DatabaseTrouble('full', 'the disk is full');
    },
  };
}

/** True for SQL that changes nothing. */
export function isReading(text: string): boolean {
  return /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text);
}
