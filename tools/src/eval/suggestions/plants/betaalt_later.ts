import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

interface Customer {
  readonly relatie: string;
  readonly invoices: readonly Entry[];
  /** Those of the last five months. */
  readonly recent: readonly Entry[];
}

/** A customer with enough behind it, and enough lately. */
function customer(desk: Desk, recent = 2): Customer | null {
  for (const relation of desk.customers(6)) {
    const invoices = desk.of(relation.relatie, 'verkoop');
    const lately = invoices.filter(
      ({ datum }) => datum >= desk.day(4, 1) && datum <= desk.day(1, 28),
    );
    if (lately.length < recent || invoices.length - lately.length < 4) continue;
    desk.use(relation);
    return { relatie: relation.relatie, invoices, recent: lately };
  }
  return null;
}

function told(relatie: string, invoices: readonly Entry[], desk: Desk): Told {
  const [from] = spanOf(invoices.map(({ datum }) => datum));
  return { relaties: [relatie], documenten: invoices, months: [from, periodOfDay(desk.now)] };
}

/** Moves the payment of an invoice by days; it stays open when that is after the books. */
function later(desk: Desk, invoice: Entry, days: number): void {
  for (const payment of desk.payments(invoice)) {
    desk.replace(payment, { datum: addDays(payment.datum, days) });
  }
}

export const betaalt_later: Templates = {
  plants: {
    'ineens een maand later': (desk) => {
      const own = customer(desk);
      if (!own) return null;
      for (const invoice of own.recent) later(desk, invoice, desk.random.whole(30, 42));
      return told(own.relatie, own.recent, desk);
    },
    'steeds later': (desk) => {
      const own = customer(desk, 3);
      if (!own) return null;
      for (const [turn, invoice] of own.recent.entries()) later(desk, invoice, 22 + turn * 9);
      return told(own.relatie, own.recent, desk);
    },
    'laatste facturen nog open': (desk) => {
      const own = customer(desk, 3);
      if (!own) return null;
      const old = own.recent.filter(({ datum }) => addDays(datum, 62) <= desk.now);
      if (old.length < 2) return null;
      for (const invoice of own.recent) {
        const isOpen = addDays(invoice.datum, 85) > desk.now;
        if (isOpen) desk.remove(...desk.payments(invoice));
        else later(desk, invoice, 38);
      }
      return told(own.relatie, own.recent, desk);
    },
    'ruim de helft langer': (desk) => {
      const own = customer(desk);
      if (!own) return null;
      for (const invoice of own.recent) later(desk, invoice, desk.random.whole(24, 29));
      return told(own.relatie, own.recent, desk);
    },
  },
  near: {
    'één factuur te laat': (desk) => {
      const own = customer(desk, 2);
      const [, invoice] = own?.recent ?? [];
      if (!own || !invoice) return null;
      later(desk, invoice, 33);
      return told(own.relatie, own.recent, desk);
    },
    'betaalde altijd zo laat': (desk) => {
      const own = customer(desk);
      if (!own) return null;
      for (const invoice of own.invoices) later(desk, invoice, 36);
      return told(own.relatie, own.recent, desk);
    },
    'enkele dagen later': (desk) => {
      const own = customer(desk);
      if (!own) return null;
      const paid = own.invoices.flatMap((one) =>
        desk
          .payments(one)
          .slice(0, 1)
          .map((payment) => ({ one, payment })),
      );
      // All at the same rhythm, and the last ones three days after it.
      for (const { one, payment } of paid) {
        const late = own.recent.includes(one) ? 3 : 0;
        desk.replace(payment, { datum: addDays(one.datum, 24 + late) });
      }
      return told(own.relatie, own.recent, desk);
    },
    'was vorig jaar traag': (desk) => {
      const own = customer(desk);
      if (!own) return null;
      const slow = own.invoices.filter(
        ({ datum }) => datum >= desk.day(16, 1) && datum < desk.day(10, 1),
      );
      if (slow.length < 2) return null;
      for (const invoice of slow) later(desk, invoice, 34);
      return told(own.relatie, own.recent, desk);
    },
  },
};
