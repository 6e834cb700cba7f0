import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VIEW_SCREENS } from '@kengetal/contract';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';
import { projectMembers, projects } from './organisations.ts';

/** Filters and choices of a screen that somebody keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    projectId: id('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    viewId: id('view_id').notNull(),
    /** The member whose view it is; null when it is shared with all of the project. */
    ownerId: id('owner_id'),
    /** Who made or shared it, null when that person is gone. */
    userId: id('user_id').references(() => users.userId, { onDelete: 'set null' }),
    screen: text('screen', { enum: VIEW_SCREENS }).notNull(),
    name: text('name').notNull(),
    /** Query of the address, without the project. */
    choices: text('choices').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.viewId] }),
    index('saved_views_screen').on(table.projectId, table.screen),
    // What was somebody's own goes with the access to the project.
    foreignKey({
      name: 'saved_views_owner',
      columns: [table.projectId, table.ownerId],
      foreignColumns: [projectMembers.projectId, projectMembers.userId],
    }).onDelete('cascade'),
  ],
);
