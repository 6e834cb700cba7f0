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
  title: 'Analytics',
  missing: 'Analytics is nu niet beschikbaar.',
  routes: [
    {
      kind: 'redirect',
      name: 'analytics',
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
      words: 'analyse verloop trend grafiek',
    },
    {
      ...analytics,
      screen: 'Recurring',
      name: 'analytics-recurring',
      path: '/analytics/recurring',
      breadcrumb: 'Periodieke transacties',
      words: 'terugkerend abonnementen vaste lasten herhalend',
    },
    {
      ...analytics,
      screen: 'Profits',
      name: 'analytics-profits',
      path: '/analytics/profits',
      breadcrumb: 'Winst & Verlies',
      words: 'winst-en-verliesrekening resultatenrekening omzet kosten marge resultaat',
    },
    {
      kind: 'screen',
      screen: 'ProjectDetail',
      name: 'project-detail',
      path: '/detail',
      breadcrumb: 'Project',
      bottomPadding: false,
      label: 'Projectgegevens',
      words: 'administratie boekjaar details',
    },
  ],
  grouped: [
    { group: 'Administratie', label: 'Project', icon: 'books', address: '/detail', order: 1 },
    {
      group: 'Administratie',
      label: 'Begroting',
      icon: 'budget',
      address: '/detail?deel=begroting',
      order: 5,
    },
  ],
  navigation: [
    { label: 'Analytics', icon: 'analytics', path: '/analytics', order: 4, shortcut: 'a' },
  ],
} satisfies RemoteDeclarationInput;
