import {
  account,
  amountWith,
  average,
  bottom,
  figure,
  growth,
  lines,
  ofAccount,
  ofLargest,
  on,
  onDay,
  ratio,
  saysBeside,
  share,
  soldTo,
  top,
  usual,
  withText,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const backOffice = [
  ...clean(
    3,
    [
      'Van welke opdrachtgever ben ik in 2024 het meest afhankelijk geweest?',
      top('customers', 1, '2024'),
    ],
    [
      'Rangschik mijn leveranciers over 2023 van duur naar goedkoop, alle vijf graag.',
      top('suppliers', 5, '2023'),
    ],
    [
      'Welk deel van mijn omzet over 2024 hangt aan De Graaf Bouw?',
      share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Wat zijn de drie zwaarste kostenrekeningen in mijn boeken van 2024?',
      top('costAccounts', 3, '2024'),
    ],
    [
      'Hoeveel omzet kwam er in 2023 van mijn twee belangrijkste klanten samen?',
      amountWith(ofLargest('customers', 2), '2023'),
    ],
  ),
  ...rough(
    3,
    ['klant die t minste opbracht vorig jr', bottom('customers', 1, '2023')],
    ['grtste kostenpost 2022', top('costAccounts', 1, '2022')],
  ),
  ...clean(
    5,
    ['Hoe dik is mijn eigen vermogen eind 2024?', figure('totaal_eigen_vermogen', '2024')],
    [
      'Op het moment dat 2023 werd afgesloten, hoeveel btw stond ik toen nog schuldig?',
      figure('btw_positie', '2023'),
    ],
    [
      'Mijn partner wil weten of we wat achter de hand hadden: welk bedrag stond er per eind juni 2024 aan liquide middelen op de balans?',
      figure('liquide_middelen', '2024-06'),
    ],
    [
      'Geef mij de boekwaarde van de vaste activa ultimo 2022, ten behoeve van de controle.',
      figure('vaste_activa', '2022'),
    ],
  ),
  ...rough(
    5,
    ['hoeveel geld op 15 mrt 2024', onDay('bank_en_kas', '2024-03-15')],
    ['curr ratio ult 23', ratio('current_ratio', '2023')],
  ),
  ...roughTalk(
    5,
    ['wat krijg ik nog v klanten eind 2024', figure('debiteuren', '2024')],
    ['en andersom wat moet ik de leveranciers dan nog', figure('crediteuren', '2024')],
  ),
  ...clean(
    8,
    [
      'Hoe vaak komt de nota van Accountants Veldhuis langs?',
      saysBeside(usual('4600', 'Accountants Veldhuis'), 'kwartaal|drie maanden|3 maanden'),
    ],
    [
      'Wat ben ik per keer kwijt voor de beroepsaansprakelijkheid bij Assurantiën De Eem?',
      usual('4500', 'Assurantiën De Eem'),
    ],
    [
      'Laat alle overboekingen naar mijn privérekening zien die in 2024 zijn gedaan.',
      lines('2024', on('0550'), withText('naar privérekening')),
    ],
  ),
  ...rough(
    8,
    ['software abo 2024 kwijt geweest', account('4320', '2024')],
    ['gem. brandstof p/mnd 2023', average(ofAccount('4200'), '2023')],
  ),
  ...talk(
    8,
    [
      'Telecom Zakelijk, wat kost dat abonnement me tegenwoordig per maand zonder btw?',
      usual('4310', 'Telecom Zakelijk'),
    ],
    [
      'Hoeveel procent is het in januari 2024 opgeslagen, vergeleken met de maand ervoor?',
      growth(ofAccount('4310'), '2024-01', '2023-12'),
    ],
  ),
];
