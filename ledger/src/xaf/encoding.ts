import { AuditfileRefused } from './refusal.ts';

export type Encoding = 'utf-8' | 'windows-1252' | 'iso-8859-15' | 'utf-16le' | 'utf-16be';

const ENCODINGS: ReadonlyMap<string, Encoding> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  // A declaration that is legible in single bytes and says UTF-16 cannot be true.
  ['utf-16', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
  ['iso_8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['latin-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
]);

const startsWith = (bytes: Uint8Array, ...prefix: number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/**
 * Encoding by byte order mark, else by the XML declaration, else UTF-8. ISO-8859-1 is read as
 * windows-1252, which holds it and what programs write under that name.
 * @throws AuditfileRefused when the declaration names an encoding that audit files cannot have.
 */
export function sniffEncoding(head: Uint8Array): Encoding {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0x3c, 0)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff) || startsWith(head, 0, 0x3c)) return 'utf-16be';
  const text = new TextDecoder('latin1').decode(head.subarray(0, 400));
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/i.exec(text)?.[1];
  const encoding = declared === undefined ? 'utf-8' : ENCODINGS.get(declared.toLowerCase());
  if (encoding) return encoding;
  throw new AuditfileRefused(
    'xml_onleesbaar',
    `Dit bestand heeft de tekencodering ${declared ?? ''}, die een auditfile niet mag hebben. Exporteer het opnieuw als UTF-8.`,
  );
}
