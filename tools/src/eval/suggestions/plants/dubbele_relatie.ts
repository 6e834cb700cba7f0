import type { Account } from '../books/accounts.ts';
import { periodOfDay } from '@kengetal/ledger';
import type { Desk } from './desk.ts';
import type { Templates, Told } from './templates.ts';

const TRADES: readonly (readonly [string, Account, string])[] = [
  ['Timmerwerken', 'onderhoudPand', 'Timmerwerk'],
  ['Grafisch', 'drukwerk', 'Ontwerp'],
  ['Logistics', 'transport', 'Rit'],
  ['Bedrijfskleding', 'kleine', 'Kleding'],
  ['Schilders', 'onderhoudPand', 'Schilderwerk'],
];

const FAMILIES = ['Van der Meulen', 'Bronkhorst', 'Stegeman', 'Hazelaar', 'Westerink', 'Opdam'];

const told = (desk: Desk, ...relaties: readonly string[]): Told => ({
  relaties,
  months: [desk.month(desk.whole()), periodOfDay(desk.now)],
});

/** Two suppliers, each with bills of its own. */
const two = (
  desk: Desk,
  names: (family: string, trade: string) => readonly [string, string],
  used = true,
) => {
  const [trade, account, text] = desk.random.pick(TRADES);
  const [name, other] = names(desk.random.pick(FAMILIES), trade);
  const [a, b] = [desk.named('S', name), desk.named('S', other)];
  desk.loose({ from: a, account, text }, [90, 700]);
  if (used) desk.loose({ from: b, account, text }, [90, 700]);
  return told(desk, a.relatie, b.relatie);
};

const typo = (name: string) => {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at) + name.slice(at + 1);
};

export const dubbele_relatie: Templates = {
  plants: {
    'met en zonder B.V.': (desk) =>
      two(desk, (family, trade) => [`${family} ${trade} B.V.`, `${family} ${trade}`]),
    'andere hoofdletters en leestekens': (desk) =>
      two(desk, (family, trade) => [
        `${family} ${trade} BV`,
        `${family.toUpperCase()} ${trade.toUpperCase()} B.V.`,
      ]),
    'een letter vergeten': (desk) =>
      two(desk, (family, trade) => [`${family} ${trade}`, typo(`${family} ${trade}`)]),
    'streepje of spatie': (desk) =>
      two(desk, (family, trade) => [`${family}-${trade}`, `${family} ${trade}`]),
    'een klant onder twee nummers': (desk) => {
      const [customer] = desk.customers(6, false);
      if (!customer) return null;
      desk.use(customer);
      const other = desk.named('C', customer.name.replace(' B.V.', ' BV'), customer.city);
      const sales = desk.of(customer.relatie, 'verkoop');
      for (const sale of sales.slice(-Math.ceil(sales.length / 2))) {
        for (const entry of [sale, ...desk.payments(sale)]) {
          const lines = entry.lines.map((line) =>
            line.relatie === null ? line : { ...line, relatie: other.relatie },
          );
          desk.replace(entry, { lines });
        }
      }
      return told(desk, customer.relatie, other.relatie);
    },
  },
  near: {
    'vestigingen van een keten': (desk) =>
      two(desk, () => ['Bouwmarkt Praxema Tiel', 'Bouwmarkt Praxema Ede']),
    'zelfde achternaam, andere voorletters': (desk) =>
      two(desk, (family) => [`J. ${family}`, `P.M. ${family}`]),
    'de tweede nooit gebruikt': (desk) =>
      two(desk, (family, trade) => [`${family} ${trade}`, `${family} ${trade} B.V.`], false),
    'zelfde familie, ander vak': (desk) =>
      two(desk, (family, trade) => [`${family} ${trade}`, `${family} Makelaardij`]),
    'klant en leverancier': (desk) => {
      const [customer] = desk.customers(4, false);
      if (!customer) return null;
      desk.use(customer);
      const from = desk.named('S', customer.name);
      desk.loose({ from, account: 'advies', text: 'Advies' }, [100, 500]);
      return told(desk, customer.relatie, from.relatie);
    },
  },
};
