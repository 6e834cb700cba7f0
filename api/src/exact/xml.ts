import { escaped } from '../files/xlsx/xml.ts';

/** Elements in a row, `<name>text</name>`; those without a value left out. */
export function elements(
  fields: Readonly<Record<string, string | number | null | undefined>>,
): string {
  let row = '';
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === '') continue;
    row += `<${name}>${typeof value === 'number' ? value : escaped(value)}</${name}>`;
  }
  return row;
}
