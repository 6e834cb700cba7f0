import type { Detector } from '@kengetal/contract';
import { betaalt_later } from './betaalt_later.ts';
import { betaling_zonder_factuur } from './betaling_zonder_factuur.ts';
import { boeking_ontbreekt } from './boeking_ontbreekt.ts';
import { btw_code_afwijkend } from './btw_code_afwijkend.ts';
import { btw_grondslag } from './btw_grondslag.ts';
import { btw_reservering } from './btw_reservering.ts';
import { creditnota_open } from './creditnota_open.ts';
import { dubbel_betaald } from './dubbel_betaald.ts';
import { dubbele_factuur } from './dubbele_factuur.ts';
import { dubbele_relatie } from './dubbele_relatie.ts';
import { factuurnummer_ontbreekt } from './factuurnummer_ontbreekt.ts';
import { geld_negatief } from './geld_negatief.ts';
import { kosten_gestegen } from './kosten_gestegen.ts';
import { kosten_op_activa } from './kosten_op_activa.ts';
import { omzetconcentratie } from './omzetconcentratie.ts';
import { prijsverhoging } from './prijsverhoging.ts';
import { te_laat_open } from './te_laat_open.ts';
import type { Templates } from './templates.ts';
import { tussenrekening } from './tussenrekening.ts';
import { verdubbeld } from './verdubbeld.ts';
import { vraagposten } from './vraagposten.ts';
import { weerstand } from './weerstand.ts';
import { weinig_boekingen } from './weinig_boekingen.ts';
import { zonder_document } from './zonder_document.ts';

/** What is hidden for each detector. */
export const TEMPLATES: Readonly<Record<Detector, Templates>> = {
  kosten_gestegen,
  dubbele_factuur,
  dubbel_betaald,
  prijsverhoging,
  verdubbeld,
  betaalt_later,
  te_laat_open,
  creditnota_open,
  btw_code_afwijkend,
  btw_grondslag,
  btw_reservering,
  geld_negatief,
  boeking_ontbreekt,
  weinig_boekingen,
  tussenrekening,
  vraagposten,
  zonder_document,
  factuurnummer_ontbreekt,
  dubbele_relatie,
  kosten_op_activa,
  betaling_zonder_factuur,
  omzetconcentratie,
  weerstand,
};
