/** Finds by accessible name, where a no-break space reads as a space. */
export function named(expected: string) {
  return { name: (name: string) => name.replaceAll('\u00A0', ' ') === expected };
}
