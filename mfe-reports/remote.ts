import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

const report = {
  kind: 'screen',
  screen: 'Report',
  breadcrumb: 'Rapporten',
  reportFilter: true,
  chatToggle: true,
} as const;

export default {
  name: 'mfe-reports',
  contract: 1,
  routes: [
    { ...report, name: 'rapporten', path: '/rapporten' },
    { ...report, name: 'rapport', path: '/rapport' },
  ],
  navigation: [{ label: 'Rapporten', icon: 'report', path: '/rapporten', order: 2 }],
} satisfies RemoteDeclarationInput;
