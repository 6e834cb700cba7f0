const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const SPECIAL = /[&<>"]/;

export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** Elements in a row, `<name>text</name>`, escaped; those without a value left out. */
export function elements(fields: Fields): string {
  let row = '';
  // Millions of lines are written so: no arrays in between.
  for (const name in fields) {
    const value = fields[name];
    if (value === null || value === undefined) continue;
    if (value === '') row += `<${name} />`;
    else row += `<${name}>${escaped(String(value))}</${name}>`;
  }
  return row;
}

function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}
