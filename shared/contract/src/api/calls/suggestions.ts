import * as z from 'zod';
import { LIMITS } from '../../limits.ts';
import {
  CERTAINTIES,
  DETECTORS,
  EFFECTS,
  SUGGESTION_CATEGORIES,
  SUGGESTION_STATES,
  URGENCIES,
} from '../../suggestions.ts';
import { pageData } from '../blocks.ts';
import { defineCalls } from '../call.ts';
import { download } from '../entities.ts';
import { figure, figureText } from '../figures.ts';
import { day, id, instant, listTo, periode, periodeOrUnset, textTo } from '../primitives.ts';

const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const editor = { scope: 'project', level: 'bewerker', field: 'project_id' } as const;

/** As a query has it: digits. */
const askedPeriode = z.coerce.number().min(0).max(999_999).pipe(periodeOrUnset);

/** A finding in the books, proven by their lines. */
export const suggestion = z.object({
  suggestion_id: id,
  detector: z.enum(DETECTORS),
  category: z.enum(SUGGESTION_CATEGORIES),
  status: z.enum(SUGGESTION_STATES),
  /** A few words, as in a trail: 'Dubbele factuur VD-26871'. */
  title: z.string(),
  /** The conclusion, one sentence whose amounts open. */
  summary: figureText,
  /** What it is worth, or null where it has no amount. */
  effect: z.object({ figure, per: z.enum(EFFECTS) }).nullable(),
  urgency: z.enum(URGENCIES),
  /** Day before which it must be done, where there is one. */
  due: day.nullable(),
  certainty: z.enum(CERTAINTIES),
  /** Months that it is about. */
  periode_min: periode,
  periode_max: periode,
  /** What it is about, by number or code. */
  about: z.object({
    relaties: z.array(z.string()),
    rekeningen: z.array(z.string()),
    documenten: z.array(z.string()),
  }),
  assignee: z.object({ user_id: id, name: z.string() }).nullable(),
  /** Why it was called not relevant. */
  reason: z.string().nullable(),
  /** How it ended: 'Opgelost in de boeken', 'Afgehandeld door Marieke'; null while it is open. */
  ended: z.object({ at: instant, words: z.string() }).nullable(),
  /** True when the books no longer show it: it returns by itself and is not to be put back. */
  gone: z.literal(true).optional(),
  /** What changed since it was set aside, for one that came back. */
  changed: z.string().nullable(),
  created_at: instant,
});

const suggestionList = z.object({
  suggestions: z.array(suggestion),
  /** When was last looked, or null where that has not been done; and whether it is being done. */
  checked_at: instant.nullable(),
  is_checking: z.boolean(),
  /** Set where the last look failed: what is listed is of before, and nothing may be concluded of it. */
  failed: z.literal(true).optional(),
  /** What is open, of one kind of effect each; absent without open findings. */
  headline: figureText.optional(),
  /** Detectors that are quiet in this project, and one that it keeps rejecting. */
  quiet: z.array(z.enum(DETECTORS)),
  ask_quiet: z.enum(DETECTORS).nullable(),
  /** Who findings can be assigned to. */
  people: z.array(z.object({ user_id: id, name: z.string() })),
});

export const suggestionCalls = defineCalls({
  suggestions: {
    method: 'GET',
    path: '/suggestions',
    summary: 'Suggestions: the open ones, and those that ended about a period (0 if unset)',
    access: reader,
    query: z.object({ project_id: id, periode_min: askedPeriode, periode_max: askedPeriode }),
    response: suggestionList,
  },
  suggestion: {
    method: 'GET',
    path: '/suggestion',
    summary: 'One suggestion with its evidence: blocks of a chart and of the lines that prove it',
    access: { scope: 'suggestion', level: 'lezer', field: 'suggestion_id' },
    query: z.object({ suggestion_id: id }),
    response: pageData.extend({
      suggestion,
      /** How it was computed, and what the books cannot prove. */
      how: figureText,
      steps: z.array(z.string()),
      /** What to ask the bookkeeper. */
      question: z.string(),
      history: z.array(z.object({ at: instant, words: z.string() })),
    }),
  },
  updateSuggestions: {
    method: 'PATCH',
    path: '/suggestions',
    summary: 'Answers suggestions: their state with its reason, who takes them, a note',
    access: editor,
    body: z.object({
      project_id: id,
      suggestion_ids: listTo(LIMITS.suggestionsAtOnce, id),
      status: z.enum(['nieuw', 'in_behandeling', 'afgehandeld', 'niet_relevant']).optional(),
      reason: textTo(LIMITS.suggestionReason).optional(),
      assignee: id.nullable().optional(),
      note: textTo(LIMITS.suggestionReason).optional(),
    }),
    response: z.object({ suggestions: z.array(suggestion) }),
  },
  quietDetector: {
    method: 'POST',
    path: '/suggestions/quiet',
    summary: 'Makes a detector quiet in a project, or lets it speak again',
    access: editor,
    body: z.object({ project_id: id, detector: z.enum(DETECTORS), quiet: z.boolean() }),
  },
  exportSuggestions: {
    method: 'POST',
    path: '/suggestions/export',
    summary: 'The suggestions as XLSX or CSV',
    access: reader,
    body: z.object({ project_id: id, format: z.enum(['xlsx', 'csv']) }),
    response: download,
  },
});

export type Suggestion = z.infer<typeof suggestion>;
export type SuggestionList = z.infer<typeof suggestionList>;
