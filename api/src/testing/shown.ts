/** A text as it is seen: its links as their words, and each space as a space. */
export const shown = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\u00a0', ' ');
