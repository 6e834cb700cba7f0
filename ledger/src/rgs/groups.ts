/** Statement that an account belongs to. */
export type AccountType = 'balans' | 'resultaat';

interface GroupRow {
  readonly name: string;
  readonly type: AccountType;
  /** Group of the statement that this one is a part of. */
  readonly main: string;
}

const balance = <M extends string>(main: M, name: string) =>
  ({ name, type: 'balans', main }) as const;
const result = <M extends string>(main: M, name: string) =>
  ({ name, type: 'resultaat', main }) as const;

/**
 * Groups that accounts fall in, in the order of the statements: balance sheet, then the
 * categorial winst-en-verliesrekening. Every account has exactly one. Groups with the same
 * `main` make up one heading of the statement.
 */
export const GROUPS = {
  immateriele_activa: balance('immateriele_activa', 'Immateriële vaste activa'),
  materiele_activa: balance('materiele_activa', 'Materiële vaste activa'),
  financiele_activa: balance('financiele_activa', 'Financiële vaste activa'),
  voorraden: balance('voorraden', 'Voorraden'),
  onderhanden_projecten: balance('onderhanden_projecten', 'Onderhanden projecten'),
  debiteuren: balance('vorderingen', 'Debiteuren'),
  belastingvorderingen: balance('vorderingen', 'Belastingen'),
  overlopende_activa: balance('vorderingen', 'Overlopende activa'),
  overige_vorderingen: balance('vorderingen', 'Overige vorderingen'),
  effecten: balance('effecten', 'Effecten'),
  bank_en_kas: balance('liquide_middelen', 'Bank en kas'),
  /** Money on its way from one account to another, and nil when all of it has come. */
  kruisposten: balance('liquide_middelen', 'Kruisposten'),
  kapitaal: balance('eigen_vermogen', 'Kapitaal'),
  reserves: balance('eigen_vermogen', 'Reserves'),
  resultaat_vorige_jaren: balance('eigen_vermogen', 'Onverdeeld resultaat vorige jaren'),
  overig_eigen_vermogen: balance('eigen_vermogen', 'Overig eigen vermogen'),
  voorzieningen: balance('voorzieningen', 'Voorzieningen'),
  langlopende_schulden: balance('langlopende_schulden', 'Langlopende schulden'),
  crediteuren: balance('kortlopende_schulden', 'Crediteuren'),
  belastingschulden: balance('kortlopende_schulden', 'Belastingen en premies'),
  salarisschulden: balance('kortlopende_schulden', 'Salarissen en pensioenen'),
  bankschulden: balance('kortlopende_schulden', 'Schulden aan banken'),
  overlopende_passiva: balance('kortlopende_schulden', 'Overlopende passiva'),
  overige_kortlopende_schulden: balance('kortlopende_schulden', 'Overige kortlopende schulden'),
  niet_ingedeeld_balans: balance('niet_ingedeeld', 'Niet ingedeeld'),

  omzet_diensten: result('netto_omzet', 'Diensten'),
  omzet_handelsgoederen: result('netto_omzet', 'Handelsgoederen'),
  omzet_productie: result('netto_omzet', 'Eigen producten'),
  omzet_kortingen: result('netto_omzet', 'Kortingen en bonussen'),
  overige_omzet: result('netto_omzet', 'Overige omzet'),
  wijziging_voorraden: result('wijziging_voorraden', 'Wijziging voorraden'),
  overige_opbrengsten: result('overige_opbrengsten', 'Overige bedrijfsopbrengsten'),
  inkoopwaarde: result('kostprijs_omzet', 'Inkoopwaarde goederen'),
  materialen: result('kostprijs_omzet', 'Grond- en hulpstoffen'),
  uitbesteed_werk: result('kostprijs_omzet', 'Uitbesteed werk'),
  overige_kostprijs: result('kostprijs_omzet', 'Overige kostprijs'),
  lonen: result('personeelskosten', 'Lonen en salarissen'),
  sociale_lasten: result('personeelskosten', 'Sociale lasten'),
  pensioenlasten: result('personeelskosten', 'Pensioenlasten'),
  overige_personeelskosten: result('personeelskosten', 'Overige personeelskosten'),
  afschrijvingen: result('afschrijvingen', 'Afschrijvingen'),
  waardeveranderingen: result('waardeveranderingen', 'Waardeveranderingen'),
  huisvestingskosten: result('overige_bedrijfskosten', 'Huisvestingskosten'),
  machinekosten: result('overige_bedrijfskosten', 'Exploitatie- en machinekosten'),
  verkoopkosten: result('overige_bedrijfskosten', 'Verkoopkosten'),
  autokosten: result('overige_bedrijfskosten', 'Autokosten'),
  transportkosten: result('overige_bedrijfskosten', 'Transportkosten'),
  kantoorkosten: result('overige_bedrijfskosten', 'Kantoorkosten'),
  organisatiekosten: result('overige_bedrijfskosten', 'Organisatiekosten'),
  verzekeringskosten: result('overige_bedrijfskosten', 'Verzekeringen'),
  advieskosten: result('overige_bedrijfskosten', 'Accountants- en advieskosten'),
  administratiekosten: result('overige_bedrijfskosten', 'Administratieve lasten'),
  andere_kosten: result('overige_bedrijfskosten', 'Andere kosten'),
  financiele_baten_lasten: result('financiele_baten_lasten', 'Financiële baten en lasten'),
  niet_ingedeeld_resultaat: result('niet_ingedeeld', 'Niet ingedeeld'),
  belastingen: result('belastingen', 'Belastingen'),
  resultaat_deelnemingen: result('resultaat_deelnemingen', 'Resultaat deelnemingen'),
  /** Appropriation of the result (WNer, WMfo): not in the result, but part of the balance. */
  resultaatbestemming: result('resultaatbestemming', 'Resultaatbestemming'),
} as const satisfies Record<string, GroupRow>;

