import type { TotalKey } from './totals.ts';

interface Formula {
  readonly formula: string;
  readonly source: string;
}

const MODEL = 'Besluit modellen jaarrekening, categoriale indeling';
const BALANCE = 'art. 2:364 BW';
/** For what is in common use, but in no law or schedule. */
export const USUAL = 'Gangbare bedrijfseconomische definitie, niet in de wet vastgelegd';

const formula = (text: string, source: string): Formula => ({ formula: text, source });

/** How totals are computed, and where that comes from. */
export const FORMULAS: Readonly<Record<TotalKey, Formula>> = {
  omzet: formula('Alle rekeningen onder netto-omzet (RGS WOmz)', 'art. 2:377 lid 6 BW; RGS WOmz'),
  kosten: formula('Omzet + overige bedrijfsopbrengsten − nettoresultaat', 'Keuze van Kengetal'),
  resultaat: formula('Omzet + overige bedrijfsopbrengsten − kosten', 'art. 2:377 lid 3 BW'),
  brutomarge: formula(
    'Netto-omzet + wijziging voorraden + overige bedrijfsopbrengsten − kostprijs van de omzet',
    'Bruto-bedrijfsresultaat, art. 2:397 lid 3 BW',
  ),
  marge_op_omzet: formula('Netto-omzet + wijziging voorraden − kostprijs van de omzet', USUAL),
  som_der_kosten: formula(
    'Personeelskosten + afschrijvingen + waardeveranderingen + overige bedrijfskosten',
    MODEL,
  ),
  ebitda: formula(
    'Brutomarge − personeelskosten − overige bedrijfskosten',
    `${USUAL}; boekresultaat op activa: RGS WAfsRvi, WAfsRvm`,
  ),
  bedrijfsresultaat: formula('Brutomarge − som der kosten', MODEL),
  resultaat_voor_belasting: formula(
    'Bedrijfsresultaat + financiële baten en lasten + niet ingedeeld',
    MODEL,
  ),
  nettoresultaat: formula('Resultaat vóór belasting + belastingen + resultaat deelnemingen', MODEL),
  vaste_activa: formula('Immateriële + materiële + financiële vaste activa', BALANCE),
  vlottende_activa: formula(
    'Voorraden + onderhanden projecten + vorderingen + effecten + liquide middelen',
    BALANCE,
  ),
  activa: formula('Vaste activa + vlottende activa + niet ingedeeld', BALANCE),
  onverdeeld_resultaat: formula(
    'Opbrengsten − kosten van het boekjaar tot en met de laatste maand',
    'art. 2:373 lid 1 BW',
  ),
  totaal_eigen_vermogen: formula(
    'Kapitaal + reserves + resultaat vorige jaren + onverdeeld resultaat',
    'art. 2:373 lid 1 BW',
  ),
  passiva: formula('Eigen vermogen + vreemd vermogen', BALANCE),
  vreemd_vermogen: formula('Voorzieningen + langlopende + kortlopende schulden', BALANCE),
  werkkapitaal: formula('Vlottende activa − kortlopende schulden', USUAL),
  balansverschil: formula('Activa − passiva', 'Dubbel boekhouden: debet is credit'),
};
