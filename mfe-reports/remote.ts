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
  reportParts: [
    {
      query: 'tab=winst-en-verlies',
      label: 'Winst & verlies',
      words: 'winst-en-verliesrekening resultatenrekening omzet kosten resultaat',
    },
    { query: 'tab=balans', label: 'Balans', words: 'activa passiva eigen vermogen schulden' },
    { query: 'tab=kasstroom', label: 'Kasstroom', words: 'kasstroomoverzicht cashflow geld' },
    { query: 'tab=kosten', label: 'Kosten', words: 'kosten per groep' },
    {
      query: 'tab=debiteuren-en-crediteuren',
      label: 'Debiteuren & crediteuren',
      words: 'openstaande facturen open posten ouderdom klanten leveranciers',
    },
    {
      query: 'tab=debiteuren-en-crediteuren&debiteuren=factuur',
      label: 'Openstaande facturen van klanten',
      words: 'wie moet mij betalen debiteuren per factuur te laat open posten',
    },
    {
      query: 'tab=debiteuren-en-crediteuren&crediteuren=factuur',
      label: 'Openstaande facturen van leveranciers',
      words: 'wie moet ik betalen crediteuren per factuur te laat open posten',
    },
    { query: 'tab=btw', label: 'Btw', words: 'omzetbelasting aangifte rubrieken' },
    { query: 'tab=kengetallen', label: 'Kengetallen', words: 'ratio liquiditeit solvabiliteit' },
  ],
  opens: { report: '/rapporten?type={type}&rapport={period}' },
} satisfies RemoteDeclarationInput;
