import { fetchProfile, type Profile } from './graph.ts';
import type { SessionParts } from './session-parts.ts';

/**
 * Reads who is signed in: from Microsoft Graph, or for a Google account from what our API keeps.
 * Those who ask at the same time share one answer; a failure is logged and passed on.
 */
export function createProfileReader(parts: SessionParts): () => Promise<Profile> {
  let underWay: Promise<Profile> | null = null;
  return () => {
    underWay ??= read(parts).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function read({ store, client, config, interaction, log }: SessionParts): Promise<Profile> {
  if (store.origin()?.provider === 'google') {
    const { name = '', email = '' } = store.user() ?? {};
    return { name, email };
  }
  try {
    const identity = await client();
    const token = await interaction.during('acquire token', () => identity.graphToken());
    return await fetchProfile(config.graphUrl, token);
  } catch (error) {
    log('profile failed', error);
    throw error;
  }
}
