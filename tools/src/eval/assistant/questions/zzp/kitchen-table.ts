import {
  account,
  added,
  all,
  amountWith,
  beside,
  booked,
  bottom,
  change,
  chargedToCustomers,
  difference,
  either,
  extreme,
  figure,
  growth,
  invoice,
  lines,
  monthsWhere,
  named,
  none,
  ofAccount,
  oldest,
  on,
  onDay,
  owedBy,
  eachTime,
  perQuarter,
  plus,
  ratio,
  saysBeside,
  share,
  soldTo,
  together,
  top,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
  withText,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

/** Single questions of an owner and her partner. */
export const kitchenTable = [
  ...clean(1, [
    'Als ik de btw meetel, voor welk bedrag heb ik dan in 2024 aan rekeningen de deur uit gedaan?',
    chargedToCustomers('2024'),
  ]),
  ...rough(1, ['omz mrt tm mei', figure('omzet', '2024-03..2024-05')]),
  ...clean(2, [
    'Hoeveel procent meer ben ik sinds 2022 aan benzine kwijt, als je het met heel 2024 vergelijkt?',
    growth(ofAccount('4200'), '2024', '2022'),
  ]),
  ...rough(2, [
    'kosten 1e helft vs 2e helft 24',
    either(
      change('kosten', '2024-H2', '2024-H1'),
      change('kosten', '2024-H1', '2024-H2'),
      beside('kosten', '2024-H2', '2024-H1'),
    ),
  ]),
  ...clean(
    3,
    [
      'Van welke opdrachtgever moest ik het in de eerste drie maanden van 2024 het meest hebben?',
      top('customers', 1, '2024-Q1'),
    ],
    [
      'Ik wil de kosten van 2023 eens van groot naar klein zien, de eerste vier zijn genoeg.',
      top('costs', 4, '2023'),
    ],
  ),
  ...rough(
    3,
    ['grtste klant q4', top('customers', 1, '2024-Q4')],
    ['2 kleinste klanten 22', bottom('customers', 2, '2022')],
    ['waar gaat me geld heen?? top 3 leveranciers', top('suppliers', 3, '2024')],
  ),
  ...rough(4, ['hvl blijft er over v 100 euro omzet in 23', ratio('nettomarge', '2023')]),
  ...clean(
    5,
    [
      'Stel dat ik alles te gelde maak en iedereen betaal: wat houd ik dan volgens de boekhouding eind 2024 zelf over?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    [
      'Op 15 maart van dit jaar tekenden we het koopcontract. Hoeveel geld was er die dag in de zaak?',
      onDay('bank_en_kas', '2024-03-15'),
    ],
  ),
  ...rough(5, ['contant geld in kasje eind juni', account('1000', '2024-06')]),
  ...clean(
    6,
    ['Met welke factuur laten klanten me al het langst wachten?', oldest('debiteuren', '2024')],
    [
      'Mijn man zegt dat Hendriks bijna alles is van wat ik nog krijg. Welk percentage is het werkelijk?',
      share(owedBy('Hendriks Bouw B.V.'), 'debiteuren', '2024'),
    ],
    [
      'Hoeveel omzetbelasting zijn we nu nog aan de fiscus schuldig?',
      either(account('1550', '2024'), figure('btw_positie', '2024'), vatToPay('2024-K4')),
    ],
  ),
  ...rough(
    6,
    ['heeft bakker nog wat openstaan', amountWith(owedBy('Bakker Bouw B.V.'), '2024')],
    ['hvl kreeg ik nog van klanten eind vorig jr', figure('debiteuren', '2023')],
  ),
  ...clean(7, [
    'Voor welk bedrag heb ik over juli tot en met september btw-aangifte gedaan?',
    either(vatFiled('2024-K3'), vatToPay('2024-K3')),
  ]),
  ...rough(7, ['btw teruggevraagd over 2e kw 23', vatToDeduct('2023-K2')]),
  ...clean(
    8,
    [
      'Wat gaat er iedere maand naar Werkbon voor het boekhoudpakket?',
      usual('4320', 'Werkbon Software B.V.'),
    ],
    [
      'Wanneer kan ik de volgende rekening van Accountants Veldhuis in de bus verwachten?',
      saysBeside(usual('4600', 'Accountants Veldhuis'), 'maart 2025|mrt 2025|2025-03|03-2025'),
    ],
  ),
  ...rough(
    8,
    ['wat kost dat boekhoudprogramma op jaarbasis', account('4320', '2024')],
    [
      'hvl boek ik elke mnd over naar me privé rekening',
      eachTime('2024', on('0550'), withText('privérekening')),
    ],
  ),
  ...clean(
    9,
    [
      'In welk kwartaal van 2023 kwam er het minste omzet binnen?',
      extreme('lowest', 'omzet', '2023', 'quarter'),
    ],
    [
      'Welke maanden van 2024 kwam ik niet eens aan zesduizend euro omzet?',
      monthsWhere('omzet', '2024', { below: 6000 }),
    ],
  ),
  ...rough(9, ['winst per kw 24 ff onder elkaar', perQuarter('resultaat', '2024')]),
  ...clean(
    10,
    [
      'Wat zou er in 2024 aan winst zijn geweest als de bank en de accountant gratis waren?',
      plus('resultaat', together(ofAccount('9000'), ofAccount('4600')), '2024'),
    ],
    [
      'Welk stukje van elke euro omzet rijd ik op aan autokosten, in procenten over 2024?',
      share('autokosten', 'omzet', '2024'),
    ],
    [
      'Hoeveel meer leverde De Graaf in 2023 op dan Jansen?',
      difference(soldTo('De Graaf Bouw B.V.'), soldTo('Jansen Bouw B.V.'), '2023'),
    ],
    [
      'Trek wat ik in 2024 naar mijn privérekening heb overgemaakt eens van de winst af. Wat resteert er?',
      difference(named('resultaat'), booked(on('0550'), withText('privérekening')), '2024'),
    ],
  ),
  ...rough(10, [
    'bakker en de graaf samen, omzet 24',
    added('2024', soldTo('Bakker Bouw B.V.'), soldTo('De Graaf Bouw B.V.')),
  ]),
  ...clean(
    11,
    [
      'Onder welk rekeningnummer staan de bankkosten bij ons?',
      saysBeside(account('9000', '2024'), '9000'),
    ],
    [
      'In welke maand heb ik die nieuwe laptop met schermen gekocht?',
      saysBeside(
        all(
          invoice('F202411-00040'),
          eachTime('2024-11', on('0230'), withText('schermen kantoorhuis')),
        ),
        'november 2024|nov 2024|2024-11|11-2024',
      ),
    ],
    [
      'Wat heb ik op 21 december aan werk gefactureerd, zonder btw?',
      lines('2024-12', on('8030'), (_books, { day }) => day === '2024-12-21'),
    ],
  ),
  ...rough(11, ['faktuur 202400025, hvl was die ook weer', invoice('202400025')]),
  ...clean(
    12,
    ['Voor hoeveel gaat Hendriks komend jaar bij mij inkopen?', none('future')],
    ['Zet die factuur van Kuipers maar op betaald.', none('change')],
  ),
  ...rough(12, ['mag ik me werkkamer thuis vd belasting aftrekken', none('advice')]),
];
