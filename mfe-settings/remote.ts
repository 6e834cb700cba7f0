import type { RemoteDeclarationInput } from '@kengetal/contract/remote';

export default {
  name: 'mfe-settings',
  contract: 1,
  title: 'Instellingen',
  missing: 'De instellingen zijn nu niet beschikbaar.',
  routes: [
    {
      kind: 'screen',
      screen: 'Organisation',
      name: 'organisatie',
      path: '/organisatie',
      breadcrumb: 'Organisatie',
      words: 'instellingen bedrijf administraties overzicht',
      parts: [
        {
          query: 'tab=algemeen',
          label: 'Organisatienaam, verlaten en verwijderen',
          words: 'hernoemen terughalen organisatie instellingen',
        },
        {
          query: 'tab=beheerders',
          label: 'Beheerders',
          words: 'uitnodigen leden collega rechten organisatie instellingen',
        },
        {
          query: 'tab=projecten',
          label: 'Projecten',
          words: 'administraties overnemen organisatie instellingen',
        },
        {
          query: 'tab=koppelingen',
          label: 'Koppelingen',
          words: 'synchroniseren organisatie instellingen',
        },
        {
          query: 'tab=assistent',
          label: 'Assistent instellen',
          words: 'taalmodel bewaartermijn organisatie instellingen',
        },
        {
          query: 'tab=activiteit',
          label: 'Activiteit van de organisatie',
          words: 'logboek wie deed wat geschiedenis instellingen',
        },
      ],
    },
    {
      kind: 'screen',
      screen: 'Project',
      name: 'project',
      path: '/project',
      breadcrumb: 'Project',
      words: 'instellingen administratie beheer',
      parts: [
        {
          query: 'tab=bronnen',
          label: 'Bronnen',
          words: 'auditfile bestanden jaren instellingen',
        },
        {
          query: 'tab=rekeningen',
          label: 'Rekeningen',
          words: 'grootboek grootboekrekeningen rekeningschema indelen RGS instellingen',
        },
        {
          query: 'tab=btw',
          label: 'Btw-rubrieken',
          words: 'omzetbelasting btw-codes aangifte indelen instellingen',
        },
        {
          query: 'tab=imports',
          label: 'Imports',
          words: 'ingelezen uploads geschiedenis instellingen',
        },
        {
          query: 'tab=gebruikers',
          label: 'Gebruikers',
          words: 'uitnodigen rechten leden niveau lezer bewerker verlaten instellingen',
        },
        {
          query: 'tab=algemeen',
          label: 'Projectnaam, export en verwijderen',
          words: 'hernoemen alles exporteren zip terughalen instellingen',
        },
        {
          query: 'tab=activiteit',
          label: 'Activiteit van het project',
          words: 'logboek wie deed wat geschiedenis instellingen',
        },
      ],
    },
    {
      kind: 'screen',
      screen: 'Account',
      name: 'account',
      path: '/account',
      breadcrumb: 'Mijn account',
      words: 'profiel naam foto sessies uitloggen apparaten gegevens downloaden verlaten',
      onboarding: true,
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
  grouped: [
    {
      group: 'Administratie',
      label: 'Bronnen',
      icon: 'sources',
      address: '/project?tab=bronnen',
      order: 2,
    },
    {
      group: 'Administratie',
      label: 'Indeling',
      icon: 'accounts',
      address: '/project?tab=rekeningen',
      order: 3,
    },
    {
      group: 'Administratie',
      label: 'Imports',
      icon: 'history',
      address: '/project?tab=imports',
      order: 4,
    },
    {
      group: 'Administratie',
      label: 'Upload',
      icon: 'upload',
      address: '/connectie-aanmaken?org_id={organisation_id}',
      order: 6,
    },
  ],
  opens: {
    organisation: '/organisatie?organisation_id={organisation_id}',
    newOrganisation: '/organisatie-aanmaken',
    newConnection: '/connectie-aanmaken?org_id={organisation_id}',
    account: '/project?tab=rekeningen&zoek={account}',
    ownAccount: '/account',
  },
  actions: [
    {
      label: 'Auditfile uploaden',
      words: 'inlezen importeren xaf bestand',
      icon: 'upload',
      address: '/connectie-aanmaken?org_id={organisation_id}',
    },
  ],
  shortcuts: [
    {
      group: 'Administraties van een organisatie',
      entries: [
        { keys: ['j', 'k'], label: 'Naar de volgende of vorige administratie' },
        { keys: ['Enter'], label: 'Administratie openen' },
        { keys: ['/'], label: 'Administratie zoeken' },
      ],
    },
    {
      group: 'Administraties van Exact Online kiezen',
      entries: [
        { keys: ['/'], label: 'Administratie zoeken' },
        { keys: ['ArrowUp', 'ArrowDown'], label: 'Naar een andere administratie' },
        { keys: ['Space'], label: 'Administratie kiezen' },
      ],
    },
    {
      group: 'Rekeningen van een project',
      entries: [
        { keys: ['ArrowUp', 'ArrowDown'], label: 'Naar een andere rekening' },
        { keys: ['x', 'Space'], label: 'Rekening kiezen' },
        { keys: ['Shift+ArrowDown'], label: 'Meer rekeningen kiezen' },
        { keys: ['$mod+KeyA'], label: 'Alle rekeningen kiezen' },
        { keys: ['Enter'], label: 'Andere groep kiezen' },
        { keys: ['Escape'], label: 'Niets meer kiezen' },
        { keys: ['$mod+KeyZ'], label: 'Wijziging ongedaan maken' },
      ],
    },
  ],
} satisfies RemoteDeclarationInput;
