import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { Correspondence } from '../mail/job.ts';
import { inert } from '../mail/letter.ts';
import { concerned } from './concerned.ts';
import { findExact } from './rows.ts';

/** What a letter is about: a connection, and who is told. */
export const letterId = (connectionId: string, userId: string): string =>
  `${connectionId}/${userId}`;

const AS_MAKER = 'Je krijgt dit bericht één keer, omdat jij deze koppeling hebt gemaakt.';
const AS_MANAGER =
  'Je krijgt dit bericht één keer, omdat je beheerder bent: wie deze koppeling maakte, kan er niets meer aan doen.';

/**
 * Tells somebody that a connection does not read; nothing when it does again, or when it is not
 * theirs to mend any more.
 */
export const brokenLetter = (pageOrigin: string): Correspondence => ({
  write: async (sql, id) => {
    const [connectionId = '', told] = id.split('/');
    const connection = await findExact(sql, connectionId);
    if (!connection || connection.brokenSince === null) return undefined;
    // The release before this told the maker alone, and named nobody.
    const userId = told ?? connection.userId;
    if (!(await concerned(sql, connection)).includes(userId)) return undefined;
    const [reader] = await sql.orm.select().from(users).where(eq(users.userId, userId));
    if (!reader) return undefined;
    const { name, error, organisationId } = connection;
    const url = `${pageOrigin}/organisatie?organisation_id=${organisationId}&tab=koppelingen`;
    return {
      to: reader.email,
      subject: `De koppeling met Exact Online van ${inert(name)} leest niet meer`,
      parts: [
        `Kengetal kan ${inert(name)} niet meer lezen uit Exact Online.`,
        error ?? '',
        { label: 'Bekijk de koppeling', url },
        { small: userId === connection.userId ? AS_MAKER : AS_MANAGER },
      ],
    };
  },
});