/** Finest group, the one that is kept with an account. No key is also that of a larger heading. */
export type GroupKey = keyof typeof GROUPS;

/** Heading of the statement; those that inspect prints and an editor of accounts chooses from. */
export type MainGroupKey = (typeof GROUPS)[GroupKey]['main'];

export const GROUP_KEYS = Object.keys(GROUPS).filter(isGroupKey);

/** True for text that is the key of a group. */
export function isGroupKey(text: string): text is GroupKey {
  return Object.hasOwn(GROUPS, text);
}

/** Groups that make up headings, in statement order. */
export function groupsOf(...mains: MainGroupKey[]): GroupKey[] {
  return GROUP_KEYS.filter((key) => mains.includes(GROUPS[key].main));
}

/** All groups of one statement. */
export function groupsOfType(type: AccountType): GroupKey[] {
  return GROUP_KEYS.filter((key) => GROUPS[key].type === type);
}

/** Group of an account of which only the heading is known, as when an editor chooses it. */
export function defaultGroup(main: MainGroupKey, type: AccountType): GroupKey {
  if (main === 'niet_ingedeeld') return unclassifiedGroup(type);
  // Money is only under way where something says so.
  if (main === 'liquide_middelen') return 'bank_en_kas';
  const groups = groupsOf(main);
  // The remainder of a heading stands last.
  return groups.at(-1) ?? unclassifiedGroup(type);
}

/** Group of an account about which no more is known than its statement. */
export function unclassifiedGroup(type: AccountType): GroupKey {
  return type === 'balans' ? 'niet_ingedeeld_balans' : 'niet_ingedeeld_resultaat';
}

/** True for the two groups of accounts that could not be placed. */
export function isUnclassified(group: GroupKey): boolean {
  return GROUPS[group].main === 'niet_ingedeeld';
}
