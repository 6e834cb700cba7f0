import type { BooksDetector, OwedDetector } from '../detector.ts';
import { betaaltLater } from './betaalt-later.ts';
import { boekingOntbreekt } from './boeking-ontbreekt.ts';
import { creditnotaOpen } from './creditnota-open.ts';
import { dubbelBetaald } from './dubbel-betaald.ts';
import { dubbeleFactuur } from './dubbele-factuur.ts';
import { factuurnummerOntbreekt } from './factuurnummer-ontbreekt.ts';
import { kostenGestegen } from './kosten-gestegen.ts';
import { prijsverhoging } from './prijsverhoging.ts';
import { teLaatOpen } from './te-laat-open.ts';
import { tussenrekening, vraagposten } from './tussenrekening.ts';
import { verdubbeld } from './verdubbeld.ts';
import { btwCodeAfwijkend } from './btw-code-afwijkend.ts';
import { btwGrondslag } from './btw-grondslag.ts';
import { btwReservering } from './btw-reservering.ts';
import { dubbeleRelatie } from './dubbele-relatie.ts';
import { geldNegatief } from './geld-negatief.ts';
import { kostenOpActiva } from './kosten-op-activa.ts';
import { omzetconcentratie } from './omzetconcentratie.ts';
import { weerstand } from './weerstand.ts';
import { weinigBoekingen } from './weinig-boekingen.ts';

/** Detectors of the books as a whole. */
export const BOOKS_DETECTORS: readonly BooksDetector[] = [
  kostenGestegen,
  prijsverhoging,
  verdubbeld,
  boekingOntbreekt,
  tussenrekening,
  vraagposten,
  factuurnummerOntbreekt,
  btwCodeAfwijkend,
  btwGrondslag,
  btwReservering,
  dubbeleRelatie,
  geldNegatief,
  kostenOpActiva,
  omzetconcentratie,
  weerstand,
  weinigBoekingen,
];

/** Detectors of what one relation owes or is owed. */
export const OWED_DETECTORS: readonly OwedDetector[] = [
  teLaatOpen,
  betaaltLater,
  dubbeleFactuur,
  dubbelBetaald,
  creditnotaOpen,
];
