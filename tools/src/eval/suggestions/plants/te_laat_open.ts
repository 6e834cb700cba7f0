import { addDays } from '@kengetal/generator';
import { periodOfDay } from '@kengetal/ledger';
import type { Entry } from '../books/books.ts';
import { spanOf, type Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

/** Invoices of a customer between so many days before the end of the books, that were paid. */
function sold(desk: Desk, [oldest, youngest]: readonly [number, number], least = 1) {
  for (const relation of desk.customers(4)) {
    const invoices = desk
      .of(relation.relatie, 'verkoop')
      .filter(
        ({ datum }) => datum >= addDays(desk.now, -oldest) && datum <= addDays(desk.now, -youngest),
      )
      .filter((one) => desk.payments(one).length === 1);
    if (invoices.length < least) continue;
    return { relatie: desk.use(relation).relatie, invoices };
  }
  return null;
}

function told(desk: Desk, relatie: string, invoices: readonly Entry[]): Told {
  const [from] = spanOf(invoices.map(({ datum }) => datum));
  return {
    relaties: [relatie],
    documenten: invoices,
    months: [from, periodOfDay(desk.now)],
    also: ['betaalt_later'],
  };
}

/** Leaves the first invoices of a customer unpaid. */
const unpaid = (desk: Desk, days: readonly [number, number], count: number) => {
  const own = sold(desk, days, count);
  if (!own) return null;
  const open = own.invoices.slice(0, count);
  for (const invoice of open) desk.remove(...desk.payments(invoice));
  return told(desk, own.relatie, open);
};

export const te_laat_open: Templates = {
  plants: {
    'een factuur van een half jaar oud': (desk) => unpaid(desk, [230, 140], 1),
    'een factuur van meer dan een jaar oud': (desk) => unpaid(desk, [520, 370], 1),
    'net over de grens': (desk) => unpaid(desk, [165, 127], 1),
    'drie facturen': (desk) => unpaid(desk, [400, 135], 3),
  },
  near: {
    'nog geen drie maanden oud': (desk) => unpaid(desk, [84, 40], 1),
    'in twee delen betaald': (desk) => {
      const own = sold(desk, [330, 140]);
      const [invoice] = own?.invoices ?? [];
      const [payment] = invoice ? desk.payments(invoice) : [];
      if (!own || !invoice || !payment) return null;
      const part = payment.lines.map((line) => ({ ...line, cents: Math.trunc(line.cents / 2) }));
      const rest = payment.lines.map((line, index) => ({
        ...line,
        cents: line.cents - (part[index]?.cents ?? 0),
      }));
      desk.replace(payment, { lines: part });
      const second = desk.post('bank', addDays(payment.datum, 20), 'Restant', []);
      desk.replace(second, { lines: rest });
      return told(desk, own.relatie, [invoice]);
    },
    'gecrediteerd in plaats van betaald': (desk) => {
      const own = sold(desk, [330, 140]);
      const [invoice] = own?.invoices ?? [];
      if (!own || !invoice) return null;
      desk.remove(...desk.payments(invoice));
      const credit = desk.post('verkoop', addDays(invoice.datum, 30), 'Creditnota', []);
      const lines = invoice.lines.map((line) => ({
        ...line,
        cents: -line.cents,
        btw_cents: line.btw_cents === null ? null : -line.btw_cents,
        omschrijving: `Creditnota bij ${line.factuur ?? ''}`,
      }));
      desk.replace(credit, { lines });
      return told(desk, own.relatie, [invoice]);
    },
    'enkele euro’s te weinig betaald': (desk) => {
      const own = sold(desk, [330, 140]);
      const [invoice] = own?.invoices ?? [];
      const [payment] = invoice ? desk.payments(invoice) : [];
      if (!own || !invoice || !payment) return null;
      const less = desk.random.whole(150, 3_900);
      const lines = payment.lines.map((line) => ({
        ...line,
        cents: line.cents - Math.sign(line.cents) * less,
      }));
      desk.replace(payment, { lines });
      return told(desk, own.relatie, [invoice]);
    },
    'pas ontvangen, maar wel betaald': (desk) => {
      const own = sold(desk, [230, 140]);
      const [invoice] = own?.invoices ?? [];
      if (!own || !invoice) return null;
      for (const payment of desk.payments(invoice)) {
        desk.replace(payment, { datum: addDays(desk.now, -desk.random.whole(3, 20)) });
      }
      return told(desk, own.relatie, [invoice]);
    },
  },
};
