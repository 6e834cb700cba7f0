/**
 * Whether the user has opened a list or types in what lies over the screen: what arrives meanwhile
 * leaves the focus there, as losing it would close that.
 */
export function isBusyElsewhere(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('[role="dialog"] :is(input, textarea)');
  return isTyping || activeElement?.matches('[aria-haspopup][aria-expanded="true"]') || false;
}
