import { and, eq } from 'drizzle-orm';
import type { ProjectRight } from '@kengetal/contract';
import { NOT_REMOVED } from '../../access/removed.ts';
import { newToken, tokenHash } from '../../access/tokens.ts';
import { dayOf } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import {
  invitations,
  invitationSecrets,
  organisations,
  projects,
  users,
} from '../../db/schema/index.ts';
import type { Correspondence } from '../../mail/job.ts';
import { inert, type Letter } from '../../mail/letter.ts';
import { linkOf } from './inviting.ts';
import type { InvitationRow } from './store.ts';

/** Which accounts one may sign in with here. */
export interface SignIns {
  readonly microsoft: boolean;
  readonly google: boolean;
}

const ABOUT =
  'Kengetal laat zien wat de boekhouding van een bedrijf zegt: omzet, kosten, geld en btw, in overzichten en rapporten. Het leest de boeken en verandert er niets aan.';
const MAY: Record<ProjectRight, string> = {
  lezer: 'Je kunt alles van het project bekijken.',
  bewerker: 'Je kunt alles van het project bekijken en bijwerken.',
  beheerder: 'Je kunt alles van het project bekijken en bijwerken, en anderen uitnodigen.',
};
const ADMIN =
  'Als beheerder maak je projecten en koppelingen aan en nodig je anderen uit. De cijfers van een project zie je pas als je daarvoor bent uitgenodigd.';
const UNEXPECTED =
  'Ken je de afzender niet? Doe dan niets: zonder jou gebeurt er niets, en de uitnodiging verloopt vanzelf.';

/** How an invitation is mailed: with a secret of its own, so that none is kept until it leaves. */
export function invitationMail(pageOrigin: string, signIns: SignIns): Correspondence {
  return {
    write: async (sql, id, version) => {
      const { orm } = sql;
      // What was sent again, withdrawn or accepted meanwhile is mailed no more.
      const [current] = await orm
        .select({ id: invitationSecrets.invitationId })
        .from(invitationSecrets)
        .where(eq(invitationSecrets.tokenHash, version));
      const found = current && (await invitationWithNames(sql, id));
      if (!found || found.row.state !== 'open') return undefined;
      const secret = newToken();
      await orm
        .insert(invitationSecrets)
        .values({ tokenHash: tokenHash(secret), invitationId: id });
      return invitationLetter(found, linkOf(pageOrigin, secret), signIns);
    },
    told: async (sql, id, version, { state, problem }) => {
      await sql.rows(
        `UPDATE invitations SET mail = $3, mail_problem = $4 WHERE invitation_id = $1
           AND EXISTS (SELECT FROM invitation_secrets WHERE token_hash = $2)`,
        [id, version, state, problem],
      );
    },
  };
}

/** How who invited is told that somebody else came. */
export function consentMail(pageOrigin: string): Correspondence {
  return {
    write: async (sql, id) => {
      const found = await invitationWithNames(sql, id);
      if (found?.row.state !== 'wacht_op_akkoord' || !found.row.acceptedBy) return undefined;
      const decider = await deciderOf(sql, found.row);
      const accepter = await personOf(sql, found.row.acceptedBy);
      return decider && accepter && consentLetter(found, decider, accepter, pageOrigin);
    },
  };
}

interface WithNames {
  readonly row: InvitationRow;
  readonly organisation: string;
  readonly project: string | null;
  readonly inviter: { readonly name: string } | null;
}

async function invitationWithNames({ orm }: Sql, id: string): Promise<WithNames | undefined> {
  const [found] = await orm
    .select({
      row: invitations,
      organisation: organisations.name,
      project: projects.name,
      inviter: { name: users.name },
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.organisationId, invitations.organisationId))
    .leftJoin(projects, eq(projects.projectId, invitations.projectId))
    .leftJoin(users, eq(users.userId, invitations.invitedBy))
    .where(and(eq(invitations.invitationId, id), NOT_REMOVED));
  return found;
}

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Who may say yes: whoever invited, or the first of the others when they no longer may. */
async function deciderOf(sql: Sql, row: InvitationRow): Promise<Person | undefined> {
  const [found] = await sql.rows<Person>(
    `SELECT u.name, u.email FROM users u JOIN (
       SELECT user_id, since FROM memberships
       WHERE $2::uuid IS NULL AND organisation_id = $1 AND level = 'beheerder'
       UNION ALL SELECT user_id, since FROM project_members
       WHERE project_id = $2 AND level = 'beheerder') m ON m.user_id = u.user_id
     ORDER BY u.user_id <> $3::uuid, m.since LIMIT 1`,
    [row.organisationId, row.projectId, row.invitedBy],
  );
  return found;
}

async function personOf({ orm }: Sql, userId: string): Promise<Person | undefined> {
  const [found] = await orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.userId, userId));
  return found;
}

function invitationLetter(
  { row, organisation, project, inviter }: WithNames,
  link: string,
  signIns: SignIns,
): Letter {
  const who = inert(inviter?.name ?? 'Iemand');
  const where =
    project === null
      ? `de organisatie ‘${inert(organisation)}’`
      : `het project ‘${inert(project)}’ van ‘${inert(organisation)}’`;
  return {
    to: row.email,
    subject: `${who} nodigt je uit voor Kengetal`,
    parts: [
      'Hallo,',
      `${who} nodigt je uit voor ${where} in Kengetal, als ${row.level ?? 'beheerder'}. ${row.level ? MAY[row.level] : ADMIN}`,
      ABOUT,
      { label: 'Uitnodiging bekijken', url: link },
      `De link werkt tot en met ${dutchDay(row.expiresAt)} en is alleen voor jou: stuur hem niet door.`,
      signInWords(signIns),
      { small: UNEXPECTED },
    ],
  };
}

function signInWords({ microsoft, google }: SignIns): string {
  const work = 'Inloggen doe je met je werk- of schoolaccount van Microsoft.';
  if (!google) return work;
  const withGoogle =
    'Dat kan met elk Google-account, ook een van jezelf. Een Google-account maak je gratis aan op accounts.google.com, ook met het adres waarop je deze mail kreeg: kies daar ‘Gebruik je bestaande e-mailadres’.';
  return microsoft
    ? `${work} Heb je dat niet? Kies dan ‘Inloggen met Google’. ${withGoogle}`
    : `Inloggen doe je met Google. ${withGoogle}`;
}

function consentLetter(
  { row, organisation, project }: WithNames,
  decider: Person,
  accepter: Person,
  pageOrigin: string,
): Letter {
  const what = inert(project ?? organisation);
  const page = project === null ? `organisatie?organisation_id=${row.organisationId}` : 'project';
  return {
    to: decider.email,
    subject: 'Iemand wacht op je akkoord in Kengetal',
    parts: [
      `Hallo ${inert(decider.name)},`,
      `Voor ‘${what}’ is ${inert(row.email)} uitgenodigd. Met die uitnodiging logde iemand in als ${inert(accepter.name)} (${inert(accepter.email)}). Dat kan dezelfde persoon zijn met een ander account, of iemand die de link kreeg doorgestuurd.`,
      'Tot jij of een andere beheerder akkoord geeft, ziet deze persoon niets.',
      { label: 'Bekijken en akkoord geven', url: `${pageOrigin}/${page}` },
    ],
  };
}

const DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** '25 maart 2025', of the Dutch calendar. */
const dutchDay = (instant: string): string =>
  DAY.format(new Date(`${dayOf(new Date(instant))}T00:00:00Z`));
