import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';
import { errorPage } from './pages.ts';
import type { Secrets } from './secrets.ts';

/** Cookies ignore ports: the port in their names keeps two stand-ins on one machine apart. */
export function portCookies(prefix: string, { cookieKey }: Secrets): Configuration['cookies'] {
  return {
    keys: [cookieKey],
    names: {
      session: `${prefix}_session`,
      interaction: `${prefix}_interaction`,
      resume: `${prefix}_resume`,
    },
    long: { httpOnly: true, sameSite: 'lax' },
    short: { httpOnly: true, sameSite: 'lax' },
  };
}

/** Answers with a page of our own. */
export function show(ctx: KoaContextWithOIDC, page: { toString(): string }): void {
  ctx.type = 'html';
  ctx.body = page.toString();
}

/** The library's errors that cannot be sent to the client. */
export function errorPageFor(shellOrigin: string): Configuration['renderError'] {
  return (ctx, out) => show(ctx, errorPage(shellOrigin, out.error_description ?? out.error));
}

/** There is no consent page: a client of the stand-in is always allowed all scopes. */
export async function grantOf(ctx: KoaContextWithOIDC, scopes: readonly string[]) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

/** Choosing an account can be asked for, and a hint of another account is obeyed. */
export function signInPolicy({ base, Check, Prompt }: typeof interactionPolicy) {
  const policy = base();
  policy.remove('consent');
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  policy.get('login')?.checks.add(
    new Check('login_hint', 'another account is signed in', 'login_required', ({ oidc }) => {
      const hint = oidc.params?.login_hint;
      const chosen = oidc.result?.login !== undefined;
      if (typeof hint !== 'string' || chosen || !oidc.session?.accountId)
        return Check.NO_NEED_TO_PROMPT;
      return hint.toLowerCase() === oidc.session.accountId
        ? Check.NO_NEED_TO_PROMPT
        : Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}
