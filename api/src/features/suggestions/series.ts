import {
  CADENCES,
  dayName,
  GROUPS,
  periodOfDay,
  type Booking,
  type ChosenSeries,
} from '@kengetal/ledger';
import type { Figure, FilterItem } from '@kengetal/contract';
import type { Account, ProjectBooks } from './books-of.ts';
import { sumFigure, type About } from './proof.ts';

/** Costs that nobody sends a bill for, and what is no cost. */
const NO_BILLS: ReadonlySet<string> = new Set([
  'netto_omzet',
  'overige_opbrengsten',
  'wijziging_voorraden',
  'personeelskosten',
  'afschrijvingen',
  'waardeveranderingen',
  'financiele_baten_lasten',
  'belastingen',
  'resultaat_deelnemingen',
  'resultaatbestemming',
]);

/** A cost that comes back, with its account. */
export interface CostSeries {
  readonly series: ChosenSeries;
  readonly account: Account;
  /** Of whom, or for what. */
  readonly naam: string;
}

/** The series of bills for costs, or of other accounts that count. */
export function costSeries(
  { series, accounts, names }: ProjectBooks,
  counts: (account: Account) => boolean = isBilled,
): CostSeries[] {
  return series.flatMap((one) => {
    const account = accounts.get(one.rekening);
    const isCost = (one.occurrences.at(-1)?.cents ?? 0) > 0;
    if (!account || !isCost || !counts(account)) return [];
    return [{ series: one, account, naam: nameOf(one, names) }];
  });
}

export const isBilled = ({ groep }: Account): boolean =>
  GROUPS[groep].type === 'resultaat' && !NO_BILLS.has(GROUPS[groep].main);

export const nameOf = (
  { tegenpartij, tegenpartij_naam, omschrijving }: ChosenSeries,
  names: ReadonlyMap<string, string>,
): string => (tegenpartij && names.get(tegenpartij)) ?? tegenpartij_naam ?? omschrijving;

/** Times that a series comes in a year. */
export const perYear = ({ rhythm }: ChosenSeries): number => CADENCES[rhythm.cadence].perYear;

/** One time that a series came, opening into its lines. */
export function bookingFigure({ evidence, datum }: Booking, about: About): Figure {
  return sumFigure(
    evidence.map((one) => {
      const filters: FilterItem[] = [
        { column: 'rekening', operator: 'eq', value: one.rekening },
        { column: 'datum', operator: 'eq', value: one.datum },
        { column: 'dagboek', operator: 'eq', value: one.dagboek },
        { column: 'boekstuk', operator: 'in', value: [...one.entries] },
      ];
      if (one.tegenpartij !== null) {
        filters.push({ column: 'tegenpartij', operator: 'eq', value: one.tegenpartij });
      }
      if (one.others?.length) {
        filters.push({ column: 'tegenpartij', operator: 'not_in', value: [...one.others] });
      }
      if (one.omschrijvingen) {
        filters.push({ column: 'omschrijving', operator: 'in', value: [...one.omschrijvingen] });
      }
      if (one.amounts) filters.push({ column: 'bedrag', operator: 'in', value: [...one.amounts] });
      const months = [periodOfDay(one.datum), ...one.periodes];
      const figure: Figure = {
        kind: 'booked',
        cents: one.cents,
        sign: 1,
        selection: {
          periode_min: Math.min(...months),
          periode_max: Math.max(...months),
          soorten: ['mutatie'],
          filters,
        },
        about,
      };
      return { label: `Geboekt op ${dayName(datum)}`, figure };
    }),
    about,
  );
}
