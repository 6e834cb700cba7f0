/** What a suggestion is about (design §5, filters of its screen), in the order in which it is read. */
export const SUGGESTION_CATEGORIES = [
  'kosten_besparen',
  'debiteuren',
  'btw',
  'cashflow',
  'kwaliteit',
  'omzet',
] as const;

/** States of a suggestion; 'verlopen' is only reached by itself. */
export const SUGGESTION_STATES = [
  'nieuw',
  'in_behandeling',
  'afgehandeld',
  'niet_relevant',
  'verlopen',
] as const;

/** How soon something must be done. */
export const URGENCIES = ['deze_week', 'deze_maand', 'heeft_tijd'] as const;

/** How sure the books make a finding. */
export const CERTAINTIES = ['zeker', 'waarschijnlijk', 'mogelijk'] as const;

/** What the effect of a finding is an amount of; unlike ones are never added. */
export const EFFECTS = ['per_jaar', 'eenmalig', 'te_laat_open', 'tekort'] as const;

/** Detectors, each of which finds one kind of thing. */
export const DETECTORS = [
  'kosten_gestegen',
  'dubbele_factuur',
  'dubbel_betaald',
  'prijsverhoging',
  'verdubbeld',
  'betaalt_later',
  'te_laat_open',
  'creditnota_open',
  'btw_code_afwijkend',
  'btw_grondslag',
  'btw_reservering',
  'geld_negatief',
  'boeking_ontbreekt',
  'weinig_boekingen',
  'tussenrekening',
  'vraagposten',
  'zonder_document',
  'factuurnummer_ontbreekt',
  'dubbele_relatie',
  'kosten_op_activa',
  'betaling_zonder_factuur',
  'omzetconcentratie',
  'weerstand',
] as const;

export type SuggestionCategory = (typeof SUGGESTION_CATEGORIES)[number];
export type SuggestionState = (typeof SUGGESTION_STATES)[number];
export type Urgency = (typeof URGENCIES)[number];
export type Certainty = (typeof CERTAINTIES)[number];
export type SuggestionEffect = (typeof EFFECTS)[number];
export type Detector = (typeof DETECTORS)[number];
