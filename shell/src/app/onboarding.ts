import type { Config } from '../projects/config.ts';

/** How far the user is in setting up (specification §4); 'unknown' while the configuration is. */
export type Onboarding =
  | { step: 'unknown' }
  | { step: 'organisation' }
  | { step: 'connection'; organisationId: string }
  | { step: 'complete' };

export function onboardingOf(
  config: Pick<Config, 'organisations' | 'projects' | 'needs_onboarding'> | undefined,
): Onboarding {
  if (!config) return { step: 'unknown' };
  // Who was invited, or removed what they had, is led nowhere.
  if (config.needs_onboarding === false) return { step: 'complete' };
  const first = config.organisations[0];
  if (!first) return { step: 'organisation' };
  if (config.projects.length > 0) return { step: 'complete' };
  return { step: 'connection', organisationId: first.organisation_id };
}
