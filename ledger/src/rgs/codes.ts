import type { GroupKey } from './groups.ts';

/**
 * RGS codes of level 2 and 3 that decide a group. A code belongs to the longest of these that it
 * starts with; level 3 is listed only where it differs from its level 2. BEga (not in the SME
 * selection of RGS) is the equalisation account for subsidies, which is no equity. Investment
 * property (BVas) is a tangible asset in Title 9 of Book 2 BW.
 */
const RGS_GROUPS: Readonly<Record<string, GroupKey>> = {
  BIva: 'immateriele_activa',
  BMva: 'materiele_activa',
  BVas: 'materiele_activa',
  BFva: 'financiele_activa',
  BVrd: 'voorraden',
  BPro: 'onderhanden_projecten',
  BVor: 'overige_vorderingen',
  BVorDeb: 'debiteuren',
  BVorVbk: 'belastingvorderingen',
  BVorLbv: 'belastingvorderingen',
  BVorBtw: 'belastingvorderingen',
  BVorOva: 'overlopende_activa',
  BEff: 'effecten',
  BLim: 'bank_en_kas',
  BLimKru: 'kruisposten',
  BEiv: 'overig_eigen_vermogen',
  BEivGok: 'kapitaal',
  BEivSev: 'kapitaal',
  BEivCok: 'kapitaal',
  BEivKap: 'kapitaal',
  BEivKa2: 'kapitaal',
  BEivKa3: 'kapitaal',
  BEivKa4: 'kapitaal',
  BEivKa5: 'kapitaal',
  BEivAgi: 'reserves',
  BEivHer: 'reserves',
  BEivWer: 'reserves',
  BEivStr: 'reserves',
  BEivOvr: 'reserves',
  BEivFir: 'reserves',
  BEivBef: 'reserves',
  BEivBer: 'reserves',
  BEivOre: 'resultaat_vorige_jaren',
  BEga: 'langlopende_schulden',
  BVrz: 'voorzieningen',
  BLas: 'langlopende_schulden',
  BSch: 'overige_kortlopende_schulden',
  BSchCre: 'crediteuren',
  BSchBep: 'belastingschulden',
  BSchShb: 'belastingschulden',
  BSchBtw: 'belastingschulden',
  BSchLhe: 'belastingschulden',
  BSchSal: 'salarisschulden',
  BSchStz: 'salarisschulden',
  BSchSak: 'bankschulden',
  BSchOpa: 'overlopende_passiva',

  WOmz: 'overige_omzet',
  WOmzNod: 'omzet_diensten',
  WOmzNoh: 'omzet_handelsgoederen',
  WOmzNop: 'omzet_productie',
  WOmzKeb: 'omzet_kortingen',
  WWiv: 'wijziging_voorraden',
  WOvb: 'overige_opbrengsten',
  WLbe: 'overige_opbrengsten',
  WKpr: 'overige_kostprijs',
  WKprInh: 'inkoopwaarde',
  WKprInp: 'inkoopwaarde',
  WKprKvg: 'materialen',
  WKprKuw: 'uitbesteed_werk',
  WPer: 'overige_personeelskosten',
  WPerLes: 'lonen',
  WPerSol: 'sociale_lasten',
  WPerPen: 'pensioenlasten',
  WBed: 'andere_kosten',
  // Personnel by their numbers and nature, though coded under the other operating costs.
  WBedWkr: 'overige_personeelskosten',
  WBedOvp: 'overige_personeelskosten',
  WBedHui: 'huisvestingskosten',
  WBedEem: 'machinekosten',
  WBedVkk: 'verkoopkosten',
  WBedAut: 'autokosten',
  WBedTra: 'transportkosten',
  WBedKan: 'kantoorkosten',
  WBedOrg: 'organisatiekosten',
  WBedAss: 'verzekeringskosten',
  WBedAea: 'advieskosten',
  WBedAdl: 'administratiekosten',
  WVkf: 'verkoopkosten',
  WAkf: 'andere_kosten',
  WAfs: 'afschrijvingen',
  WWvi: 'waardeveranderingen',
  WBwv: 'waardeveranderingen',
  WFbe: 'financiele_baten_lasten',
  WOvt: 'financiele_baten_lasten',
  WVhe: 'financiele_baten_lasten',
  WWfa: 'financiele_baten_lasten',
  WBel: 'belastingen',
  WRed: 'resultaat_deelnemingen',
  WAad: 'resultaat_deelnemingen',
  WNer: 'resultaatbestemming',
  WMfo: 'resultaatbestemming',
};

// Some tables differ in case (BivaKouVvp), so codes are compared in lower case.
const byLowerCase = new Map(
  Object.entries(RGS_GROUPS).map(([code, group]) => [code.toLowerCase(), group]),
);

/** Letters of a code of level 2. */
const LEVEL_2 = 4;

/** Level 2 to 5, old codes of odd case too (WPerWkoCiB); own extensions follow '.' or ':'. */
const RGS_FORM = /^[BW][A-Za-z][a-z0-9]{2}(?:[A-Z][A-Za-z0-9]{2}){0,3}(?=$|[.:])/;

/**
 * The RGS code in a text such as a leadReference, or null when it does not hold one. Codes that
 * our table does not know are codes too, as RGS changes; short words are not.
 */
export function rgsCode(text: string): string | null {
  const code = RGS_FORM.exec(text.trim())?.[0];
  if (code === undefined) return null;
  return code.length >= 7 || rgsGroup(code) !== null ? code : null;
}

/** Group of the longest known prefix of an RGS code, or null when not even level 2 is known. */
export function rgsGroup(code: string): GroupKey | null {
  const lower = code.toLowerCase();
  return byLowerCase.get(lower.slice(0, 7)) ?? byLowerCase.get(lower.slice(0, LEVEL_2)) ?? null;
}

/** Shortest codes that decide these groups; '(rest)' where longer ones belong elsewhere. */
export function rgsCodesOf(groups: readonly GroupKey[]): string[] {
  const all = Object.entries(RGS_GROUPS);
  const codes = all.filter(([, group]) => groups.includes(group)).map(([code]) => code);
  const shortest = codes.filter(
    (code) => code.length === LEVEL_2 || !codes.includes(code.slice(0, LEVEL_2)),
  );
  return shortest.map((code) => {
    const isRest = all.some(([other]) => other.startsWith(code) && !codes.includes(other));
    return isRest ? `${code} (rest)` : code;
  });
}
