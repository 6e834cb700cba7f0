import * as z from 'zod';
import { VAT_CHOICES, VAT_PLACED, VAT_PLACES } from '../vocabulary.ts';
import { figure } from './figures.ts';

/** A VAT code or an account of VAT, and where its VAT belongs in the return. */
export const vatPlacement = z.object({
  soort: z.enum(VAT_PLACED),
  /** The code or the account. */
  sleutel: z.string(),
  naam: z.string(),
  /** Where an editor placed it. */
  keuze: z.enum(VAT_CHOICES).nullable(),
  /** A code or account may be of more than one box, as what is sold and bought with one code. */
  plaatsen: z.array(
    z.object({
      plaats: z.enum(VAT_PLACES),
      figure,
      /** What decided and what says otherwise, as words within a sentence. */
      omdat: z.array(z.string()),
      tegen: z.array(z.string()),
    }),
  ),
});

export type VatPlacement = z.infer<typeof vatPlacement>;
