import { LIMITS, refusalOf, type LimitName } from '@kengetal/contract';
import { AuditfileRefused } from './refusal.ts';
import type { WarningList } from './warnings.ts';

/** Cents that all debit or credit of a file may add up to. */
export const MOST_CENTS = LIMITS.totalEuros.max * 100;

/** Texts of up to this length need no look. */
export const SHORT = Math.min(LIMITS.keyCharacters.max, LIMITS.nameCharacters.max);

/** Elements that say which one of many something is: cut, two of them could become one. */
const KEYS: Readonly<Record<string, string>> = {
  accid: 'rekeningnummer',
  accountid: 'rekeningnummer',
  glaccid: 'rekeningnummer',
  offsetaccid: 'rekeningnummer',
  vattopayaccid: 'rekeningnummer',
  vattoclaimaccid: 'rekeningnummer',
  custsupid: 'relatienummer',
  jrnid: 'dagboeknummer',
  journalid: 'dagboeknummer',
  nr: 'boekstuknummer',
  transactionid: 'boekstuknummer',
  invref: 'factuurnummer',
  documentid: 'documentnummer',
  vatid: 'btw-code',
  vatcode: 'btw-code',
  basicid: 'code',
  costid: 'kostenplaats',
  cost: 'kostenplaats',
  costdesc: 'kostenplaats',
  prodid: 'kostendrager',
  product: 'kostendrager',
  productdesc: 'kostendrager',
  projid: 'project',
  project: 'project',
  projectdesc: 'project',
  companyident: 'bedrijfsnummer',
  companyid: 'bedrijfsnummer',
  commercenr: 'KvK-nummer',
  taxregident: 'btw-nummer van het bedrijf',
  taxregistrationnr: 'btw-nummer van het bedrijf',
};

const DESCRIPTIONS: ReadonlySet<string> = new Set(['desc', 'description', 'opbaldesc']);
const NAMES: ReadonlySet<string> = new Set([
  ...['accdesc', 'accountdesc', 'custsupname', 'companyname', 'contact', 'vatdesc', 'basicdesc'],
  ...['docref', 'softwaredesc', 'softwareversion', 'productid', 'productversion'],
]);

/**
 * What is kept of the text of an element that is longer than {@link SHORT}.
 * @param parent name of the element that it is in
 * @throws AuditfileRefused for a number or code
 */
export function keptOf(name: string, parent: string, text: string, warnings: WarningList): string {
  const key = KEYS[name];
  if (key !== undefined) {
    throw new AuditfileRefused(
      'te_groot',
      `Het ${key} ‘${cut(text, 30)}’ is ${String(text.length)} tekens lang. ${refusalOf(LIMITS.keyCharacters)}`,
    );
  }
  const isDescription = DESCRIPTIONS.has(name);
  // The name of a journal stands on each of its lines.
  const { max } =
    isDescription && parent !== 'journal' ? LIMITS.descriptionCharacters : LIMITS.nameCharacters;
  if (text.length <= max) return text;
  if (isDescription || NAMES.has(name)) warnings.add('tekst_ingekort', cut(text, 30));
  return cut(text, max);
}

/** A text of at most so many characters; the last of one that was longer says so. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half a character is none.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** @throws AuditfileRefused when there is more of something than a file may have */
export function refuseMoreThan(limit: LimitName, count: number): void {
  if (count > LIMITS[limit].max) throw beyond(limit);
}

export function beyond(limit: LimitName): AuditfileRefused {
  return new AuditfileRefused('te_groot', refusalOf(LIMITS[limit]));
}
