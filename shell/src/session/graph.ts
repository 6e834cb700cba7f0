/** Name and e-mail address as the user's organisation keeps them. */
export interface Profile {
  name: string;
  email: string;
}

/** Reads the signed-in person from Microsoft Graph; the token goes nowhere else. */
export async function fetchProfile(
  graphUrl: string,
  token: string,
  send: typeof fetch = fetch,
): Promise<Profile> {
  const response = await send(`${graphUrl}/me`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`Graph answered ${response.status}`);
  const { displayName, mail, userPrincipalName } = (await response.json()) as {
    displayName?: string;
    mail?: string | null;
    userPrincipalName?: string;
  };
  return { name: displayName ?? '', email: mail ?? userPrincipalName ?? '' };
}
