import {
  account,
  amountWith,
  bottom,
  change,
  combined,
  figure,
  largestLines,
  monthsWhere,
  ofAccount,
  oldest,
  openFor,
  openRelations,
  openTotal,
  perYear,
  ratio,
  says,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2025-12';

export const counter = [
  ...talk(
    2,
    ['Wat waren de personeelskosten in 2025?', figure('personeelskosten', '2025')],
    ['En het jaar ervoor?', figure('personeelskosten', '2024')],
    [
      'Zet het verschil er nog even bij, in euro’s en in procenten.',
      change('personeelskosten', '2025', '2024'),
    ],
  ),
  ...clean(
    3,
    ['Risicoanalyse omzet 2025. Wie zijn de drie grootste afnemers?', top('customers', 3, '2025')],
    [
      'Hoe is de omzet over 2025 verdeeld over de omzetrekeningen in het grootboek?',
      split('omzet', 'account', '2025'),
    ],
    [
      'Welke vijf kostenrekeningen wogen in 2024 het zwaarst? Daar richten we de controle op.',
      top('costAccounts', 5, '2024'),
    ],
  ),
  ...rough(
    3,
    ['5 grootste boekingen inkoop matriaal dec 25', largestLines('materialen', 5, '2025-12')],
    ['kleinste 2 klantn qua omzet 25', bottom('customers', 2, '2025')],
  ),
  ...clean(
    4,
    [
      'Ter controle van de jaarrekening 2024: op welk resultaat na belasting komt de administratie uit?',
      figure('resultaat', '2024'),
    ],
    [
      'Wat is over het verlengde boekjaar 2023 aan brutomarge behaald, in euro’s?',
      figure('brutomarge', '2023'),
    ],
  ),
  ...rough(
    4,
    ['ebit 2025', figure('bedrijfsresultaat', '2025')],
    ['nettomrg % 24', ratio('nettomarge', '2024')],
  ),
  ...clean(
    5,
    [
      'Aansluiting bankafschrift: wat is het eindsaldo van de rc bank (1100) per 31-12-2024 volgens het grootboek?',
      account('1100', '2024'),
    ],
    ['Hoeveel moet er ultimo 2025 nog op de banklening worden afgelost?', account('0700', '2025')],
    [
      'Graag het balanstotaal van 2025, dan kan ik de groottecriteria nalopen.',
      figure('activa', '2025'),
    ],
    [
      'Is de solvabiliteit eind 2024 hoog genoeg voor het convenant? Ik heb alleen het percentage nodig.',
      ratio('solvabiliteit', '2024'),
    ],
  ),
  ...rough(
    5,
    ['schuld loonheffng ult 24', account('1700', '2024')],
    ['totaal ev eind 23', figure('totaal_eigen_vermogen', '2023')],
  ),
  ...roughTalk(
    6,
    ['openst deb ult 25 totaal', figure('debiteuren', '2025')],
    ['en daarvan >30 dgn?', openTotal('debiteuren', NOW, openFor(30))],
  ),
  ...clean(
    6,
    [
      'Per jaareinde 2025: aan welke crediteuren moeten we nog betalen, met het bedrag erbij?',
      openRelations('crediteuren', NOW),
    ],
    [
      'Wat was op 31 december 2024 de oudste openstaande verkoopfactuur?',
      oldest('debiteuren', '2024-12'),
    ],
  ),
  ...clean(
    8,
    [
      'Lopende contracten: wat kost de lease bij Bestelwagen Lease op jaarbasis?',
      amountWith((books, when) => 12 * ofAccount('4210')(books, when), NOW),
    ],
    [
      'Hoe hoog is de vaste maandelijkse aflossing op de banklening?',
      amountWith(
        (books, when) => ofAccount('0700')(books, '2025-11') - ofAccount('0700')(books, when),
        NOW,
      ),
    ],
    [
      'Wat brengt Accountants Veldhuis ieder kwartaal in rekening, zonder btw?',
      usual('4600', 'Accountants Veldhuis'),
    ],
  ),
  ...rough(
    8,
    ['werkbon softw p mnd na de prijsverhoging', usual('4320', 'Werkbon Software B.V.')],
    ['bankkstn per mnd vast?', account('9000', NOW)],
  ),
  ...clean(9, [
    'Meerjarenoverzicht: de omzet van alle drie de boekjaren op een rij.',
    perYear('omzet', '2023', '2024', '2025'),
  ]),
  ...clean(
    10,
    [
      'Kostprijs van de omzet 2025 gedeeld door de omzet, welk percentage geeft dat?',
      share('kostprijs', 'omzet', '2025'),
    ],
    [
      'Wat blijft er van de EBITDA 2024 over als je de afschrijvingen eraf haalt?',
      combined('2024', { ebitda: 1, afschrijvingen: -1 }),
    ],
  ),
  ...rough(10, [
    'welke mnden 25 ebitda onder de 10.000',
    monthsWhere('ebitda', '2025', { below: 10_000 }),
  ]),
  ...clean(
    11,
    ['Uit hoeveel maanden bestaat het eerste boekjaar van De Brug?', says('15|vijftien')],
    [
      'Er zou in 2024 iets op 9510 vennootschapsbelasting vorige jaren zijn geboekt. Welk bedrag?',
      account('9510', '2024'),
    ],
  ),
  ...rough(11, ['wat is ook alweer ebitda, definitie', says('afschrijving|afschrijvingen')]),
];
