import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { Correspondence } from '../mail/job.ts';
import { inert } from '../mail/letter.ts';
import { findExact } from './rows.ts';

/** Tells who made a connection that it does not read; nothing when it does again. */
export const brokenLetter = (pageOrigin: string): Correspondence => ({
  write: async (sql, connectionId) => {
    const connection = await findExact(sql, connectionId);
    if (!connection || connection.brokenSince === null) return undefined;
    const { userId, name, error, organisationId } = connection;
    const [maker] = await sql.orm.select().from(users).where(eq(users.userId, userId));
    if (!maker) return undefined;
    const url = `${pageOrigin}/organisatie?organisation_id=${organisationId}`;
    return {
      to: maker.email,
      subject: `De koppeling met Exact Online van ${inert(name)} leest niet meer`,
      parts: [
        `Kengetal kan ${inert(name)} niet meer lezen uit Exact Online.`,
        error ?? '',
        { label: 'Bekijk de koppeling', url },
        { small: 'Je krijgt dit bericht één keer, omdat jij deze koppeling hebt gemaakt.' },
      ],
    };
  },
});
