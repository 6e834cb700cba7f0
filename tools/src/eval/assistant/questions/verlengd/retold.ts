import {
  combined,
  either,
  extreme,
  figure,
  openFor,
  openList,
  openRelations,
  ratio,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { retell } from '../write.ts';

const LONG_OPEN = { which: openFor(60) };

export const retold = [
  ...retell(
    3,
    top('customers', 1, '2023'),
    'Voor de risicoanalyse van ons verlengde boekjaar 2023 wil ik weten welke afnemer goed was voor de meeste omzet.',
    'grootste klant okt 22 - dec 23',
    'Wie bracht in die eerste vijftien maanden het meest binnen?',
  ),
  ...retell(
    3,
    top('costs', 3, '2025-H2'),
    'Ik zoek besparingen; kun je de drie omvangrijkste kostencategorieën van het tweede halfjaar van 2025 opnoemen?',
    'waar ging t geld heen jul-dec 25, eerste drie',
    'Wat hakte er de laatste zes maanden nou het hardst in? Geef me de bovenste drie.',
  ),
  ...retell(
    4,
    figure('resultaat_voor_belasting', '2025'),
    'Met het oog op de vennootschapsbelasting: hoeveel bedroeg het resultaat vóór belastingen in 2025?',
    'winst voor vpb dit jaar',
    'Wat hadden we over 2025 verdiend voordat de fiscus zijn deel pakte?',
  ),
  ...retell(
    4,
    ratio('nettomarge', '2024'),
    'In een benchmark wordt per bedrijf de nettomarge van 2024 gevraagd; welk percentage hoort daar voor ons te staan?',
    'winstmarge vorig jaar',
    'Hoeveel cent hielden we in 2024 over van iedere euro die we verkochten, als echt alles eraf is?',
  ),
  ...retell(
    5,
    ratio('solvabiliteit', '2025'),
    'De huisbankier verbindt voorwaarden aan onze solvabiliteit; waar stonden wij ultimo 2025?',
    'EV / balanstotaal 31-12-25 in %',
    'Welk deel van alles wat de zaak bezit is nou eigenlijk van onszelf en niet van de schuldeisers, zo aan het slot van dit jaar?',
  ),
  ...retell(
    5,
    figure('bank_en_kas', '2024-08'),
    'Welk banksaldo hadden wij bij het einde van augustus 2024? Ik heb het nodig voor de rentecompensatie.',
    'liq. middelen ult. aug vorig jr',
    'Hoeveel geld was er nog toen de achtste maand van 2024 erop zat?',
  ),
  ...retell(
    6,
    either(
      openList('debiteuren', '2025-12', LONG_OPEN),
      openRelations('debiteuren', '2025-12', LONG_OPEN),
    ),
    'Graag een specificatie van de verkoopfacturen die op 31 december 2025 al meer dan zestig dagen onbetaald waren.',
    'debiteuren 60+',
    'Welke rekeningen liggen er bij klanten al langer dan twee maanden te verstoffen?',
  ),
  ...retell(
    6,
    openRelations('crediteuren', '2025-12', { top: 3 }),
    'Ik wil uitstel bepleiten bij de drie crediteuren die eind december 2025 het hoogste bedrag van ons te vorderen hadden; welke zijn dat en hoeveel is het?',
    'openstaand leveranciers top 3',
    'Wie krijgen er nou nog het meest van ons? De eerste, de tweede en de derde graag.',
  ),
  ...retell(
    8,
    usual('4100', 'Bedrijfspanden De Wetering'),
    'Binnenkort onderhandel ik met de verhuurder, en dan wil ik weten hoeveel huur wij hem op dit moment per maand betalen.',
    'De Wetering termijnbedrag pand',
    'Wat zijn we elke keer kwijt om in deze loods te mogen zitten?',
  ),
  ...retell(
    9,
    extreme('lowest', 'kosten', '2025'),
    'In welke maand van 2025 waren de totale kosten het laagst? Het moet in het directieverslag.',
    'goedkoopste mnd dit jaar',
    'Wanneer hebben we er in 2025 het minst doorheen gejaagd, van alle twaalf?',
  ),
  ...retell(
    10,
    combined('2024', { kosten: 1, personeelskosten: -1 }),
    'Ten behoeve van de normalisatie heb ik de totale kosten van 2024 nodig, exclusief personeelskosten.',
    'alle uitgaven vorig jr zonder personeel',
    'Stel dat er niemand op de loonlijst had gestaan en er ook verder niets aan mensen was uitgegeven, wat waren we in 2024 dan kwijt geweest?',
  ),
];
