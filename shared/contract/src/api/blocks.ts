import * as z from 'zod';
import { shortRecurringBlock } from './blocks-short-series.ts';
import {
  cashBlock,
  cashWeekBlock,
  changesBlock,
  evidenceBlock,
  failedBlock,
  pendingBlock,
  owedBlock,
  stepsBlock,
} from './blocks-dashboard.ts';
import { coverageBlock, factsBlock, qualityBlock } from './blocks-detail.ts';
import { comparisonOption } from './comparisons.ts';
import { gridBlock } from './blocks-grid.ts';
import { figure, figureText } from './figures.ts';
import { openItemsBlock } from './open-items.ts';
import { instant, judgement, periode } from './primitives.ts';

export { figureText };

/** Change against the comparison: the percentage, or why there is none, and words for it. */
const change = z.object({
  figure,
  judgement,
  /** e.g. 't.o.v. okt – dec'. */
  label: z.string(),
  /** Whole sentence for tooltip and screen reader, e.g. 'van € 200 verlies naar € 300 winst'. */
  words: z.string(),
});

/** A month of a trend: the same for every question about one version. */
export const trendPoint = z.object({ periode, figure, chosen: z.boolean() });

const figuresBlock = z.object({
  kind: z.literal('figures'),
  key: z.string(),
  title: z.string().optional(),
  /** What the figures are of and held against: 'Maart 2025' and 'Februari 2025'. */
  columns: z.object({ figure: z.string(), comparison: z.string().optional() }).optional(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** More of what it is, below it: '4e kwartaal t/m oktober, uiterlijk 31 januari'. */
      detail: z.string().optional(),
      figure,
      /** Second figure shown small beside the first, e.g. a margin in percent. */
      extra: figure.optional(),
      change: change.optional(),
      comparison: figure.optional(),
      /** Twelve months up to and including the chosen period, oldest first. */
      trend: z.array(trendPoint).optional(),
    }),
  ),
});

/** One figure per period: the same for every question about one version. */
export const seriesFigures = z.array(figure);

const seriesBlock = z.object({
  kind: z.literal('series'),
  key: z.string(),
  title: z.string(),
  periods: z.array(periode),
  series: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      role: z.enum(['omzet', 'kosten', 'resultaat', 'vergelijking', 'overig']),
      figures: seriesFigures,
    }),
  ),
  highlight: z.object({ periode_min: periode, periode_max: periode }).optional(),
});

const textBlock = figureText.extend({
  kind: z.literal('text'),
  key: z.string(),
  title: z.string().optional(),
  /** Path inside the app where more of it is read. */
  path: z.string().optional(),
});

const listBlock = z.object({
  kind: z.literal('list'),
  key: z.string(),
  title: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      detail: z.string().optional(),
      figure: figure.optional(),
      /** Path inside the app. */
      path: z.string().optional(),
    }),
  ),
  /** How many there are in all, where these are the first of them. */
  count: z.int().optional(),
});

const checksBlock = z.object({
  kind: z.literal('checks'),
  key: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      state: z.enum(['goed', 'let_op', 'fout']),
      figure: figure.optional(),
    }),
  ),
});

/** What pages and components are made of (design §5). */
export const block = z.discriminatedUnion('kind', [
  figuresBlock,
  seriesBlock,
  textBlock,
  listBlock,
  checksBlock,
  gridBlock,
  shortRecurringBlock,
  factsBlock,
  qualityBlock,
  coverageBlock,
  openItemsBlock,
  cashBlock,
  cashWeekBlock,
  owedBlock,
  changesBlock,
  stepsBlock,
  evidenceBlock,
  failedBlock,
  pendingBlock,
]);

/** Said when the asked period holds nothing or the data is incomplete, with a way on. */
export const notice = z.object({
  text: z.string(),
  action: z.object({ label: z.string(), periode_min: periode, periode_max: periode }).optional(),
});

export const pageData = z.object({
  title: z.string(),
  blocks: z.array(block),
  notice: notice.optional(),
  /** What its period can be held against, of a page on which that is chosen. */
  comparisons: z.array(comparisonOption).optional(),
  /** When the books were last read, or null when there are none. */
  updated_at: instant.nullable(),
});

export type Judgement = z.infer<typeof judgement>;
export type Block = z.infer<typeof block>;
export type FiguresBlock = z.infer<typeof figuresBlock>;
export type TrendPoint = z.infer<typeof trendPoint>;
export type SeriesBlock = z.infer<typeof seriesBlock>;
export type TextBlock = z.infer<typeof textBlock>;
export type ListBlock = z.infer<typeof listBlock>;
export type ChecksBlock = z.infer<typeof checksBlock>;
export type FigureText = z.infer<typeof figureText>;
export type Notice = z.infer<typeof notice>;
export type PageData = z.infer<typeof pageData>;
