import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-dashboard',
  contract: 1,
  title: 'Dashboard',
  missing: 'Het dashboard is nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Dashboard',
      name: 'dashboard',
      path: '/dashboard',
      breadcrumb: 'Dashboard',
      period: 'month',
      words:
        'start begin home thuis kengetallen omzet kosten resultaat liquide middelen bank en kas banksaldo',
    },
    {
      kind: 'screen',
      screen: 'Suggesties',
      name: 'suggesties',
      path: '/suggesties',
      breadcrumb: 'Suggesties',
      parent: '/dashboard',
      inMenu: true,
      words: 'tips advies aandachtspunten signalen besparen',
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
  navigation: [
    { label: 'Dashboard', icon: 'dashboard', path: '/dashboard', order: 1, shortcut: 'd' },
  ],
  shortcuts: [
    {
      group: 'Suggesties',
      entries: [
        { keys: ['j', 'k'], label: 'Naar de volgende of vorige' },
        { keys: ['Enter'], label: 'Openen' },
        { keys: ['e'], label: 'Afhandelen' },
        { keys: ['n'], label: 'Niet relevant' },
        { keys: ['w'], label: 'Toewijzen' },
        { keys: ['x'], label: 'Meer kiezen' },
        { keys: ['z'], label: 'Ongedaan maken' },
      ],
    },
  ],
} satisfies RemoteDeclarationInput;
