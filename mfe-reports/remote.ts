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
  title: 'Rapporten',
  missing: 'Rapporten zijn nu niet beschikbaar.',
  routes: [
    {
      ...report,
      name: 'rapporten',
      path: '/rapporten',
      words:
        'rapportage cijfers winst-en-verliesrekening resultatenrekening balans omzet kosten resultaat jaarrekening maandrapport kwartaalrapport jaarrapport',
    },
    { ...report, name: 'rapport', path: '/rapport' },
  ],
  navigation: [{ label: 'Rapporten', icon: 'report', path: '/rapporten', order: 2, shortcut: 'r' }],
  opens: { report: '/rapporten?type={type}&rapport={period}' },
} satisfies RemoteDeclarationInput;
