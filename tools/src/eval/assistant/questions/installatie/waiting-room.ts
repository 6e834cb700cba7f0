import {
  account,
  all,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  extreme,
  figure,
  growth,
  late,
  monthsWhere,
  ofAccount,
  oldest,
  openList,
  openRelations,
  owedBy,
  perMonth,
  perQuarter,
  ratio,
  split,
  top,
  usual,
  vatToDeduct,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const waitingRoom = [
  ...clean(
    1,
    [
      'De directeur vroeg net aan mij wat we in augustus kwijt waren aan uitbesteed werk.',
      figure('uitbesteed_werk', '2025-08'),
    ],
    [
      'Graag het bedrag voor reclame en website over het eerste halfjaar van dit jaar, ik moet het in een mail zetten.',
      account('4400', '2025-H1'),
    ],
  ),
  ...rough(1, [
    'kosten technische groothandel midden mei tm juli hvl',
    amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2025-05..2025-07'),
  ]),
  ...clean(
    2,
    [
      'Ik heb het idee dat ons personeel duurder is geworden. Zet de personeelskosten van januari tot en met september 2025 eens naast dezelfde maanden van 2024.',
      beside('personeelskosten', '2025-01..2025-09', '2024-01..2024-09'),
    ],
    [
      'Waardoor week het resultaat in het derde kwartaal van 2025 af van dat in het tweede?',
      why('resultaat', '2025-Q3', '2025-Q2'),
    ],
    [
      'Met hoeveel procent groeide de omzet onderhoudscontracten in 2024 ten opzichte van 2023?',
      growth(ofAccount('8010'), '2024', '2023'),
    ],
  ),
  ...rough(2, [
    'gas water elektra t/m sept vs zelfde mnden vorig jr',
    change(ofAccount('4110'), '2025-01..2025-09', '2024-01..2024-09'),
  ]),
  ...clean(
    3,
    [
      'Concentratierisico is hier een aandachtspunt. Graag de vijf grootste afnemers van 2024.',
      top('customers', 5, '2024'),
    ],
    ['De omzet van 2024, uitgesplitst per grootboekrekening.', split('omzet', 'account', '2024')],
    [
      'Per kostenplaats zou ik de omzet van dit jaar willen zien, dus service apart van installatie.',
      split('omzet', 'costCentre', '2025'),
    ],
  ),
  ...roughTalk(
    3,
    ['grootste leverancier 2024', top('suppliers', 1, '2024')],
    ['en 23?', top('suppliers', 1, '2023')],
  ),
  ...rough(3, ['3 hoogste kosten in sept', top('costs', 3, '2025-09')]),
  ...clean(
    4,
    ['Bij welke omzet hadden we in 2024 precies quitte gespeeld?', ratio('break_even', '2024')],
    ['Ebitda-marge van het lopende jaar, alstublieft.', ratio('ebitda_marge', '2025')],
  ),
  ...rough(
    4,
    ['brutowinst aug', figure('brutomarge', '2025-08')],
    ['bedrijfsresultaat per kwrt dit jaar', perQuarter('bedrijfsresultaat', '2025')],
  ),
  ...talk(
    5,
    [
      'Kunt u mij zeggen wat de current ratio was op 31 december 2024?',
      ratio('current_ratio', '2024'),
    ],
    ['En een jaar eerder?', ratio('current_ratio', '2023')],
  ),
  ...clean(
    5,
    [
      'Van de banklening is al een flink stuk afgelost. Wat staat er nu nog open?',
      account('0700', '2025'),
    ],
    [
      'Voor het dossier: de stand van de rekening-courant bank per eind juni 2025 en per eind september 2025.',
      all(account('1100', '2025-06'), account('1100', '2025-09')),
    ],
  ),
  ...rough(5, ['wat ligt er aan voorraad nu, in euros', figure('voorraden', '2025')]),
  ...clean(6, [
    'Ik ga vanmiddag herinneringen versturen. Welke verkoopfacturen zijn over de vervaldatum heen?',
    openList('debiteuren', '2025', { which: late }),
  ]),
  ...talk(
    6,
    [
      'Ik krijg zo Hendriks Bouw aan de telefoon. Wat is hij ons nog schuldig?',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2025'),
    ],
    ['Om welke facturen gaat dat?', openList('debiteuren', '2025', { of: 'Hendriks Bouw B.V.' })],
  ),
  ...rough(
    6,
    [
      '3 leveranciers waar we nu t meest aan moeten betalen',
      openRelations('crediteuren', '2025', { top: 3 }),
    ],
    ['oudste openstaande verkoopfact', oldest('debiteuren', '2025')],
  ),
  ...clean(7, [
    'Welk bedrag aan btw ging er over het eerste kwartaal van 2025 naar de fiscus?',
    vatToPay('2025-K1'),
  ]),
  ...rough(7, ['voorbelasting q2 25', vatToDeduct('2025-K2')]),
  ...clean(
    8,
    [
      'Wat zijn we elke maand kwijt aan de huur van het pand?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Volgens onze planner is de werkbonnensoftware dit voorjaar duurder geworden. Wat kostten de software-abonnementen in februari 2025, en wat in maart 2025?',
      beside(ofAccount('4320'), '2025-03', '2025-02'),
    ],
    [
      'Per maand betalen we Bestelwagen Lease een vast bedrag, hoeveel was dat ook weer?',
      usual('4210', 'Bestelwagen Lease B.V.'),
    ],
  ),
  ...rough(
    8,
    ['verzekering bij de eem, hvl per kwrtl', usual('4500', 'Assurantiën De Eem')],
    [
      'wat komt gem per mnd binnen aan omzet onderhoudscontracten dit jr',
      average(ofAccount('8010'), '2025'),
    ],
  ),
  ...clean(9, [
    'Ik probeer te begrijpen hoe ons saldo op bank en kas in 2025 van maand tot maand liep.',
    perMonth('bank_en_kas', '2025'),
  ]),
  ...rough(9, ['beste kwartaal qua omzet 2024', extreme('highest', 'omzet', '2024', 'quarter')]),
  ...clean(
    10,
    [
      'Als je bij de winst van 2024 de afschrijvingen van dat jaar weer optelt, op welk bedrag kom je dan?',
      combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'Minder dan 80.000 euro omzet, in welke maanden van dit jaar was dat zo?',
      monthsWhere('omzet', '2025', { below: 80_000 }),
    ],
  ),
];
