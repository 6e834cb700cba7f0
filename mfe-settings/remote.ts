import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-settings',
  contract: 1,
  routes: [
    {
      kind: 'screen',
      screen: 'Organisation',
      name: 'organisatie',
      path: '/organisatie',
      breadcrumb: 'Organisatie',
    },
    {
      kind: 'screen',
      screen: 'Project',
      name: 'project',
      path: '/project',
      breadcrumb: 'Project',
    },
    {
      kind: 'screen',
      screen: 'CreateOrganisation',
      name: 'organisatie-aanmaken',
      path: '/organisatie-aanmaken',
      breadcrumb: 'Organisatie aanmaken',
      onboarding: true,
    },
    {
      kind: 'screen',
      screen: 'CreateConnection',
      name: 'connectie-aanmaken',
      path: '/connectie-aanmaken',
      breadcrumb: 'Koppeling aanmaken',
      onboarding: true,
    },
    {
      kind: 'screen',
      screen: 'ExactCallback',
      name: 'exact',
      path: '/exact',
      breadcrumb: 'Exact Online koppelen',
      onboarding: true,
    },
  ],
} satisfies RemoteDeclarationInput;
