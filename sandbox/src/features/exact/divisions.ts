import {
  bulkYear,
  simulate,
  writable,
  type AdministrationOptions,
  type WritableYear,
} from '@kengetal/generator';
import { SEEDED_PEOPLE, type Person } from '../../people.ts';

/** A company of somebody at the stand-in. */
export interface Division {
  readonly code: number;
  readonly name: string;
  /** Number for VAT, where Exact was told one. */
  readonly vatNumber?: string;
  /** True where nobody mapped the accounts to RGS; Exact knows their kinds all the same. */
  readonly isUnmapped?: true;
  /** E-mail addresses of who may look into it. */
  readonly people: readonly string[];
  /** Makes the books, from the first year on. */
  readonly years: (companyName: string) => WritableYear[];
}

const [OWNER, READER] = SEEDED_PEOPLE.map(({ email }) => email);
if (OWNER === undefined || READER === undefined) throw new Error('there are no seeded people');

const BULK_LINES = 200_000;

const small = (books: AdministrationOptions) => (companyName: string) =>
  [...simulate({ ...books, companyName })].map(writable);

/**
 * Companies of the seeded people, all of one bookkeeper's office: a large one, a small one with
 * three years that two people share, somebody who works alone, one whose years begin in July and
 * close in a thirteenth period, one that is of neither, and one of some months.
 */
export const DIVISIONS: readonly Division[] = [
  {
    code: 3_100_001,
    name: 'Grootverbruik Installaties B.V.',
    people: [OWNER],
    years: (name) => {
      const year = bulkYear({ seed: 31, firstMonth: 202501, lines: BULK_LINES });
      return [{ ...year, company: { ...year.company, name } }];
    },
  },
  {
    code: 3_100_002,
    name: 'Installatiebedrijf De Linde B.V.',
    people: [OWNER, READER],
    years: small({ seed: 32, firstMonth: 202401, years: 3, lastMonth: 202610, varied: true }),
  },
  {
    code: 3_100_003,
    name: 'Adviespraktijk Noord',
    people: [OWNER],
    years: small({ seed: 33, firstMonth: 202501, years: 2, lastMonth: 202610, trade: 'zzp' }),
  },
  {
    code: 3_100_004,
    name: 'Zomerboekjaar Techniek B.V.',
    people: [READER],
    years: small({ seed: 34, firstMonth: 202407, years: 2, closingPeriod: true, digits: 6 }),
  },
  {
    code: 3_100_005,
    name: 'Van een ander kantoor B.V.',
    people: [],
    years: small({ seed: 35, firstMonth: 202501, years: 1 }),
  },
  {
    code: 3_100_006,
    name: 'Atelier Buitenhof',
    people: [READER],
    years: small({ seed: 36, firstMonth: 202601, years: 1, lastMonth: 202610, trade: 'zzp' }),
  },
];

/** The divisions that somebody may look into; the first is the one that Exact begins with. */
export const divisionsOf = (person: Person, all: readonly Division[]): Division[] =>
  all.filter(({ people }) => people.includes(person.email));
