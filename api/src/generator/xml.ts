const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** `<name>text</name>`, escaped; an empty element when there is no text. */
function element(name: string, text: string | number): string {
  if (text === '') return `<${name} />`;
  return `<${name}>${String(text).replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)}</${name}>`;
}

export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** Elements in a row, those without a value left out. */
export function elements(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => (value === null || value === undefined ? '' : element(name, value)))
    .join('');
}
