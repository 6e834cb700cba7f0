const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must go
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Text as the content of an element or attribute. */
export function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"]/g, (character) => SPECIAL[character] ?? character);
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
