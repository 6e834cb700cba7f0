/** Edges of what opens the panel, in CSS pixels from the window's corner. */
export interface Opener {
  left: number;
  top: number;
  bottom: number;
}

export interface Room {
  /** Width and height of the panel. */
  width: number;
  height: number;
  /** Width and height of the window. */
  windowWidth: number;
  windowHeight: number;
  /** Between panel and opener, and panel and edge. */
  gap: number;
}

/**
 * Where the panel goes: under its opener, at its left edge; moved to the left where it would be cut
 * off, and above it where only there is room.
 */
export function placeOf(opener: Opener, room: Room): { left: number; top: number } {
  const { width, height, windowWidth, windowHeight, gap } = room;
  const below = opener.bottom + gap;
  const above = opener.top - gap - height;
  const left = Math.max(gap, Math.min(opener.left, windowWidth - width - gap));
  return { left, top: below + height > windowHeight && above >= gap ? above : below };
}
