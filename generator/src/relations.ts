import type { Random } from './random.ts';

export interface GeneratedRelation {
  relatie: string;
  name: string;
  kind: 'C' | 'S';
  city: string;
  /** Days after which an invoice is usually paid. */
  delay: number;
}

const FIRST = ['Bakker', 'De Graaf', 'Hendriks', 'Jansen', 'Kuipers', 'Meijer', 'Postma', 'Smit'];
const SECOND = [
  'Bouw',
  'Vastgoed',
  'Zorg',
  'Makelaars',
  'Techniek',
  'Logistiek',
  'Horeca',
  'Interieur',
];
const CITIES = [
  'Amersfoort',
  'Hilversum',
  'Nijkerk',
  'Utrecht',
  'Zeist',
  'Ede',
  'Veenendaal',
  'Soest',
];

/** Suppliers, each with its own part in the story. */
const SUPPLIERS = {
  groothandel: 'Technische Groothandel Midden B.V.',
  sanitair: 'Sanitair en Verwarming Centrum',
  onderaannemer: 'Montagebedrijf Van Loon',
  dakdekker: 'Dakwerken Élan',
  verhuurder: 'Bedrijfspanden De Wetering',
  energie: 'Groene Stroom Nederland',
  tankpas: 'Tankpas Benelux',
  lease: 'Bestelwagen Lease B.V.',
  garage: 'Garage Brouwer',
  kantoor: 'Kantoorhuis Online',
  telecom: 'Telecom Zakelijk',
  software: 'Werkbon Software B.V.',
  reclame: 'Reclamebureau Zoë',
  verzekeraar: 'Assurantiën De Eem',
  accountant: 'Accountants Veldhuis',
  autodealer: 'Autobedrijf Valleizicht',
} as const;

export type SupplierName = keyof typeof SUPPLIERS;

export interface Relations {
  customers: readonly GeneratedRelation[];
  /** Pays later and later towards the end of the books. */
  late: GeneratedRelation;
  contracts: readonly GeneratedRelation[];
  /** Firms that the installation firm is a subcontractor of. */
  builders: readonly GeneratedRelation[];
  supplier: (name: SupplierName) => GeneratedRelation;
  all: readonly GeneratedRelation[];
}

/** Customers and suppliers; more customers for a bigger administration. */
export function createRelations(random: Random, customers: number): Relations {
  const customer = (index: number): GeneratedRelation => {
    const round = Math.floor(index / 64);
    const name = `${FIRST[index % 8] ?? ''} ${SECOND[Math.floor(index / 8) % 8] ?? ''}`;
    return {
      relatie: String(10_001 + index),
      name: `${name}${round > 0 ? ` ${String(round + 1)}` : ''} B.V.`,
      kind: 'C',
      city: random.pick(CITIES),
      delay: random.whole(12, 38),
    };
  };
  const list = Array.from({ length: Math.max(14, customers) }, (_, index) => customer(index));
  const suppliers = new Map<string, GeneratedRelation>(
    Object.entries(SUPPLIERS).map(([key, name], index) => [
      key,
      {
        relatie: String(20_001 + index),
        name,
        kind: 'S',
        city: random.pick(CITIES),
        delay: random.whole(14, 28),
      },
    ]),
  );
  const late = list[2];
  if (!late) throw new Error('There are too few customers.');
  return {
    customers: list,
    late,
    contracts: list.slice(3, 13),
    builders: list.slice(0, 3),
    supplier: (name) => {
      const relation = suppliers.get(name);
      if (!relation) throw new Error(`No supplier ${name}.`);
      return relation;
    },
    all: [...list, ...suppliers.values()],
  };
}
