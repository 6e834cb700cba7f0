import * as z from 'zod';
import { figure, figureText } from './figures.ts';
import { listBasis } from './open-items.ts';
import { cents, day, judgement } from './primitives.ts';
import { PROJECT_RIGHTS } from '../vocabulary.ts';

/** Something that is expected to come in or go out, with why. */
const expectedMove = z.object({
  datum: day,
  name: z.string(),
  why: z.string(),
  /** Cents with a sign, in is positive. */
  figure,
});

/** What there is expected to be at the end of a week. */
const expectedEnd = {
  stand: figure,
  /** Band in which the balance is likely to be, from past errors; null where nothing tells. */
  band: z.object({ low: cents, high: cents }).nullable(),
};

/** Money on bank and in cash, and what it is expected to become in the coming weeks. */
export const cashBlock = z.object({
  kind: z.literal('cash'),
  key: z.string(),
  title: z.string(),
  /** Day that the books go up to, and what there is then. */
  dag: day,
  stand: figure,
  /** What there was at the end of the weeks before, oldest first. */
  before: z.array(z.object({ datum: day, figure })),
  /** Weeks of ISO 8601 after that day; what each expects is a `cash_week`, asked for by itself. */
  weeks: z.array(
    z.object({
      /** 'wk 21'. */
      label: z.string(),
      tot: day,
      ...expectedEnd,
    }),
  ),
  /** All weeks together by kind, as a sum: 'Openstaande facturen' +68.700. */
  parts: z.array(z.object({ key: z.string(), label: z.string(), figure })),
  /** The lowest point in words: 'Laagste stand rond 12 dec: € 8.400'. */
  lowest: figureText,
  /** What is left out because the books do not tell it, with why. */
  unknown: z.array(z.object({ name: z.string(), why: z.string() })),
});

/** What is expected in a week, asked with `rij` `cash_week` and its last day: 'cash_week 2025-05-25'. */
export const cashWeekBlock = z.object({
  kind: z.literal('cash_week'),
  key: z.string(),
  title: z.string(),
  /** Of the same expectation as the moves. */
  ...expectedEnd,
  moves: z.array(expectedMove),
});

/** What customers owe or suppliers are owed, by age, and who matter most. */
export const owedBlock = z.object({
  kind: z.literal('owed'),
  key: z.string(),
  title: z.string(),
  groep: z.enum(['debiteuren', 'crediteuren']),
  /** What that moment is called: 'stand 31 mrt'. */
  stand: z.string(),
  total: figure,
  /** Days that it takes to be paid, or to pay. */
  days: figure.optional(),
  /** What the days of `top` count from; left out where the books do not tell of whom it is. */
  basis: listBasis.optional(),
  /** None where the books do not tell which invoices are open. */
  ages: z.array(z.object({ key: z.string(), label: z.string(), count: z.int(), figure })),
  top: z.array(
    z.object({ relatie: z.string(), naam: z.string(), dagen: z.int().nullable(), figure }),
  ),
  /** Path inside the app of the whole list. */
  path: z.string(),
});

/** What changed most against the comparison, the largest first, and what did it. */
export const changesBlock = z.object({
  kind: z.literal('changes'),
  key: z.string(),
  title: z.string(),
  /** 't.o.v. okt – dec'. */
  than: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** In cents; opens into now and before. */
      figure,
      judgement,
      /** The same in percent, or where that says nothing what it was before. */
      percent: figure,
      before: figure.optional(),
      /** 'Vooral € 3.120 meer bij Flex Uitzendbureau'. */
      reason: figureText.optional(),
    }),
  ),
});

/** What a new project needs, in the order in which it is done. */
export const stepsBlock = z.object({
  kind: z.literal('steps'),
  key: z.string(),
  title: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      done: z.boolean(),
      /** True while it is being done, which ends by itself. */
      busy: z.literal(true).optional(),
      /** How far it is: '3 rekeningen nog niet ingedeeld'. */
      detail: z.string().optional(),
      /** Path inside the app where it is done. */
      path: z.string().optional(),
      /** Who can do it; it is no step for others. */
      level: z.enum(PROJECT_RIGHTS),
    }),
  ),
});

/** A part of a page that could not be made; the others stand. */
export const failedBlock = z.object({
  kind: z.literal('failed'),
  key: z.string(),
  title: z.string(),
});

/** A part of a page that is being made in the background; asked again, it comes. */
export const pendingBlock = z.object({
  kind: z.literal('pending'),
  key: z.string(),
  title: z.string(),
  text: z.string(),
});

const evidenceCell = z.union([z.string(), figure, z.null()]);

/** Bookings and amounts that prove a finding, which belong together in a row and add up. */
export const evidenceBlock = z.object({
  kind: z.literal('evidence'),
  key: z.string(),
  title: z.string(),
  /** '12 boekingen, elk bedrag opent zijn boeking'. */
  detail: z.string().optional(),
  columns: z.array(z.object({ label: z.string(), kind: z.enum(['tekst', 'datum', 'bedrag']) })),
  /** A cell of each column: text, a day YYYY-MM-DD, a figure, or nothing. */
  rows: z.array(z.array(evidenceCell)),
  total: z.array(evidenceCell).optional(),
});

export type CashBlock = z.infer<typeof cashBlock>;
export type CashWeekBlock = z.infer<typeof cashWeekBlock>;
export type OwedBlock = z.infer<typeof owedBlock>;
export type ChangesBlock = z.infer<typeof changesBlock>;
export type StepsBlock = z.infer<typeof stepsBlock>;
export type PendingBlock = z.infer<typeof pendingBlock>;
export type FailedBlock = z.infer<typeof failedBlock>;
export type EvidenceBlock = z.infer<typeof evidenceBlock>;
