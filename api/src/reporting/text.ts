/** What a reader sees of a text with links `[€ 12](figure:a1)`: the labels alone. */
export function shownText(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
}
