import * as z from 'zod';
import { RELATION_KINDS } from '../../vocabulary.ts';
import { defineCalls } from '../call.ts';
import { journalLine } from '../entities.ts';
import { figure, selection } from '../figures.ts';
import { cents, day, id, periode } from '../primitives.ts';

const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;

/** A few of what was found, best first, and how many there are. */
const found = <Hit extends z.ZodType>(hit: Hit) => z.object({ hits: z.array(hit), count: z.int() });

/** A line, and the lines of the entry that it is of, which it opens into. */
const bookedHit = z.object({ line: journalLine, entry: selection });

/** What is open of an invoice, counted to the day up to which the books go. */
const openInvoice = z.object({
  factuur: z.string(),
  groep: z.enum(['debiteuren', 'crediteuren']),
  /** Day on which it fell due, or of the invoice, as `basis` says. */
  peildatum: day,
  /** Days after that day; negative while it is not due. */
  dagen: z.int(),
  figure,
});

/** How long after their day the invoices of a relation were settled. */
const settlement = z.object({
  groep: z.enum(['debiteuren', 'crediteuren']),
  /** What the days count from. */
  basis: z.enum(['vervaldatum', 'factuurdatum']),
  /** Median; negative when it pays before the day. */
  dagen: z.int(),
  /** Settled invoices that it is the median of. */
  aantal: z.int(),
});

export const searchCalls = defineCalls({
  search: {
    method: 'POST',
    path: '/search',
    summary: 'Relations, invoices, amounts and bookings of a project that answer a few words',
    access: reader,
    body: z.object({ project_id: id, search: z.string().trim().min(1).max(200) }),
    response: z.object({
      relations: found(
        z.object({ relatie: z.string(), naam: z.string(), soort: z.enum(RELATION_KINDS) }),
      ),
      /** Lines of debtors and creditors by the number of their invoice or entry. */
      invoices: found(bookedHit),
      /** Lines with the amount that the words are, on either side. */
      amounts: found(bookedHit),
      /** Lines with the words in description, relation or entry, newest first. */
      lines: found(bookedHit),
    }),
  },
  relation: {
    method: 'POST',
    path: '/relation',
    summary: 'What was bought from and sold to a relation, what is open and how late it is paid',
    access: reader,
    body: z.object({ project_id: id, relatie: z.string().min(1).max(255) }),
    response: z.object({
      relatie: z.string(),
      naam: z.string(),
      soort: z.enum(RELATION_KINDS),
      /** Costs and revenue booked on it in all months, without VAT. */
      ingekocht: figure,
      verkocht: figure,
      /** The accounts of both, the largest first. */
      rekeningen: z.array(
        z.object({
          kant: z.enum(['ingekocht', 'verkocht']),
          rekening: z.string(),
          naam: z.string(),
          figure,
        }),
      ),
      /** The last months of the books, oldest first; up to two years. */
      maanden: z.array(z.object({ periode, ingekocht: figure, verkocht: figure })),
      /** What is open; null while that is not known. */
      open: z
        .object({
          /** Day up to which the books go: days count to it. */
          stand: day,
          basis: z.enum(['vervaldatum', 'factuurdatum']),
          te_ontvangen: figure,
          te_betalen: figure,
          /** Oldest first. */
          facturen: z.array(openInvoice),
          aantal: z.int(),
        })
        .nullable(),
      betaald: z.array(settlement),
      /** All its lines. */
      boekingen: z.object({ aantal: z.int(), sum_cents: cents, selection }),
    }),
  },
});
