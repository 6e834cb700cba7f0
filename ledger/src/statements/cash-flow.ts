import { line, title, total, type StatementRow } from './rows.ts';

/** The accounts stand in the winst-en-verliesrekening, or below the investments. */
const withoutDetail = (row: StatementRow): StatementRow => ({ ...row, detail: false });

/** Rows of the kasstroomoverzicht, indirect method, from the result to the change in money. */
export const KASSTROOM: readonly StatementRow[] = [
  title('operationeel', 'Operationele activiteiten'),
  withoutDetail(line('nettoresultaat', 1, false)),
  withoutDetail(line('afschrijvingen', 1, false)),
  withoutDetail(line('waardeveranderingen', 1, true)),
  withoutDetail(line('kasstroom_deelnemingen', 1, true)),
  line('kasstroom_voorzieningen', 1, true),
  title('werkkapitaal', 'Veranderingen in werkkapitaal'),
  line('kasstroom_voorraden', 1, true),
  line('kasstroom_vorderingen', 1, false),
  line('kasstroom_kortlopende_schulden', 1, false),
  line('kasstroom_niet_ingedeeld', 1, true),
  total('kasstroom_operationeel', 'subtotal', {
    plus: [
      'nettoresultaat',
      'afschrijvingen',
      'waardeveranderingen',
      'kasstroom_deelnemingen',
      'kasstroom_voorzieningen',
      'kasstroom_voorraden',
      'kasstroom_vorderingen',
      'kasstroom_kortlopende_schulden',
      'kasstroom_niet_ingedeeld',
    ],
  }),
  title('investeringen', 'Investeringsactiviteiten'),
  line('kasstroom_vaste_activa', 1, false),
  line('kasstroom_financiele_activa', 1, true),
  line('kasstroom_effecten', 1, true),
  total('kasstroom_investeringen', 'subtotal', {
    plus: ['kasstroom_vaste_activa', 'kasstroom_financiele_activa', 'kasstroom_effecten'],
  }),
  title('financiering', 'Financieringsactiviteiten'),
  line('kasstroom_eigen_vermogen', 1, false),
  line('kasstroom_langlopend', 1, false),
  line('kasstroom_bankschulden', 1, true),
  total('kasstroom_financiering', 'subtotal', {
    plus: ['kasstroom_eigen_vermogen', 'kasstroom_langlopend', 'kasstroom_bankschulden'],
  }),
  total('kasstroom', 'end', {
    plus: [
      'totaal_kasstroom_operationeel',
      'totaal_kasstroom_investeringen',
      'totaal_kasstroom_financiering',
    ],
  }),
];
