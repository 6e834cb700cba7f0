import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  bulkYear,
  bytesOf,
  PRODUCERS,
  type GeneratedEntry,
  type WritableYear,
  JOURNAL_ORDER,
} from '@kengetal/generator';
import { formatCents } from '@kengetal/ledger';

export interface BooksSize {
  readonly seed: number;
  /** Lines of all years together. */
  readonly lines: number;
  /** First month of the first fiscal year, YYYYMM; years are calendar years. */
  readonly firstMonth: number;
  readonly years: number;
}

/** Accounts that each account of the result becomes: some 250 in all. */
const VARIANTS = 8;
const BALANCE_BELOW = '4000';
/** Costs and revenue are divided over as many as a large firm has. */
const COST_CENTRES = Array.from({ length: 12 }, (_, place) => ({
  id: `KP${place + 1}`,
  name: `Afdeling ${place + 1}`,
}));

/** Fiscal years of one administration, with as many accounts as a large firm has. */
export function* yearsOf({ seed, lines, firstMonth, years }: BooksSize): Generator<WritableYear> {
  for (let year = 0; year < years; year += 1) {
    const share = Math.floor(lines / years) + (year < lines % years ? 1 : 0);
    yield widened(bulkYear({ seed, firstMonth: firstMonth + 100 * year, lines: share }));
  }
}

/** Writes the years as audit files; answers where they stand. */
export async function writeAuditfiles(folder: string, size: BooksSize): Promise<string[]> {
  const files: string[] = [];
  for (const year of yearsOf(size)) {
    const file = join(folder, `${year.company.ident}-${year.fiscal_year.label}.xaf`);
    await pipeline(bytesOf(year, PRODUCERS['plain_3.2']), createWriteStream(file));
    files.push(file);
  }
  return files;
}

/** Writes the same lines as a journal of ledger and hledger. */
export async function writeJournal(file: string, size: BooksSize): Promise<void> {
  await pipeline(Readable.from(journalOf(size)), createWriteStream(file));
}

function* journalOf(size: BooksSize): Generator<string> {
  for (const year of yearsOf(size)) {
    for (const journal of JOURNAL_ORDER) {
      let text = '';
      for (const entry of year.entriesOf(journal)) text += entryOf(entry);
      if (text !== '') yield text;
    }
  }
}

function entryOf({ datum, boekstuk, lines }: GeneratedEntry): string {
  const postings = lines.map(
    ({ rekening, cents }) => `    ${rekening}  EUR ${formatCents(cents)}\n`,
  );
  return `${datum} ${boekstuk}\n${postings.join('')}\n`;
}

/** Every account of the result in variants, divided over the relations that they are booked on. */
function widened(year: WritableYear): WritableYear {
  return {
    ...year,
    costCentres: COST_CENTRES,
    accounts: year.accounts.flatMap((account) =>
      account.rekening < BALANCE_BELOW
        ? [account]
        : Array.from({ length: VARIANTS }, (_, variant) => ({
            ...account,
            rekening: variantOf(account.rekening, variant),
            omschrijving:
              variant === 0 ? account.omschrijving : `${account.omschrijving} ${variant}`,
          })),
    ),
    *entriesOf(journal) {
      for (const entry of year.entriesOf(journal)) yield withVariants(entry);
    },
  };
}

function withVariants(entry: GeneratedEntry): GeneratedEntry {
  const lines = entry.lines.map((line) =>
    line.rekening < BALANCE_BELOW
      ? line
      : {
          ...line,
          rekening: variantOf(line.rekening, variantFor(line.relatie)),
          kostenplaats: COST_CENTRES[Number(line.relatie ?? 0) % COST_CENTRES.length]?.id,
        },
  );
  return { ...entry, lines };
}

const variantOf = (account: string, variant: number): string =>
  variant === 0 ? account : `${account}${variant}`;

/** Small relations go to one account each; half of all lines stay on the first variant. */
function variantFor(relation: string | null): number {
  const number = Number(relation ?? 0);
  return number % 2 === 0 ? 0 : Math.floor(number / 2) % VARIANTS;
}
