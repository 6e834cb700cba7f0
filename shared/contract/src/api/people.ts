import * as z from 'zod';
import { INVITATION_STATES, MAIL_STATES } from '../vocabulary.ts';
import { organisationRight, projectRight } from './entities.ts';
import { id, instant } from './primitives.ts';

/** An invitation, as who may invite sees it. */
export const invitation = z.object({
  invitation_id: id,
  organisation_id: id,
  /** Null for an invitation to the organisation itself. */
  project_id: id.nullable(),
  email: z.string(),
  /** Null for beheerder of the organisation. */
  level: projectRight.nullable(),
  invited_by: z.string(),
  invited_at: instant,
  /** Seven days after it was sent last. */
  expires_at: instant,
  state: z.enum(INVITATION_STATES),
  /** Who opened the link with another address, and awaits a yes; null otherwise. */
  accepted_as: z.object({ name: z.string(), email: z.string() }).nullable(),
  mail: z.enum(MAIL_STATES),
  /** Why the mail did not arrive, in Dutch; null when it did, or is not known. */
  mail_problem: z.string().nullable(),
});

/**
 * The same just after it was made or sent again: only then the link is known, since of its secret
 * only the hash is kept.
 */
export const newInvitation = invitation.extend({ link: z.url() });

/** What an invitation says to who holds its link, before and after signing in. */
export const invitationSeen = z.object({
  organisation_name: z.string(),
  project_name: z.string().nullable(),
  invited_by: z.string(),
  /** Address that it was sent to, with most of its letters hidden: 'j…@voorbeeld.nl'. */
  email_hint: z.string(),
  level: projectRight.nullable(),
  expires_at: instant,
  state: z.enum(INVITATION_STATES),
});

/** What would be gone with an organisation or a project. */
export const removalPreview = z.object({
  name: z.string(),
  projects: z.int(),
  sources: z.int(),
  lines: z.int(),
  connections: z.int(),
  people: z.int(),
  chats: z.int(),
  /** Days in which it can be brought back. */
  days: z.int(),
});

/** What was removed and can still be brought back by the caller. */
export const removedThing = z.object({
  kind: z.enum(['organisatie', 'project']),
  id,
  name: z.string(),
  organisation_name: z.string(),
  removed_at: instant,
  removed_by: z.string().nullable(),
  /** From then on it is gone for good. */
  gone_at: instant,
});

export const activity = z.object({
  activity_id: id,
  at: instant,
  /** Null when the product did it by itself, or the person is gone. */
  user_name: z.string().nullable(),
  /** Null when it is of the organisation itself. */
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  /** Stable name, as 'import.gereed'; the part before the dot is its kind. */
  action: z.string(),
  description: z.string(),
});

export const activityPage = z.object({
  items: z.array(activity),
  next_cursor: z.string().nullable(),
});

/** A sign-in in one browser. */
export const session = z.object({
  session_id: id,
  /** Browser and system in words, as 'Firefox op Windows'; null when unknown. */
  device: z.string().nullable(),
  signed_in_at: instant,
  last_seen_at: instant,
  /** The one that asks. */
  current: z.boolean(),
});

/** A member of an organisation with what they are in it. */
export const organisationMember = z.object({
  user_id: id,
  name: z.string(),
  email: z.string(),
  level: organisationRight,
});

export type Invitation = z.infer<typeof invitation>;
export type NewInvitation = z.infer<typeof newInvitation>;
export type InvitationSeen = z.infer<typeof invitationSeen>;
export type RemovalPreview = z.infer<typeof removalPreview>;
export type RemovedThing = z.infer<typeof removedThing>;
export type Activity = z.infer<typeof activity>;
export type ActivityPage = z.infer<typeof activityPage>;
export type Session = z.infer<typeof session>;
