import { SaxesParser } from 'saxes';

/** Texts of the children of an element, with those of elements that are no record of their own. */
export type Fields = Partial<Record<string, string>>;

/** A journal line with the fields of its entry and journal. */
export interface XafLine {
  readonly line: Fields;
  readonly entry: Fields;
  readonly journal: Fields;
}

/** What an audit file of version 3 or 4 holds, as texts. */
export interface Xaf {
  readonly header: Fields;
  readonly accounts: readonly Fields[];
  readonly relations: readonly Fields[];
  readonly costCentres: readonly Fields[];
  readonly opening: readonly Fields[];
  readonly lines: readonly XafLine[];
  /** Rows of the sub-ledgers, which have the due dates of invoices. */
  readonly invoices: readonly Fields[];
}

/** Elements whose fields are kept together; the fields of others go to the record around them. */
const RECORDS = new Set([
  'header',
  'ledgerAccount',
  'customerSupplier',
  'basic',
  'obLine',
  'obSbLine',
  'sbLine',
  'journal',
  'transaction',
  'trLine',
  // Their fields would take the place of those around them.
  'company',
  'periods',
  'vatCode',
  'subledger',
  'obSubledger',
  'openingBalance',
]);

/** Reads an audit file by the names of its elements, whatever their order and namespace. */
export function readXaf(bytes: Uint8Array): Xaf {
  const found: Record<string, Fields[]> = {};
  const lines: XafLine[] = [];
  const records: { readonly name: string; readonly fields: Fields }[] = [];
  const fieldsOf = (name: string) => records.findLast((record) => record.name === name)?.fields;
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (RECORDS.has(local)) records.push({ name: local, fields: {} });
    text = '';
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    const value = text.trim();
    text = '';
    const record = records.at(-1);
    if (!RECORDS.has(local)) {
      if (record && value !== '') record.fields[local] = value;
      return;
    }
    records.pop();
    if (!record) return;
    if (local === 'trLine') {
      const [entry = {}, journal = {}] = [fieldsOf('transaction'), fieldsOf('journal')];
      lines.push({ line: record.fields, entry, journal });
    } else (found[local] ??= []).push(record.fields);
  });
  parser.write(textOf(bytes)).close();
  return {
    header: found.header?.[0] ?? {},
    accounts: found.ledgerAccount ?? [],
    relations: found.customerSupplier ?? [],
    costCentres: (found.basic ?? []).filter(({ basicType }) => basicType === '02'),
    opening: found.obLine ?? [],
    lines,
    invoices: [...(found.obSbLine ?? []), ...(found.sbLine ?? [])],
  };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The format allows UTF-8 and ISO-8859-1. */
function textOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return new TextDecoder(/encoding="ISO-8859-1"/i.test(head) ? 'latin1' : 'utf-8').decode(bytes);
}
