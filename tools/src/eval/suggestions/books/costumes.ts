import type { GeneratedLine } from '@kengetal/generator';
import type { Books } from './books.ts';

interface Words {
  readonly kind: Books['kind'];
  readonly name: string;
  /** Words of the generated books, and what they are in this trade. */
  readonly words: Readonly<Record<string, string>>;
}

/** Trades that the generated books are dressed up as: other words, names and kinds of revenue. */
export const COSTUMES = {
  installatie: { kind: 'bv', name: 'Van Dongen Installatie B.V.', words: {} },
  hovenier: {
    kind: 'bv',
    name: 'Hoveniersbedrijf Groenendaal B.V.',
    words: {
      Installatiewerk: 'Tuinaanleg',
      installatiewerk: 'tuinaanleg',
      installatiemateriaal: 'planten en bestrating',
      'Levering toestel': 'Levering planten',
      toestellen: 'planten',
      'Technische Groothandel Midden B.V.': 'Boomkwekerij De Wildt B.V.',
      'Sanitair en Verwarming Centrum': 'Bestrating Centrum',
      'Montagebedrijf Van Loon': 'Grondwerken Van Loon',
      'Dakwerken Élan': 'Vijvers Élan',
    },
  },
  drukker: {
    kind: 'bv',
    name: 'Drukkerij Zuiderlicht B.V.',
    words: {
      Installatiewerk: 'Drukwerk op maat',
      installatiewerk: 'drukwerk op maat',
      installatiemateriaal: 'papier en inkt',
      'Levering toestel': 'Levering enveloppen',
      toestellen: 'enveloppen',
      Onderhoudscontract: 'Nieuwsbrief',
      onderhoudscontracten: 'nieuwsbrieven',
      'Technische Groothandel Midden B.V.': 'Papierhandel Noordzij B.V.',
      'Sanitair en Verwarming Centrum': 'Inkt en Toner Totaal',
      'Montagebedrijf Van Loon': 'Binderij Van Loon',
      'Dakwerken Élan': 'Studio Élan',
      'Abonnement werkbonnen': 'Abonnement ordersysteem',
    },
  },
  groothandel: {
    kind: 'bv',
    name: 'Kantoormeubelen Oostland B.V.',
    words: {
      Installatiewerk: 'Projectinrichting',
      installatiewerk: 'projectinrichting',
      installatiemateriaal: 'handelsgoederen',
      'Levering toestel': 'Levering bureaus',
      toestellen: 'losse meubelen',
      Onderhoudscontract: 'Huur meubilair',
      onderhoudscontracten: 'huur meubilair',
      'Technische Groothandel Midden B.V.': 'Meubelfabriek Hardeman B.V.',
      'Sanitair en Verwarming Centrum': 'Stoelen Import Centrum',
      'Montagebedrijf Van Loon': 'Transport Van Loon',
      'Dakwerken Élan': 'Montage Élan',
      'Bestelwagen Lease B.V.': 'Autolease Veluwe B.V.',
    },
  },
  adviseur: { kind: 'zzp', name: 'Adviesbureau Terpstra', words: {} },
  fotograaf: {
    kind: 'zzp',
    name: 'Fotografie Van Wijk',
    words: {
      Advieswerk: 'Fotoreportage',
      advieswerk: 'fotografie',
      'Abonnement boekhouden': 'Abonnement beeldbewerking',
      'Werkbon Software B.V.': 'Beeldlab Software B.V.',
    },
  },
  kapper: {
    kind: 'zzp',
    name: 'Salon Margriet',
    words: {
      Advieswerk: 'Behandelingen op locatie',
      advieswerk: 'behandelingen',
      'Werkbon Software B.V.': 'Agenda Online B.V.',
      'Kantoorhuis Online': 'Kappersgroothandel Zwolle',
    },
  },
} as const satisfies Record<string, Words>;

export type Costume = keyof typeof COSTUMES;

/** The same books in the words of a trade. */
export function dressed(books: Books, costume: Costume): Books {
  const words = Object.entries<string>(COSTUMES[costume].words);
  if (words.length === 0) return books;
  const say = (text: string) => words.reduce((said, [old, own]) => said.replaceAll(old, own), text);
  const sayLine = (line: GeneratedLine) => ({ ...line, omschrijving: say(line.omschrijving) });
  return {
    ...books,
    relations: books.relations.map((relation) => ({ ...relation, name: say(relation.name) })),
    years: books.years.map((year) => ({
      ...year,
      accounts: year.accounts.map((own) => ({ ...own, omschrijving: say(own.omschrijving) })),
    })),
    entries: books.entries.map((entry) => ({ ...entry, lines: entry.lines.map(sayLine) })),
  };
}
