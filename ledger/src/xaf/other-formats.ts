import { AuditfileRefused, EXPORT_ADVICE } from './refusal.ts';

/** How files of other kinds begin, read as Latin-1. */
const FORMATS: readonly (readonly [start: string, what: string])[] = [
  ['PK', 'een zip- of Excelbestand'],
  ['\u00d0\u00cf\u0011\u00e0', 'een oud Excel- of Wordbestand'],
  ['%PDF', 'een pdf'],
  ['\u001f\u008b', 'een gzip-bestand'],
  ['7z\u00bc\u00af', 'een ingepakt bestand (7z)'],
  ['Rar!', 'een ingepakt bestand (rar)'],
  ['\u0089PNG', 'een afbeelding'],
  ['\u00ff\u00d8\u00ff', 'een afbeelding'],
  ['GIF8', 'een afbeelding'],
  ['SQLite format 3', 'een database'],
  ['{\\rtf', 'een tekstdocument (rtf)'],
  [':20:', 'een bankafschrift (MT940)'],
  ['{1:', 'een bankafschrift (MT940)'],
  [':940:', 'een bankafschrift (MT940)'],
  ['ABNANL2A', 'een bankafschrift (MT940)'],
  ['{', 'een JSON-bestand'],
  ['[', 'een JSON-bestand'],
];

/** Web pages declare a document type, which would else be refused as unsafe. */
const WEB_PAGE = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+)?html\b/i;

/**
 * Says what a file is that does not begin as XML does.
 * @throws AuditfileRefused when the head of the file is not that of XML
 */
export function refuseUnlessXml(head: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(head.subarray(0, 1024));
  const plain = text.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  const start = plain.replaceAll('\0', '').trimStart();
  if (start === '') throw new AuditfileRefused('leeg', `Dit bestand is leeg. ${EXPORT_ADVICE}`);
  if (WEB_PAGE.test(start)) throw refused('ander_bestand', 'Dit is een webpagina, geen auditfile.');
  if (start.startsWith('<')) return;
  if (/^CLAIR[01]\./.test(start)) {
    throw new AuditfileRefused(
      'adf',
      'Dit is een auditfile in de oude ADF-vorm van vóór 2003 (CLAIR1), geen XML. Exporteer de administratie als XAF.',
    );
  }
  throw refused('geen_xml', otherFormat(text, start));
}

function refused(code: 'ander_bestand' | 'geen_xml', what: string): AuditfileRefused {
  return new AuditfileRefused(code, `${what} ${EXPORT_ADVICE}`);
}

function otherFormat(bytes: string, start: string): string {
  const known = FORMATS.find(([prefix]) => start.startsWith(prefix));
  if (known) return `Dit is ${known[1]}, geen auditfile.`;
  if (isBinary(bytes)) {
    return 'Dit bestand is versleuteld of ingepakt, bijvoorbeeld voor de Belastingdienst (.xac of .xsc). Dat is hier niet te lezen.';
  }
  if (/[;,\t]/.test(start.slice(0, Math.max(0, start.indexOf('\n'))))) {
    return 'Dit is een tabel in tekst (csv), geen auditfile.';
  }
  return 'Dit bestand bevat geen XML en is dus geen auditfile.';
}

/** Control characters other than white space do not occur in text. */
function isBinary(text: string): boolean {
  const odd = [...text].filter((char) => char < '\t' || (char > '\r' && char < ' '));
  return odd.length * 50 > text.length;
}
