import type { AuditVersion } from '../types.ts';
import { AuditfileRefused, EXPORT_ADVICE } from './refusal.ts';

/** Other files of the audit family, by a word in the namespace. */
const RELATIVES: readonly (readonly [RegExp, string])[] = [
  [/StandardAuditFile.*CashRegister/i, 'een SAF-T-bestand van een kassa'],
  [/\/XAS\b|salaris|payroll/i, 'een auditfile salaris (XAS), met de loonadministratie'],
  [
    /\/XAA\b|cash ?register|afrekensyste|kassa/i,
    'een auditfile afrekensystemen (XAA), met de kassagegevens',
  ],
  [/StandardAuditFile|SAF-?T/i, 'een SAF-T-bestand, de auditfile van een ander land'],
];

const OTHER_ROOTS: Readonly<Record<string, string>> = {
  html: 'een webpagina',
  xbrl: 'een XBRL-rapport (SBR)',
  invoice: 'een elektronische factuur (UBL)',
  creditnote: 'een elektronische creditfactuur (UBL)',
  document: 'een bankbestand (SEPA, CAMT)',
  eexact: 'een XML-export van Exact in eigen vorm',
  rss: 'een nieuwsfeed',
  svg: 'een afbeelding',
};

/**
 * Version by namespace, as a hint only. Also refuses what is not a financial audit file.
 * @param root local name of the root element
 * @param namespaces all namespaces that the root declares, its own first
 * @throws AuditfileRefused that names what the file is.
 */
export function recognise(root: string, namespaces: readonly string[]): AuditVersion {
  const spaces = namespaces.join(' ');
  const relative = RELATIVES.find(([pattern]) => pattern.test(spaces));
  if (relative) {
    throw new AuditfileRefused(
      'andere_auditfile',
      `Dit is ${relative[1]}, en niet van de boekhouding. ${EXPORT_ADVICE}`,
    );
  }
  if (root.toLowerCase() !== 'auditfile') {
    const known = OTHER_ROOTS[root.toLowerCase()];
    const what = known ?? `een ander XML-bestand (het begint met ‘${root.slice(0, 40)}’)`;
    throw new AuditfileRefused('ander_bestand', `Dit is ${what}, geen auditfile. ${EXPORT_ADVICE}`);
  }
  return versionOf(namespaces[0] ?? '');
}

/** @throws AuditfileRefused for SAF-T without its namespace, by an element that only it has. */
export function refuseForeign(): never {
  throw new AuditfileRefused(
    'andere_auditfile',
    `Dit is een SAF-T-bestand, de auditfile van een ander land, en niet van de boekhouding. ${EXPORT_ADVICE}`,
  );
}

/** Version by the text of a namespace or of CLAIR2's auditfileVersion. */
export function versionOf(text: string): AuditVersion {
  if (/CLAIR2/i.test(text)) return 'CLAIR2.00.00';
  if (/(?:XAF\/|XAF_|financieel)4\.\d/i.test(text)) return '4.0';
  if (/3\.2\.1$/.test(text)) return '3.2.1';
  const minor = /(?:XAF\/|XAF_|financieel)3\.([012])/i.exec(text)?.[1];
  return minor === '0' ? '3.0' : minor === '1' ? '3.1' : minor === '2' ? '3.2' : 'onbekend';
}
