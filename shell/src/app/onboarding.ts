import type { Organisation, Project } from '@kengetal/contract';

/** How far the user is in setting up (specification §4); 'unknown' while the configuration is. */
export type Onboarding =
  | { step: 'unknown' }
  | { step: 'organisation' }
  | { step: 'connection'; organisationId: string }
  | { step: 'complete' };

export function onboardingOf(
  config: { organisations: readonly Organisation[]; projects: readonly Project[] } | undefined,
): Onboarding {
  if (!config) return { step: 'unknown' };
  const first = config.organisations[0];
  if (!first) return { step: 'organisation' };
  if (config.projects.length > 0) return { step: 'complete' };
  return { step: 'connection', organisationId: first.organisation_id };
}
