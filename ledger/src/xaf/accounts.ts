import type { Fields } from './fields.ts';
import { classify, type ChartAccount } from '../rgs/classify.ts';
import type { AccountType } from '../rgs/groups.ts';
import type { LedgerAccount, LedgerRelation, LedgerVatCode } from '../types.ts';
import type { ElementRecord } from './elements.ts';
import { NO_ACCOUNT } from './entry.ts';

/** Fields that may hold an RGS code, best first (facts on RGS, order of classification). */
const RGS_FIELDS = ['rgscode', 'conceptref', 'leadreference', 'leadcode', 'leadcrossref'];

const RELATION_KINDS: Readonly<Record<string, LedgerRelation['kind']>> = {
  B: 'beide',
  C: 'klant',
  S: 'leverancier',
  D: 'klant',
};

/** Chart of accounts of a generalLedger element; 3.1 lists the RGS codes beside the accounts. */
export function chartOf(children: readonly ElementRecord[]): ChartAccount[] {
  const codes = new Map<string, string>();
  for (const { name, fields } of children) {
    if (name === 'taxoelement') codes.set(fields.get('glaccid') ?? '', fields.get('txcd') ?? '');
  }
  return children.flatMap(({ name, fields }) => {
    if (name !== 'ledgeraccount') return [];
    return accountOf(fields, codes.get(fields.get('accid') ?? '')) ?? [];
  });
}

/** Account of a ledgerAccount element as its chart has it, or null when it has no number. */
function accountOf(fields: Fields, taxonomyCode: string | undefined): ChartAccount | null {
  const rekening = fields.get('accid') ?? fields.get('accountid');
  if (rekening === undefined) return null;
  const naam = fields.get('accdesc') ?? fields.get('accountdesc') ?? '';
  const candidates = [taxonomyCode, ...RGS_FIELDS.map((name) => fields.get(name))];
  const rgs_candidates = candidates.filter((text) => text !== undefined);
  return { rekening, naam, type: typeOf(fields), rgs_candidates };
}

/** CLAIR2 leaves the words free; later versions write B or P. */
const BALANCE_WORDS = /^(?:b$|bal|acti|passi|asset|liab|equit|vermogen|schuld|vordering)/i;
const RESULT_WORDS =
  /^(?:p$|w|v&w|verlies|res|profit|p&l|kosten|opbreng|omzet|baten|lasten|income|expen|revenue|cost)/i;

/** M (mixed) and anything else leave it to the RGS code or a guess. */
function typeOf(fields: Fields): AccountType | null {
  const text = (fields.get('acctp') ?? fields.get('accounttype') ?? '').replaceAll(' ', '');
  if (BALANCE_WORDS.test(text)) return 'balans';
  return RESULT_WORDS.test(text) ? 'resultaat' : null;
}

/** Account that lines use and the file does not list. */
export function unlistedAccount(rekening: string): LedgerAccount {
  const naam =
    rekening === NO_ACCOUNT
      ? 'Regels zonder rekeningnummer'
      : `Rekening ${rekening} (ontbreekt in het bestand)`;
  // The naam is ours, so there is nothing to go by.
  const classified = classify({ naam: '', type: null, rgs_candidates: [] });
  return { rekening, naam, type_stated: false, ...classified };
}

export function relationOf(fields: Fields): LedgerRelation | null {
  const relatie = fields.get('custsupid');
  if (relatie === undefined) return null;
  const kind = RELATION_KINDS[(fields.get('custsuptp') ?? fields.get('type') ?? '').toUpperCase()];
  const name = fields.get('custsupname') ?? fields.get('companyname') ?? fields.get('contact');
  return { relatie, name: name ?? relatie, kind: kind ?? 'overig' };
}

export function vatCodeOf(fields: Fields): LedgerVatCode | null {
  const btw_code = fields.get('vatid') ?? fields.get('vatcode');
  if (btw_code === undefined) return null;
  return {
    btw_code,
    omschrijving: fields.get('vatdesc') ?? '',
    rekening_betalen: fields.get('vattopayaccid') ?? null,
    rekening_vorderen: fields.get('vattoclaimaccid') ?? null,
  };
}
