import { GROUP_KEYS, groupsOf, groupsOfType, type MainGroupKey } from '../rgs/groups.ts';
import { HEADINGS } from '../rgs/headings.ts';
import { booked, type BareDefinition } from './booked.ts';

const RESULT = groupsOfType('resultaat').filter((key) => key !== 'resultaatbestemming');
const without = (...mains: MainGroupKey[]) => {
  const left = groupsOf(...mains);
  return RESULT.filter((key) => !left.includes(key));
};

const OPERATING_COSTS = groupsOf(
  'personeelskosten',
  'afschrijvingen',
  'waardeveranderingen',
  'overige_bedrijfskosten',
);
const OPERATING_INCOME = ['netto_omzet', 'wijziging_voorraden', 'overige_opbrengsten'] as const;
const GROSS = groupsOf(...OPERATING_INCOME, 'kostprijs_omzet');
const FIXED = groupsOf('immateriele_activa', 'materiele_activa', 'financiele_activa');
const CURRENT = groupsOf(
  'voorraden',
  'onderhanden_projecten',
  'vorderingen',
  'effecten',
  'liquide_middelen',
);
const ALL_RESULT = groupsOfType('resultaat');
const EQUITY = [...groupsOf('eigen_vermogen'), ...ALL_RESULT];
const LIABILITIES = groupsOf('voorzieningen', 'langlopende_schulden', 'kortlopende_schulden');

const earned = booked('flow', -1);
const spent = booked('flow', 1);
const owned = booked('stock', 1);
const owed = booked('stock', -1);

/** Totals of the statements and figures across headings. */
export const TOTALS = {
  omzet: earned(groupsOf('netto_omzet'), 'gunstig', 'Omzet', HEADINGS.netto_omzet.explanation),
  // Omzet + overige opbrengsten − nettoresultaat (design §5): all other groups of the result.
  kosten: spent(
    without('netto_omzet', 'overige_opbrengsten'),
    'ongunstig',
    'Kosten',
    'Alle kosten: omzet plus overige opbrengsten min het nettoresultaat.',
  ),
  resultaat: earned(
    RESULT,
    'gunstig',
    'Resultaat',
    'Omzet en overige opbrengsten min alle kosten, na belasting.',
  ),
  brutomarge: earned(
    GROSS,
    'gunstig',
    'Brutomarge',
    'Alle bedrijfsopbrengsten, ook de overige, min de kostprijs van de omzet. De brutomarge in procenten rekent zonder de overige opbrengsten.',
  ),
  /** Without other income, which does not grow with what is sold. */
  marge_op_omzet: earned(
    groupsOf('netto_omzet', 'wijziging_voorraden', 'kostprijs_omzet'),
    'gunstig',
    'Marge op de omzet',
    'Netto-omzet min de kostprijs daarvan, zonder overige opbrengsten.',
  ),
  som_der_kosten: spent(
    OPERATING_COSTS,
    'ongunstig',
    'Som der kosten',
    'Personeel, afschrijvingen, waardeveranderingen en overige bedrijfskosten.',
  ),
  ebitda: earned(
    [...GROSS, ...groupsOf('personeelskosten', 'overige_bedrijfskosten')],
    'gunstig',
    'EBITDA',
    'Bedrijfsresultaat vóór afschrijvingen en waardeveranderingen. Winst of verlies op verkochte vaste activa hoort bij de afschrijvingen en telt niet mee.',
  ),
  bedrijfsresultaat: earned(
    [...GROSS, ...OPERATING_COSTS],
    'gunstig',
    'Bedrijfsresultaat',
    'Brutomarge min de som der kosten, vóór rente en belasting.',
  ),
  resultaat_voor_belasting: earned(
    without('belastingen', 'resultaat_deelnemingen'),
    'gunstig',
    'Resultaat vóór belasting',
    'Bedrijfsresultaat plus financiële baten en lasten.',
  ),
  nettoresultaat: earned(
    RESULT,
    'gunstig',
    'Nettoresultaat',
    'Wat overblijft na alle kosten en belasting.',
  ),
  vaste_activa: owned(
    FIXED,
    'neutraal',
    'Totaal vaste activa',
    'Bezittingen voor langer dan een jaar.',
  ),
  vlottende_activa: owned(
    CURRENT,
    'neutraal',
    'Totaal vlottende activa',
    'Bezittingen die binnen een jaar in geld zijn om te zetten.',
  ),
  activa: owned(
    [...FIXED, ...CURRENT, 'niet_ingedeeld_balans'],
    'neutraal',
    'Totaal activa',
    'Alle bezittingen.',
  ),
  onverdeeld_resultaat: owed(
    ALL_RESULT,
    'gunstig',
    'Onverdeeld resultaat',
    'Resultaat van dit boekjaar tot nu toe, nog niet verdeeld.',
  ),
  totaal_eigen_vermogen: owed(
    EQUITY,
    'gunstig',
    'Totaal eigen vermogen',
    'Kapitaal, reserves en het nog niet verdeelde resultaat.',
  ),
  passiva: owed(
    [...EQUITY, ...LIABILITIES],
    'neutraal',
    'Totaal passiva',
    'Hoe de bezittingen zijn gefinancierd.',
  ),
  vreemd_vermogen: owed(
    LIABILITIES,
    'ongunstig',
    'Vreemd vermogen',
    'Voorzieningen, langlopende en kortlopende schulden.',
  ),
  werkkapitaal: owned(
    [...CURRENT, ...groupsOf('kortlopende_schulden')],
    'gunstig',
    'Werkkapitaal',
    'Vlottende activa min kortlopende schulden.',
  ),
  /** Activa − passiva; not zero when an opening balance is missing a part. */
  balansverschil: owned(
    GROUP_KEYS,
    'neutraal',
    'Verschil op de balans',
    'Activa min passiva; hoort nul te zijn.',
  ),
} satisfies Record<string, BareDefinition>;

export type TotalKey = keyof typeof TOTALS;
