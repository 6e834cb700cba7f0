import { parseCents } from '../cents.ts';
import type { LedgerVatRate } from '../types.ts';

/** More codes than any books use; a hostile file must not make the list grow on. */
const MOST = 1000;

/** The rate that the lines of a file give for each VAT code; the highest when rates changed. */
export class VatRates {
  private readonly texts = new Map<string, Set<string>>();

  /** @param rate percentage as the file writes it, '21.000' */
  seen(btw_code: string, rate: string | undefined): void {
    let texts = this.texts.get(btw_code);
    if (!texts) {
      if (this.texts.size >= MOST) return;
      this.texts.set(btw_code, (texts = new Set()));
    }
    if (rate !== undefined && texts.size < MOST) texts.add(rate);
  }

  list(): LedgerVatRate[] {
    return [...this.texts].map(([btw_code, texts]) => {
      const rates = [...texts].map(hundredths).filter((rate) => rate !== null);
      return { btw_code, rate: rates.length > 0 ? Math.max(...rates) : null };
    });
  }
}

/** '21.000' is 2100; null when it is no percentage. */
function hundredths(text: string): number | null {
  const rate = parseCents(text);
  return rate !== null && rate >= 0 && rate <= 100_00 ? rate : null;
}
