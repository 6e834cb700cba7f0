import { numberOf, type AccountName, type ChartAccount } from '@kengetal/generator';

/** Accounts that plants need beside those of the generated books; RGS codes as there. */
const EXTRA = {
  gebouw: ['0110', 'Bedrijfspand', 'BMvaBegVvp'],
  waarborg: ['0310', 'Waarborgsommen', 'BFvaOvrWaa'],
  hypotheek: ['0710', 'Hypotheek bedrijfspand', 'BLasSakHvl'],
  spaar: ['1110', 'Spaarrekening', 'BLimBanSpa'],
  rcHolding: ['1370', 'Rekening-courant holding', 'BVorVaoRcm'],
  rcDirectie: ['1900', 'Rekening-courant directie', 'BSchOvsRcb'],
  kortLening: ['1910', 'Kortlopende financiering', 'BSchOvsKol'],
  priveZakelijk: ['2005', 'Privé/zakelijk te verdelen', ''],
  kruisposten: ['2010', 'Kruisposten', 'BLimKruKru'],
  onderweg: ['2020', 'Betalingen onderweg', 'BLimKruSto'],
  pinTussen: ['2030', 'Tussenrekening pinbetalingen', 'BLimKruPin'],
  huurGereedschap: ['4170', 'Huur gereedschap', 'WBedEemHui'],
  keuringen: ['4160', 'Keuringen en certificaten', 'WBedEemOng'],
  vergaderen: ['4430', 'Vergaderkosten', 'WBedAlkOal'],
  beurzen: ['4440', 'Beurskosten', 'WBedVkkBeu'],
  juridisch: ['4630', 'Juridische kosten', 'WBedAeaJur'],
  archief: ['4370', 'Archief en opslag', 'WBedKanOvk'],
  opleiding: ['4050', 'Opleidingen', 'WBedOvpOpl'],
  uitzend: ['4060', 'Uitzendkrachten', 'WBedOvpUik'],
  schoonmaak: ['4120', 'Schoonmaakkosten', 'WBedHuiSch'],
  onderhoudPand: ['4130', 'Onderhoud gebouw', 'WBedHuiOng'],
  beveiliging: ['4140', 'Beveiliging', 'WBedHuiBev'],
  wegenbelasting: ['4230', 'Motorrijtuigenbelasting', 'WBedAutMot'],
  transport: ['4240', 'Vrachtkosten', 'WBedTraVra'],
  parkeren: ['4250', 'Parkeerkosten', 'WBedAutPar'],
  kleine: ['4330', 'Kleine aanschaffingen', 'WBedEemKap'],
  contributies: ['4340', 'Contributies en abonnementen', 'WBedKanCon'],
  drukwerk: ['4350', 'Drukwerk', 'WBedKanDru'],
  ict: ['4360', 'Kosten automatisering', 'WBedKanKoa'],
  representatie: ['4410', 'Representatiekosten', 'WBedVkkRep'],
  geschenken: ['4420', 'Relatiegeschenken', 'WBedVkkRel'],
  advies: ['4610', 'Advieskosten', 'WBedAeaAdv'],
  omzetWinkel: ['8040', 'Omzet webwinkel', 'WOmzNohOlh'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Accounts by name: the generator's and those that plants add. */
export type Account = AccountName | keyof typeof EXTRA;

const isExtra = (name: Account): name is keyof typeof EXTRA => Object.hasOwn(EXTRA, name);

/** Ledger number of four digits. */
export function ledger(name: Account): string {
  return isExtra(name) ? EXTRA[name][0] : numberOf(name);
}

/** What a plant adds to the chart of accounts, by number. */
export const EXTRA_ACCOUNTS: readonly ChartAccount[] = Object.values(EXTRA).map(
  ([rekening, omschrijving, rgs]) => ({
    rekening,
    omschrijving,
    type: rekening >= '4000' ? 'P' : 'B',
    rgs,
  }),
);
