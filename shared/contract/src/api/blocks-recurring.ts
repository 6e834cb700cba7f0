import * as z from 'zod';
import { FREQUENCIES } from '../vocabulary.ts';
import { figure, type Figure } from './figures.ts';
import { day, periode } from './primitives.ts';

/** How sure a series is; 'bevestigd' is said by an editor. */
export const recurringCertainty = z.enum(['bevestigd', 'zeker', 'waarschijnlijk', 'onzeker']);

/** Against the last day of the data, not today. */
export const recurringStatus = z.enum(['actief', 'gemist', 'gestopt']);

export const recurringSignal = z.object({
  key: z.enum([
    'prijsverhoging',
    'prijsverlaging',
    'gemist',
    'nieuw',
    'mogelijk_dubbel',
    'gestopt',
  ]),
  /** As a badge, e.g. 'Prijs +11,5%'. */
  label: z.string(),
  /** Whole sentence. */
  words: z.string(),
});

/** What a month holds of a series; in 'hoger' and 'lager' the price changed. */
export const recurringMonth = z.enum([
  'geen',
  'geboekt',
  'hoger',
  'lager',
  'dubbel',
  'verwacht',
  'gemist',
]);

export const recurringAmountKind = z.enum(['vast', 'trede', 'variabel']);
export const recurringSection = z.enum(['kosten', 'omzet', 'vaste_boekingen', 'genegeerd']);

export const recurringRow = z.object({
  id: z.string(),
  /** Relation, or else the words of the bookings. */
  name: z.string(),
  rekening: z.string(),
  rekening_naam: z.string(),
  frequentie: z.enum(FREQUENCIES),
  amount_kind: recurringAmountKind,
  /** Usual amount each time; an amount that was really booked. */
  amount: figure,
  /** Where it varies: the least and the most that was booked; totals have the usual amount. */
  range: z.object({ lowest: figure, highest: figure }).optional(),
  /** The same as an amount per month, where it does not come monthly. */
  per_month: figure.optional(),
  last: day,
  /** Null for a series that has stopped. */
  next: day.nullable(),
  /** One per month of the block, with the number of bookings. */
  months: z.array(z.object({ state: recurringMonth, count: z.int() })),
  certainty: recurringCertainty,
  /** Uncertain because it came too few times: there is not enough to go by. */
  too_few: z.literal(true).optional(),
  /** Whether it is in the totals: running, and no mere guess. */
  counts: z.boolean(),
  status: recurringStatus,
  signals: z.array(recurringSignal),
});

export const recurringHead = z.object({
  key: z.string(),
  title: z.string(),
  /** 'bezig' until the series of these books have been looked for; 'te_kort' without enough history. */
  state: z.enum(['gereed', 'bezig', 'te_kort']),
  /** True while the series of newer books are being looked for; worth asking again. */
  searching: z.boolean(),
  /** Why there is nothing, or how old what there is. */
  message: z.string().optional(),
  /** Last day of the data, what missed and expected are measured by. */
  as_of: day.nullable(),
  months: z.array(periode),
});

export const unknownDues = z.array(z.object({ name: z.string(), why: z.string() }));

/** Weeks by number, from Monday to Sunday. */
export const expectedWeeks = z.array(z.object({ week: z.int(), first: day, last: day }));

/** Series that come back, their twelve months and what is expected of them, spoken out. */
export interface RecurringBlock extends z.infer<typeof recurringHead> {
  kind: 'recurring';
  sections: { key: z.infer<typeof recurringSection>; title: string; rows: RecurringRow[] }[];
  /** What is expected after the data, by day; what goes out is negative. */
  agenda: {
    datum: string;
    id: string;
    kind: 'reeks' | 'lonen' | 'loonheffing' | 'btw';
    name: string;
    why: string;
    amount: Figure;
  }[];
  unknown: z.infer<typeof unknownDues>;
  /** Weeks that hold those days, from Monday to Sunday. */
  weeks: z.infer<typeof expectedWeeks>;
  /** Last of those days. */
  until: string | null;
}

export type RecurringRow = z.infer<typeof recurringRow>;
export type RecurringSignal = z.infer<typeof recurringSignal>;
export type RecurringMonth = z.infer<typeof recurringMonth>;
export type RecurringCertainty = z.infer<typeof recurringCertainty>;
