import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

const analytics = {
  kind: 'screen',
  parent: '/analytics',
  period: 'any',
  chatToggle: true,
} as const;

export default {
  name: 'mfe-analytics',
  contract: 1,
  routes: [
    {
      kind: 'redirect',
      path: '/analytics',
      to: '/analytics/overview',
      breadcrumb: 'Analytics',
    },
    {
      ...analytics,
      screen: 'Overview',
      name: 'analytics-overview',
      path: '/analytics/overview',
      breadcrumb: 'Overzicht',
    },
    {
      ...analytics,
      screen: 'Recurring',
      name: 'analytics-recurring',
      path: '/analytics/recurring',
      breadcrumb: 'Periodieke transacties',
    },
    {
      ...analytics,
      screen: 'Profits',
      name: 'analytics-profits',
      path: '/analytics/profits',
      breadcrumb: 'Winst & Verlies',
    },
    {
      kind: 'screen',
      screen: 'ProjectDetail',
      name: 'project-detail',
      path: '/detail',
      breadcrumb: 'Project',
      bottomPadding: false,
    },
  ],
  navigation: [{ label: 'Analytics', icon: 'analytics', path: '/analytics', order: 4 }],
} satisfies RemoteDeclarationInput;
