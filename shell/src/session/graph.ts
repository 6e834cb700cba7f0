/** Name and e-mail address as the user's organisation keeps them. */
export interface Profile {
  name: string;
  email: string;
}

/** Who asks again meanwhile gets the same answer. */
const LIMIT_MS = 20_000;

/** Reads the signed-in person from Microsoft Graph; the token goes nowhere else. */
export async function fetchProfile(
  graphUrl: string,
  token: string,
  send: typeof fetch = fetch,
): Promise<Profile> {
  const response = await send(`${graphUrl}/me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`Graph answered ${response.status}`);
  const { displayName, mail, userPrincipalName } = (await response.json()) as {
    displayName?: string;
    mail?: string | null;
    userPrincipalName?: string;
  };
  return { name: displayName ?? '', email: mail ?? userPrincipalName ?? '' };
}
