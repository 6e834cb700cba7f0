export interface ChartAccount {
  readonly rekening: string;
  readonly omschrijving: string;
  readonly type: 'B' | 'P';
  /** RGS code; '' for an account that was never mapped. */
  readonly rgs: string;
}

const CHART = {
  machines: ['0210', 'Machines en gereedschap', 'BMvaMeiVvp'],
  machinesAfschrijving: ['0215', 'Afschrijving machines', 'BMvaMeiCae'],
  autos: ['0220', "Bestelauto's", 'BMvaTevVvp'],
  autosAfschrijving: ['0225', "Afschrijving bestelauto's", 'BMvaTevCae'],
  inventaris: ['0230', 'Inventaris', 'BMvaBeiVvp'],
  inventarisAfschrijving: ['0235', 'Afschrijving inventaris', 'BMvaBeiCae'],
  kapitaal: ['0500', 'Aandelenkapitaal', 'BEivGokGea'],
  reserve: ['0510', 'Algemene reserve', 'BEivOvrAlr'],
  ondernemingsvermogen: ['0540', 'Ondernemingsvermogen', 'BEivKapOnd'],
  priveOpnamen: ['0550', 'Privéopnamen', 'BEivKapPro'],
  priveBelasting: ['0560', 'Inkomstenbelasting privé', 'BEivKapPbe'],
  onverdeeld: ['0520', 'Onverdeelde winst', 'BEivOreOvw'],
  lening: ['0700', 'Banklening', 'BLasSakLvl'],
  kas: ['1000', 'Kas', 'BLimKasKas'],
  bank: ['1100', 'Rekening-courant bank', 'BLimBanRba'],
  debiteuren: ['1300', 'Debiteuren', 'BVorDebHad'],
  vooruitbetaald: ['1350', 'Vooruitbetaalde kosten', 'BVorOvaOoa'],
  btwAfTeDragen: ['1500', 'Af te dragen btw hoog', 'BSchBepBla'],
  btwLaag: ['1505', 'Af te dragen btw laag', 'BSchBepBlv'],
  btwVerlegd: ['1510', 'Af te dragen btw verlegd', 'BSchBepBlw'],
  btwVoorbelasting: ['1520', 'Te vorderen btw', 'BSchBepBoo'],
  btwAangifte: ['1550', 'Btw-aangifte', 'BSchBepBtw'],
  crediteuren: ['1600', 'Crediteuren', 'BSchCreHac'],
  loonheffing: ['1700', 'Af te dragen loonheffing', 'BSchBepLhe'],
  nettoLonen: ['1710', 'Netto lonen', 'BSchSalNet'],
  vakantiegeldReservering: ['1720', 'Reservering vakantiegeld', 'BSchSalTvg'],
  pensioen: ['1730', 'Af te dragen pensioenpremie', 'BSchStzPen'],
  vpb: ['1800', 'Te betalen vennootschapsbelasting', 'BSchBepVpb'],
  dividend: ['1850', 'Te betalen dividend', 'BSchDhaDha'],
  dividendbelasting: ['1860', 'Te betalen dividendbelasting', 'BSchBepTdb'],
  vraagposten: ['2000', 'Nog uit te zoeken', ''],
  voorraad: ['3000', 'Voorraad installatiemateriaal', 'BVrdGehVoo'],
  brutolonen: ['4000', 'Brutolonen', 'WPerLesLon'],
  vakantiegeld: ['4005', 'Vakantiegeld', 'WPerLesVag'],
  socialeLasten: ['4010', 'Sociale lasten', 'WPerSolPsv'],
  pensioenlasten: ['4020', 'Pensioenlasten', 'WPerPenPen'],
  reiskosten: ['4030', 'Reiskostenvergoeding', 'WBedOvpRkv'],
  kantine: ['4040', 'Kantine', 'WBedOvpMlv'],
  huur: ['4100', 'Huur bedrijfspand', 'WBedHuiBeh'],
  energie: ['4110', 'Gas, water en elektra', 'WBedHuiGwe'],
  brandstof: ['4200', 'Brandstof', 'WBedAutBra'],
  lease: ['4210', 'Leasekosten bestelauto', 'WBedAutOpa'],
  autoOnderhoud: ['4220', "Onderhoud bestelauto's", 'WBedAutRoa'],
  kantoor: ['4300', 'Kantoorbenodigdheden', 'WBedKanKan'],
  telefoon: ['4310', 'Telefoon en internet', 'WBedKanTef'],
  software: ['4320', 'Software-abonnementen', 'WBedKanSof'],
  reclame: ['4400', 'Reclame en website', 'WBedVkkRea'],
  verzekeringen: ['4500', 'Bedrijfsverzekeringen', 'WBedAssOva'],
  accountant: ['4600', 'Accountantskosten', 'WBedAeaAea'],
  afschrijvingMachines: ['4700', 'Afschrijving machines', 'WAfsAmvMei'],
  afschrijvingAutos: ['4710', "Afschrijving bestelauto's", 'WAfsAmvTev'],
  afschrijvingInventaris: ['4720', 'Afschrijving inventaris', 'WAfsAmvBei'],
  algemeen: ['4900', 'Algemene kosten', 'WBedAlkOal'],
  afronding: ['4980', 'Afrondingsverschillen btw', 'WBedAdlBet'],
  divers: ['4990', 'Diverse kosten', ''],
  materiaal: ['7000', 'Inkoop installatiemateriaal', 'WKprKvgKvg'],
  uitbesteed: ['7100', 'Uitbesteed werk', 'WKprKuwKuw'],
  omzetInstallatie: ['8000', 'Omzet installatiewerk', 'WOmzNodOdh'],
  omzetOnderhoud: ['8010', 'Omzet onderhoudscontracten', 'WOmzNodOdh'],
  omzetAdvies: ['8030', 'Omzet advieswerk', 'WOmzNodOdh'],
  omzetToestellen: ['8020', 'Omzet toestellen', 'WOmzNohOlh'],
  boekresultaat: ['8900', 'Boekresultaat vaste activa', 'WAfsRvmObe'],
  bankkosten: ['9000', 'Bankkosten', 'WFbeKbaKba'],
  rente: ['9010', 'Rente banklening', 'WFbeRlsRlk'],
  vpbLast: ['9500', 'Vennootschapsbelasting', 'WBelBgrBgr'],
  vpbVorig: ['9510', 'Vennootschapsbelasting vorige jaren', 'WBelBgrBuv'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type AccountName = keyof typeof CHART;

const NAMES = new Map(
  (Object.keys(CHART) as AccountName[]).map((name) => [CHART[name][0] as string, name]),
);

/** Ledger number of an account. */
export function numberOf(name: AccountName): string {
  return CHART[name][0];
}

/** Account with a ledger number. */
export function nameOf(rekening: string): AccountName {
  const name = NAMES.get(rekening);
  if (name === undefined) throw new Error(`No account ${rekening}.`);
  return name;
}

/** Trade of a made-up firm: a B.V. that installs, or someone who works alone. */
export type Trade = 'installatie' | 'zzp';

const ZZP_ONLY: readonly AccountName[] = [
  'ondernemingsvermogen',
  'priveOpnamen',
  'priveBelasting',
  'omzetAdvies',
];
const ZZP_TOO: readonly AccountName[] = [
  'inventaris',
  'inventarisAfschrijving',
  'onverdeeld',
  'bank',
  'kas',
  'debiteuren',
  'btwAfTeDragen',
  'btwVoorbelasting',
  'btwAangifte',
  'crediteuren',
  'vraagposten',
  'reiskosten',
  'brandstof',
  'kantoor',
  'telefoon',
  'software',
  'reclame',
  'verzekeringen',
  'accountant',
  'afschrijvingInventaris',
  'algemeen',
  'afronding',
  'divers',
  'boekresultaat',
  'bankkosten',
  'rente',
  'lening',
];

/**
 * Ledger accounts of a trade, by number.
 * @param without accounts that these books have no use for
 */
export function chartOf(trade: Trade, without: readonly AccountName[]): readonly ChartAccount[] {
  const left: ReadonlySet<string> = new Set(without);
  const zzp: ReadonlySet<string> = new Set([...ZZP_ONLY, ...ZZP_TOO]);
  const only: ReadonlySet<string> = new Set(ZZP_ONLY);
  return Object.entries(CHART)
    .filter(([name]) => !left.has(name) && (trade === 'zzp' ? zzp.has(name) : !only.has(name)))
    .map(([, [rekening, omschrijving, rgs]]) => ({
      rekening,
      omschrijving,
      // Dutch decimal chart: 4 and up are costs and income.
      type: isResult(rekening) ? ('P' as const) : ('B' as const),
      rgs,
    }))
    .sort((a, b) => (a.rekening < b.rekening ? -1 : 1));
}

/** True for an account of the winst-en-verliesrekening. */
export function isResult(rekening: string): boolean {
  return rekening >= '4000';
}

export const JOURNALS = {
  opening: { id: '00', name: 'Beginbalans', type: 'O', offset: null },
  verkoop: { id: '70', name: 'Verkoopboek', type: 'S', offset: 'debiteuren' },
  inkoop: { id: '60', name: 'Inkoopboek', type: 'P', offset: 'crediteuren' },
  bank: { id: '20', name: 'Bank', type: 'B', offset: 'bank' },
  kas: { id: '10', name: 'Kasboek', type: 'C', offset: 'kas' },
  salaris: { id: '80', name: 'Loonjournaal', type: 'M', offset: null },
  memoriaal: { id: '90', name: 'Memoriaal', type: 'M', offset: null },
} as const satisfies Record<
  string,
  { id: string; name: string; type: string; offset: AccountName | null }
>;

export type JournalName = keyof typeof JOURNALS;

/** Order in which files list the journals. */
export const JOURNAL_ORDER: readonly JournalName[] = [
  'opening',
  'kas',
  'bank',
  'inkoop',
  'verkoop',
  'salaris',
  'memoriaal',
];
