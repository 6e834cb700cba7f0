import type { MainGroupKey } from './groups.ts';

/** Whether more of it is good for the company. */
export type Favour = 'gunstig' | 'ongunstig' | 'neutraal';

export interface Heading {
  readonly name: string;
  readonly explanation: string;
  /** Presented amount = sign × Σ lines (debit positive). */
  readonly sign: 1 | -1;
  readonly more: Favour;
}

const heading = (sign: 1 | -1, more: Favour, name: string, explanation: string): Heading => ({
  name,
  explanation,
  sign,
  more,
});

/** How the headings of balans and winst-en-verliesrekening are shown. */
export const HEADINGS: Readonly<Record<MainGroupKey, Heading>> = {
  immateriele_activa: heading(
    1,
    'neutraal',
    'Immateriële vaste activa',
    'Goodwill, ontwikkelkosten, licenties en dergelijke, na afschrijving.',
  ),
  materiele_activa: heading(
    1,
    'neutraal',
    'Materiële vaste activa',
    'Gebouwen, machines, inventaris en auto’s, na afschrijving.',
  ),
  financiele_activa: heading(
    1,
    'neutraal',
    'Financiële vaste activa',
    'Deelnemingen en leningen die langer dan een jaar uitstaan.',
  ),
  voorraden: heading(
    1,
    'neutraal',
    'Voorraden',
    'Handelsgoederen, grond- en hulpstoffen en gereed product.',
  ),
  onderhanden_projecten: heading(
    1,
    'neutraal',
    'Onderhanden projecten',
    'Werk in opdracht van klanten dat nog niet is gefactureerd.',
  ),
  vorderingen: heading(
    1,
    'neutraal',
    'Vorderingen',
    'Wat klanten, de Belastingdienst en anderen nog moeten betalen.',
  ),
  effecten: heading(
    1,
    'neutraal',
    'Effecten',
    'Aandelen en obligaties die niet voor lange tijd worden aangehouden.',
  ),
  liquide_middelen: heading(
    1,
    'gunstig',
    'Liquide middelen',
    'Saldo van bank, spaarrekening, kas en kruisposten.',
  ),
  eigen_vermogen: heading(
    -1,
    'gunstig',
    'Eigen vermogen',
    'Kapitaal, reserves en nog niet verdeeld resultaat.',
  ),
  voorzieningen: heading(
    -1,
    'neutraal',
    'Voorzieningen',
    'Verwachte verplichtingen waarvan bedrag of moment nog niet vaststaat.',
  ),
  langlopende_schulden: heading(
    -1,
    'ongunstig',
    'Langlopende schulden',
    'Leningen en hypotheken die langer dan een jaar lopen.',
  ),
  kortlopende_schulden: heading(
    -1,
    'ongunstig',
    'Kortlopende schulden',
    'Wat binnen een jaar betaald moet worden: leveranciers, belastingen, salarissen.',
  ),
  niet_ingedeeld: heading(
    1,
    'neutraal',
    'Niet ingedeeld',
    'Rekeningen die niet op code, naam of plaats in het rekeningschema zijn in te delen. Deel ze zelf in om ze op hun plaats te zien.',
  ),
  netto_omzet: heading(
    -1,
    'gunstig',
    'Netto-omzet',
    'Omzet zonder btw, na kortingen en creditnota’s.',
  ),
  wijziging_voorraden: heading(
    -1,
    'neutraal',
    'Wijziging voorraden',
    'Toename of afname van gereed product, onderhanden werk en eigen productie.',
  ),
  overige_opbrengsten: heading(
    -1,
    'gunstig',
    'Overige bedrijfsopbrengsten',
    'Opbrengsten naast de omzet, zoals subsidie, huur en doorbelaste kosten.',
  ),
  kostprijs_omzet: heading(
    1,
    'ongunstig',
    'Kostprijs van de omzet',
    'Inkoop, materialen en uitbesteed werk voor wat is verkocht.',
  ),
  personeelskosten: heading(
    1,
    'ongunstig',
    'Personeelskosten',
    'Lonen, sociale lasten, pensioen en overige kosten voor medewerkers.',
  ),
  afschrijvingen: heading(
    1,
    'ongunstig',
    'Afschrijvingen',
    'Waardedaling van vaste activa in deze periode.',
  ),
  waardeveranderingen: heading(
    1,
    'ongunstig',
    'Waardeveranderingen',
    'Bijzondere waardeverminderingen en herwaarderingen van activa.',
  ),
  overige_bedrijfskosten: heading(
    1,
    'ongunstig',
    'Overige bedrijfskosten',
    'Huisvesting, auto, kantoor, verkoop, verzekering, advies en andere kosten.',
  ),
  financiele_baten_lasten: heading(
    -1,
    'gunstig',
    'Financiële baten en lasten',
    'Ontvangen min betaalde rente, bankkosten en koersverschillen.',
  ),
  belastingen: heading(
    -1,
    'gunstig',
    'Belastingen',
    'Vennootschapsbelasting over het resultaat; een last is negatief.',
  ),
  resultaat_deelnemingen: heading(
    -1,
    'gunstig',
    'Resultaat deelnemingen',
    'Aandeel in het resultaat van deelnemingen, na aandeel van derden.',
  ),
  resultaatbestemming: heading(
    -1,
    'neutraal',
    'Resultaatbestemming',
    'Boekingen die het resultaat verdelen; ze horen niet bij het resultaat zelf.',
  ),
};
