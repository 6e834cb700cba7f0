import * as z from 'zod';
import { VIEW_SCREENS } from '../../vocabulary.ts';
import { defineCalls } from '../call.ts';
import { id, instant } from '../primitives.ts';

const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;

const screen = z.enum(VIEW_SCREENS);
const name = z
  .string()
  .trim()
  .min(1, 'Vul een naam in.')
  .max(80, 'Kies een naam van hooguit 80 tekens.');

/** Filters and choices of a screen, kept under a name. */
const savedView = z.object({
  view_id: id,
  screen,
  name,
  /** Query of the screen's address without the project: 'groep=autokosten&per=kwartaal'. */
  choices: z.string(),
  /** True when all members of the project see it. */
  shared: z.boolean(),
  /** Who made it; empty when that person is gone. */
  user_name: z.string(),
  created_at: instant,
});

export const viewCalls = defineCalls({
  savedViews: {
    method: 'GET',
    path: '/views',
    summary: 'Kept views of a screen: the own ones and those of the project, by name',
    access: reader,
    query: z.object({ project_id: id, screen }),
    response: z.array(savedView),
  },
  saveView: {
    method: 'POST',
    path: '/view',
    summary: 'Keeps filters and choices of a screen under a name; sharing is for editors',
    access: reader,
    body: z.object({
      project_id: id,
      screen,
      name,
      choices: z.string().max(4_000),
      shared: z.boolean().optional(),
    }),
    response: savedView,
  },
  changeView: {
    method: 'PATCH',
    path: '/view',
    summary: 'Renames, shares or no longer shares a view; a shared one only by editors',
    access: reader,
    body: z.object({
      project_id: id,
      view_id: id,
      name: name.optional(),
      shared: z.boolean().optional(),
    }),
    response: savedView,
  },
  deleteView: {
    method: 'DELETE',
    path: '/view',
    summary: 'Removes a view; a shared one only by editors',
    access: reader,
    body: z.object({ project_id: id, view_id: id }),
  },
});

export type SavedView = z.infer<typeof savedView>;
