import type {
  Certainty,
  Detector,
  Suggestion,
  SuggestionCategory,
  SuggestionEffect,
  SuggestionState,
  Urgency,
} from '@kengetal/contract';
import { formatDate } from '@kengetal/ui';

export const CATEGORY_NAMES: Readonly<Record<SuggestionCategory, string>> = {
  kosten_besparen: 'Kosten besparen',
  debiteuren: 'Debiteuren',
  btw: 'Btw',
  cashflow: 'Cashflow',
  kwaliteit: 'Kwaliteit',
  omzet: 'Omzet',
};

export const URGENCY_NAMES: Readonly<Record<Urgency, string>> = {
  deze_week: 'Deze week',
  deze_maand: 'Deze maand',
  heeft_tijd: 'Heeft tijd',
};

export const CERTAINTY_NAMES: Readonly<Record<Certainty, string>> = {
  zeker: 'Zeker',
  waarschijnlijk: 'Waarschijnlijk',
  mogelijk: 'Mogelijk',
};

/** Units of an effect, as they stand beneath its amount. */
export const EFFECT_NAMES: Readonly<Record<SuggestionEffect, string>> = {
  per_jaar: 'per jaar',
  eenmalig: 'eenmalig',
  te_laat_open: 'te laat open',
  tekort: 'tekort',
};

export const STATE_NAMES: Readonly<Record<SuggestionState, string>> = {
  nieuw: 'Nieuw',
  in_behandeling: 'In behandeling',
  afgehandeld: 'Afgehandeld',
  niet_relevant: 'Niet relevant',
  verlopen: 'Verlopen',
};

/** What each detector finds, in the plural. */
export const DETECTOR_NAMES: Readonly<Record<Detector, string>> = {
  kosten_gestegen: 'gestegen kosten',
  dubbele_factuur: 'dubbele facturen',
  dubbel_betaald: 'dubbele betalingen',
  prijsverhoging: 'prijsverhogingen',
  verdubbeld: 'verdubbelde abonnementen',
  betaalt_later: 'klanten die later betalen',
  te_laat_open: 'facturen die te laat openstaan',
  creditnota_open: 'ongebruikte creditnota’s',
  btw_code_afwijkend: 'afwijkende btw-codes',
  btw_grondslag: 'btw die niet bij het bedrag past',
  btw_reservering: 'te weinig geld voor de btw',
  geld_negatief: 'negatieve bank of kas',
  boeking_ontbreekt: 'ontbrekende boekingen',
  weinig_boekingen: 'maanden met weinig boekingen',
  tussenrekening: 'open tussenrekeningen',
  vraagposten: 'open vraagposten',
  zonder_document: 'kosten zonder document',
  factuurnummer_ontbreekt: 'ontbrekende factuurnummers',
  dubbele_relatie: 'dubbele relaties',
  kosten_op_activa: 'kosten op een activarekening',
  betaling_zonder_factuur: 'betalingen zonder factuur',
  omzetconcentratie: 'omzet bij weinig klanten',
  weerstand: 'weinig weerstand',
};

/** How soon: the day where there is one, but for what cannot wait. */
export function urgencyWords({ urgency, due }: Pick<Suggestion, 'urgency' | 'due'>): string {
  return due === null || urgency === 'deze_week'
    ? URGENCY_NAMES[urgency]
    : `Vóór ${formatDate(due, 'short')}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
