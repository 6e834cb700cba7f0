import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-dashboard',
  contract: 1,
  routes: [
    {
      kind: 'screen',
      screen: 'Dashboard',
      name: 'dashboard',
      path: '/dashboard',
      breadcrumb: 'Dashboard',
      period: 'month',
    },
    {
      kind: 'screen',
      screen: 'Suggesties',
      name: 'suggesties',
      path: '/suggesties',
      breadcrumb: 'Suggesties',
      parent: '/dashboard',
    },
    {
      kind: 'screen',
      screen: 'Suggestie',
      name: 'suggestie-detail',
      path: '/suggestie/:suggestion_id',
      breadcrumb: 'Suggestie',
      parent: '/suggesties',
      bottomPadding: false,
    },
  ],
  navigation: [{ label: 'Dashboard', icon: 'dashboard', path: '/dashboard', order: 1 }],
} satisfies RemoteDeclarationInput;
