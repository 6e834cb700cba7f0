/** What a person may call a screen besides its own name, and a clearer name where two are alike. */
export interface Place {
  label?: string;
  words: string;
}

export const PLACES: Readonly<Record<string, Place>> = {
  '/dashboard': {
    words: 'start begin home thuis kengetallen omzet kosten resultaat liquide middelen banksaldo',
  },
  '/rapporten': {
    words:
      'rapportage cijfers winst-en-verliesrekening resultatenrekening balans omzet kosten resultaat jaarrekening maandrapport kwartaalrapport jaarrapport',
  },
  '/chat': { words: 'assistent gesprek vraag stellen' },
  '/analytics/overview': { words: 'analyse verloop trend grafiek' },
  '/analytics/recurring': { words: 'terugkerend abonnementen vaste lasten herhalend' },
  '/analytics/profits': {
    words: 'winst-en-verliesrekening resultatenrekening omzet kosten marge resultaat',
  },
  '/suggesties': { words: 'tips advies aandachtspunten signalen besparen' },
  '/detail': { label: 'Projectgegevens', words: 'administratie boekjaar details' },
  '/organisatie': { words: 'instellingen beheerders leden uitnodigen koppelingen bedrijf' },
  '/project': { words: 'instellingen administratie beheer' },
};

/** Parts of the project screen, which have their own address. */
export const PROJECT_PATH = '/project';
export const PROJECT_PARTS: readonly (Place & { tab: string; label: string })[] = [
  { tab: 'bronnen', label: 'Bronnen', words: 'auditfile bestanden jaren instellingen' },
  {
    tab: 'rekeningen',
    label: 'Rekeningen',
    words: 'grootboek grootboekrekeningen rekeningschema indelen RGS instellingen',
  },
  { tab: 'imports', label: 'Imports', words: 'ingelezen uploads geschiedenis instellingen' },
  { tab: 'gebruikers', label: 'Gebruikers', words: 'uitnodigen rechten leden instellingen' },
];
