import { definition, type DefinitionKey } from '../definitions/index.ts';
import { groupsOf, type MainGroupKey } from '../rgs/groups.ts';

/** Row of a statement: a heading without an amount, a line, or a total. */
export interface StatementRow {
  readonly key: string;
  readonly label: string;
  /** Depth of indentation, 0 at the margin. */
  readonly level: number;
  readonly kind: 'group' | 'line' | 'total';
  /** How a total is drawn: one line above, bold, or a double rule. */
  readonly emphasis?: 'subtotal' | 'result' | 'end';
  /** Figure of the row; a heading has none. */
  readonly definition: DefinitionKey | null;
  /** Left out when it is zero in all columns. */
  readonly optional: boolean;
  /** False where the accounts of a line stand elsewhere. */
  readonly detail?: false;
  /** Keys of the rows that a total adds up, and of those that it takes off. */
  readonly plus?: readonly string[];
  readonly minus?: readonly string[];
}

export const title = (key: string, label: string): StatementRow => ({
  key,
  label,
  level: 0,
  kind: 'group',
  definition: null,
  optional: false,
});
export const line = (key: DefinitionKey, level: number, optional: boolean): StatementRow => ({
  key,
  label: definition(key).name,
  level,
  kind: 'line',
  definition: key,
  optional,
});
export const total = (
  key: DefinitionKey,
  emphasis: NonNullable<StatementRow['emphasis']>,
  {
    label = definition(key).name,
    ...terms
  }: Partial<Pick<StatementRow, 'label' | 'plus' | 'minus'>>,
): StatementRow => ({
  ...terms,
  key: `totaal_${key}`,
  label,
  level: 0,
  kind: 'total',
  emphasis,
  definition: key,
  optional: false,
});
const groupLines = (main: MainGroupKey) => groupsOf(main).map((key) => line(key, 1, true));

/** Rows of the winst-en-verliesrekening, categorial model. */
export const WINST_EN_VERLIES: readonly StatementRow[] = [
  title('opbrengsten', 'Opbrengsten'),
  ...groupLines('netto_omzet'),
  total('netto_omzet', 'subtotal', { plus: groupsOf('netto_omzet') }),
  line('wijziging_voorraden', 1, true),
  line('overige_opbrengsten', 1, true),
  ...groupLines('kostprijs_omzet'),
  total('kostprijs_omzet', 'subtotal', { plus: groupsOf('kostprijs_omzet') }),
  total('brutomarge', 'subtotal', {
    plus: ['totaal_netto_omzet', 'wijziging_voorraden', 'overige_opbrengsten'],
    minus: ['totaal_kostprijs_omzet'],
  }),
  title('kosten', 'Kosten'),
  line('personeelskosten', 1, false),
  line('afschrijvingen', 1, false),
  line('waardeveranderingen', 1, true),
  ...groupLines('overige_bedrijfskosten'),
  total('som_der_kosten', 'subtotal', {
    plus: [
      'personeelskosten',
      'afschrijvingen',
      'waardeveranderingen',
      ...groupsOf('overige_bedrijfskosten'),
    ],
  }),
  total('bedrijfsresultaat', 'result', {
    plus: ['totaal_brutomarge'],
    minus: ['totaal_som_der_kosten'],
  }),
  line('financiele_baten_lasten', 1, false),
  line('niet_ingedeeld_resultaat', 1, true),
  total('resultaat_voor_belasting', 'result', {
    plus: ['totaal_bedrijfsresultaat', 'financiele_baten_lasten', 'niet_ingedeeld_resultaat'],
  }),
  line('belastingen', 1, false),
  line('resultaat_deelnemingen', 1, true),
  total('nettoresultaat', 'end', {
    plus: ['totaal_resultaat_voor_belasting', 'belastingen', 'resultaat_deelnemingen'],
  }),
];

/** Rows of the balans at the end of a month: activa, then passiva. */
export const BALANS: readonly StatementRow[] = [
  title('vaste_activa', 'Vaste activa'),
  line('immateriele_activa', 1, true),
  line('materiele_activa', 1, false),
  line('financiele_activa', 1, true),
  total('vaste_activa', 'subtotal', {
    plus: ['immateriele_activa', 'materiele_activa', 'financiele_activa'],
  }),
  title('vlottende_activa', 'Vlottende activa'),
  line('voorraden', 1, true),
  line('onderhanden_projecten', 1, true),
  ...groupLines('vorderingen'),
  line('effecten', 1, true),
  line('liquide_middelen', 1, false),
  total('vlottende_activa', 'subtotal', {
    plus: [
      'voorraden',
      'onderhanden_projecten',
      ...groupsOf('vorderingen'),
      'effecten',
      'liquide_middelen',
    ],
  }),
  line('niet_ingedeeld_balans', 0, true),
  total('activa', 'end', {
    plus: ['totaal_vaste_activa', 'totaal_vlottende_activa', 'niet_ingedeeld_balans'],
  }),
  title('eigen_vermogen', 'Eigen vermogen'),
  ...groupLines('eigen_vermogen'),
  // Opens into the result, which has its own statement.
  { ...line('onverdeeld_resultaat', 1, false), detail: false },
  total('totaal_eigen_vermogen', 'subtotal', {
    plus: [...groupsOf('eigen_vermogen'), 'onverdeeld_resultaat'],
  }),
  line('voorzieningen', 0, true),
  line('langlopende_schulden', 0, true),
  title('kortlopende_schulden', 'Kortlopende schulden'),
  ...groupLines('kortlopende_schulden'),
  total('kortlopende_schulden', 'subtotal', {
    label: 'Totaal kortlopende schulden',
    plus: groupsOf('kortlopende_schulden'),
  }),
  total('passiva', 'end', {
    plus: [
      'totaal_totaal_eigen_vermogen',
      'voorzieningen',
      'langlopende_schulden',
      'totaal_kortlopende_schulden',
    ],
  }),
];
