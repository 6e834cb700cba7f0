export interface ChartAccount {
  readonly account_id: string;
  readonly description: string;
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
  onverdeeld: ['0520', 'Onverdeelde winst', 'BEivOreOvw'],
  lening: ['0700', 'Banklening', 'BLasSakLvl'],
  kas: ['1000', 'Kas', 'BLimKasKas'],
  bank: ['1100', 'Rekening-courant bank', 'BLimBanRba'],
  debiteuren: ['1300', 'Debiteuren', 'BVorDebHad'],
  vooruitbetaald: ['1350', 'Vooruitbetaalde kosten', 'BVorOvaOoa'],
  btwAfTeDragen: ['1500', 'Af te dragen btw hoog', 'BSchBepBla'],
  btwVoorbelasting: ['1520', 'Te vorderen btw', 'BSchBepBoo'],
  btwAangifte: ['1550', 'Btw-aangifte', 'BSchBepBtw'],
  crediteuren: ['1600', 'Crediteuren', 'BSchCreHac'],
  loonheffing: ['1700', 'Af te dragen loonheffing', 'BSchBepLhe'],
  nettoLonen: ['1710', 'Netto lonen', 'BSchSalNet'],
  vakantiegeldReservering: ['1720', 'Reservering vakantiegeld', 'BSchSalTvg'],
  pensioen: ['1730', 'Af te dragen pensioenpremie', 'BSchStzPen'],
  vpb: ['1800', 'Te betalen vennootschapsbelasting', 'BSchBepVpb'],
  dividend: ['1850', 'Te betalen dividend', 'BSchDhaDha'],
  vraagposten: ['2000', 'Vraagposten', ''],
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
  divers: ['4990', 'Diverse kosten', ''],
  materiaal: ['7000', 'Inkoop installatiemateriaal', 'WKprKvgKvg'],
  uitbesteed: ['7100', 'Uitbesteed werk', 'WKprKuwKuw'],
  omzetInstallatie: ['8000', 'Omzet installatiewerk', 'WOmzNodOdh'],
  omzetOnderhoud: ['8010', 'Omzet onderhoudscontracten', 'WOmzNodOdh'],
  omzetToestellen: ['8020', 'Omzet toestellen', 'WOmzNohOlh'],
  bankkosten: ['9000', 'Bankkosten', 'WFbeKbaKba'],
  rente: ['9010', 'Rente banklening', 'WFbeRlsRlk'],
  vpbLast: ['9500', 'Vennootschapsbelasting', 'WBelBgrBgr'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type AccountName = keyof typeof CHART;

/** Ledger number of an account. */
export function numberOf(name: AccountName): string {
  return CHART[name][0];
}

/** Ledger accounts of the made-up installation firm. */
export const ACCOUNTS: readonly ChartAccount[] = Object.values(CHART).map(
  ([account_id, description, rgs]) => ({
    account_id,
    description,
    // Dutch decimal chart: 4 and up are costs and income.
    type: account_id < '4000' ? 'B' : 'P',
    rgs,
  }),
);

/** True for an account of the winst-en-verliesrekening. */
export function isResult(account_id: string): boolean {
  return account_id >= '4000';
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
