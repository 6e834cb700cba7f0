import { ApiUnreachable, SessionEnded, type TokenSource } from '@kengetal/platform';
import type { Session } from '../session/session.ts';

/**
 * The session's tokens for the api client. The session lives in another bundle, so its errors are
 * turned into the platform's here.
 */
export function tokensOf(session: Session): TokenSource {
  const tokenOf = async (ask: () => Promise<string | null>): Promise<string> => {
    let token: string | null;
    try {
      token = await ask();
    } catch (error) {
      throw new ApiUnreachable('no answer to the refresh', { cause: error });
    }
    if (token === null) throw new SessionEnded('no token');
    return token;
  };
  return {
    accessToken: () => tokenOf(session.accessToken),
    renew: (refused) => tokenOf(() => session.renew(refused)),
  };
}
