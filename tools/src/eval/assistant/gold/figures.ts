/** Which accounts a figure adds up, by the beginning of their RGS code. */
export interface GoldFigure {
  readonly codes: readonly string[];
  /** Codes that begin with one of these count only where `codes` has a longer one. */
  readonly without?: readonly string[];
  /** What is shown = sign × Σ lines, debit positive. */
  readonly sign: 1 | -1;
  /** A balance at the end of a month; otherwise what moved in a period. */
  readonly stock?: true;
}

const earned = (codes: string[], without?: string[]): GoldFigure => ({ codes, without, sign: -1 });
const spent = (codes: string[], without?: string[]): GoldFigure => ({ codes, without, sign: 1 });
const owned = (codes: string[], without?: string[]): GoldFigure => ({
  ...spent(codes, without),
  stock: true,
});
const owed = (codes: string[], without?: string[]): GoldFigure => ({
  ...earned(codes, without),
  stock: true,
});

// Reference: RGS 3.7, levels 2 and 3, and Besluit modellen jaarrekening, model E. WBedWkr and
// WBedOvp are costs of personnel by their place in the decimal chart (407xx, 408xx).
const APPROPRIATION = ['WNer', 'WMfo'];
const OTHER_INCOME = ['WOvb', 'WLbe'];
const GROSS = ['WOmz', 'WWiv', ...OTHER_INCOME, 'WKpr'];
const PERSONNEL = ['WPer', 'WBedWkr', 'WBedOvp'];
const OTHER_COSTS = ['WBed', 'WVkf', 'WAkf'];
const WEAR = ['WAfs', 'WWvi', 'WBwv'];
const FIXED = ['BIva', 'BMva', 'BVas', 'BFva'];
const CURRENT = ['BVrd', 'BPro', 'BVor', 'BEff', 'BLim'];
const LONG = ['BLas', 'BEga'];
const DEBTS = ['BVrz', ...LONG, 'BSch'];
/** Taxes of BSch and BVor that are turnover tax. */
const VAT = ['BSchBepBla', 'BSchBepBlv', 'BSchBepBlw', 'BSchBepBoo', 'BVorVbkTvo', 'BSchBepBtw'];
/** Assets, write-offs and shares: the cash flow of investing (RJ 360). */
const INVESTED = [...FIXED, ...WEAR, 'BEff', 'WRed', 'WAad'];
const FINANCED = ['BEiv', ...APPROPRIATION, ...LONG, 'BSchSak'];

/** The figures of `docs/user.md` and of the reports, by the codes that their names mean. */
export const FIGURES = {
  omzet: earned(['WOmz']),
  omzet_diensten: earned(['WOmzNod']),
  omzet_handelsgoederen: earned(['WOmzNoh']),
  overige_opbrengsten: earned(OTHER_INCOME),
  kostprijs: spent(['WKpr']),
  materialen: spent(['WKprKvg']),
  uitbesteed_werk: spent(['WKprKuw']),
  personeelskosten: spent(PERSONNEL),
  lonen: spent(['WPerLes']),
  sociale_lasten: spent(['WPerSol']),
  pensioenlasten: spent(['WPerPen']),
  overige_personeelskosten: spent(PERSONNEL, ['WPerLes', 'WPerSol', 'WPerPen']),
  afschrijvingen: spent(['WAfs']),
  overige_bedrijfskosten: spent(OTHER_COSTS, ['WBedWkr', 'WBedOvp']),
  huisvestingskosten: spent(['WBedHui']),
  autokosten: spent(['WBedAut']),
  kantoorkosten: spent(['WBedKan']),
  verkoopkosten: spent(['WBedVkk', 'WVkf']),
  verzekeringskosten: spent(['WBedAss']),
  advieskosten: spent(['WBedAea']),
  andere_kosten: spent(['WBedAlk']),
  financieel: earned(['WFbe', 'WOvt', 'WVhe', 'WWfa']),
  belastingen: earned(['WBel']),
  kosten: spent(['W'], ['WOmz', ...OTHER_INCOME, ...APPROPRIATION]),
  resultaat: earned(['W'], APPROPRIATION),
  brutomarge: earned(GROSS),
  marge_op_omzet: earned(['WOmz', 'WWiv', 'WKpr']),
  som_der_kosten: spent([...PERSONNEL, ...OTHER_COSTS, ...WEAR]),
  ebitda: earned([...GROSS, ...PERSONNEL, ...OTHER_COSTS]),
  bedrijfsresultaat: earned([...GROSS, ...PERSONNEL, ...OTHER_COSTS, ...WEAR]),
  resultaat_voor_belasting: earned(['W'], ['WBel', 'WRed', 'WAad', ...APPROPRIATION]),

  vaste_activa: owned(FIXED),
  materiele_activa: owned(['BMva', 'BVas']),
  voorraden: owned(['BVrd']),
  vorderingen: owned(['BVor']),
  debiteuren: owned(['BVorDeb']),
  liquide_middelen: owned(['BLim']),
  bank_en_kas: owned(['BLim'], ['BLimKru']),
  vlottende_activa: owned(CURRENT),
  activa: owned([...FIXED, ...CURRENT, 'B?']),
  kapitaal: owed(['BEivGok', 'BEivKap']),
  reserves: owed(['BEivOvr', 'BEivAgi', 'BEivHer', 'BEivWer']),
  onverdeeld_resultaat: owed(['W']),
  eigen_vermogen: owed(['BEiv']),
  totaal_eigen_vermogen: owed(['BEiv', 'W']),
  langlopende_schulden: owed(LONG),
  kortlopende_schulden: owed(['BSch']),
  crediteuren: owed(['BSchCre']),
  belastingschulden: owed(['BSchBep', 'BSchShb', 'BSchBtw', 'BSchLhe']),
  salarisschulden: owed(['BSchSal', 'BSchStz']),
  vreemd_vermogen: owed(DEBTS),
  passiva: owed(['BEiv', 'W', ...DEBTS]),
  werkkapitaal: owned([...CURRENT, 'BSch']),
  btw_positie: owed(VAT),
  niet_ingedeeld_balans: owned(['B?']),

  kasstroom: spent(['BLim']),
  kasstroom_operationeel: earned(['B', 'W'], [...INVESTED, ...FINANCED, 'BLim']),
  kasstroom_investeringen: earned(INVESTED),
  kasstroom_financiering: earned(FINANCED),
} as const satisfies Record<string, GoldFigure>;

export type FigureName = keyof typeof FIGURES;

const longest = (code: string, starts: readonly string[]) =>
  Math.max(0, ...starts.filter((start) => code.startsWith(start)).map(({ length }) => length));

/** Whether a figure has an account of this code; the longest beginning decides. */
export function isPartOf(code: string, { codes, without = [] }: GoldFigure): boolean {
  return longest(code, codes) > longest(code, without);
}

/** Codes of what a line of VAT can stand on, but for the account on which returns are settled. */
export const isVat = (code: string) => VAT.slice(0, -1).includes(code);
export const isVatToDeduct = (code: string) => code === 'BSchBepBoo' || code === 'BVorVbkTvo';
export const isVatSettlement = (code: string) => code === 'BSchBepBtw';
