import type { Figure, FilterItem, OpenItem, OpenItemsPage } from '@kengetal/contract';
import { bookedFigure } from '../books/figures/booked.ts';
import { item } from './lines-of.ts';

/** An open invoice, or those of one relation. */
export type Shown = Pick<OpenItem, 'relatie' | 'naam' | 'factuur' | 'cents' | 'dagen'>;

/** Figures of the lines of open invoices. */
export class OpenFigures {
  readonly #page: OpenItemsPage;
  readonly #filters: readonly FilterItem[];

  constructor(page: OpenItemsPage, aged: readonly FilterItem[]) {
    this.#page = page;
    this.#filters = [...page.selection.filters, ...aged];
  }

  /** @param more what chooses some of them: those of an age */
  whole(cents: number, label: string, more: readonly FilterItem[] = []): Figure {
    return this.#figure(cents, label, more);
  }

  row({ relatie, naam, factuur, cents }: Shown, isInvoice: boolean): Figure {
    const invoice = isInvoice && factuur !== null ? [item('post', factuur)] : [];
    return this.#figure(cents, naam, [item('tegenpartij', relatie), ...invoice]);
  }

  /** What some rows come to, opening into each. */
  sum(rows: readonly Shown[], label: string, isInvoice: boolean): Figure {
    const terms = rows.map((row) => ({
      label: row.naam,
      factor: 1,
      part: 'teller' as const,
      figure: this.row(row, isInvoice),
    }));
    const value = rows.reduce((sum, { cents }) => sum + cents, 0);
    const about = { label, explanation: 'Deze samen.' };
    return { kind: 'derived', unit: 'cents', value, terms, about };
  }

  #figure(cents: number, label: string, more: readonly FilterItem[]): Figure {
    const { sign, selection } = this.#page;
    const explanation = 'Regels van facturen die dan openstaan, met hun betalingen tot dan.';
    return bookedFigure(sign * cents, selection, {
      sign,
      filters: [...this.#filters, ...more],
      about: { label, explanation },
    });
  }
}
