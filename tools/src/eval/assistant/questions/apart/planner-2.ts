import {
  account,
  all,
  amountWith,
  average,
  beside,
  bottom,
  boughtOf,
  change,
  either,
  extreme,
  figure,
  moreBy,
  named,
  none,
  ofAccount,
  ofLargest,
  openFor,
  openList,
  openTotal,
  owedBy,
  owedTo,
  perQuarter,
  plus,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  top,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';
const KUIPERS = 'Kuipers Bouw B.V.';
const JANSEN = 'Jansen Bouw B.V.';
const WHOLESALER = 'Technische Groothandel Midden B.V.';

/** Omzet without a customer. */
const withoutCustomer =
  (name: string): Amount =>
  (books, when) =>
    named('omzet')(books, when) - soldTo(name)(books, when);

/** Two periods against each other: as a change, or told beside each other. */
const against = (of: Amount, when: string, before: string) =>
  either(change(of, when, before), beside(of, when, before));

/** How often the accountant sends an invoice; what it comes to may be told beside it. */
const eachQuarter = saysBeside(
  usual('4600', 'Accountants Veldhuis'),
  'kwartaal|drie maanden|3 maanden',
);

const zzp = [
  ...rough(1, ['wat bracht de graaf in 23 op', amountWith(soldTo('De Graaf Bouw B.V.'), '2023')]),
  ...clean(2, [
    'Heeft Kuipers in 2024 meer bij ons afgenomen dan in 2023, en hoeveel scheelt dat?',
    moreBy(soldTo(KUIPERS), '2024', '2023'),
  ]),
  ...rough(2, ['telefoon en intrnet 24 tov 22', against(ofAccount('4310'), '2024', '2022')]),
  ...clean(3, ['Wie was in 2022 onze kleinste klant?', bottom('customers', 1, '2022')]),
  ...rough(3, [
    'wie zijn de 2 beste klanten over 2022 tm 2024 bij elkaar',
    top('customers', 2, '2022..2024'),
  ]),
  ...clean(4, [
    'Alles bij elkaar, wat hebben we in 2023 verdiend aan winst?',
    figure('resultaat', '2023'),
  ]),
  ...rough(4, ['winstmarge 24', ratio('nettomarge', '2024')]),
  ...rough(5, ['kasgeld eind 23', account('1000', '2023')]),
  ...clean(6, [
    'Op welke facturen van Hendriks wachten we nog?',
    openList('debiteuren', '2024-12', { of: HENDRIKS }),
  ]),
  ...rough(6, ['hvl dagen deden klanten over betalen in 2024', ratio('dso', '2024')]),
  ...clean(7, [
    'Wat kwam er uit onze btw-aangifte van het laatste kwartaal van 2024?',
    either(vatToPay('2024-K4'), vatFiled('2024-K4')),
  ]),
  ...clean(8, [
    'De telefoonrekening van Telecom Zakelijk, wat is dat zo per maand?',
    usual('4310', 'Telecom Zakelijk'),
  ]),
  ...rough(8, ['veldhuis factureert om de hoevl tijd', eachQuarter]),
  ...clean(9, [
    'Welke maand van 2023 stak er qua omzet bovenuit?',
    extreme('highest', 'omzet', '2023'),
  ]),
  ...clean(10, [
    'Welk deel van de omzet over 2024 kwam van de twee grootste klanten?',
    share(ofLargest('customers', 2), 'omzet', '2024'),
  ]),
  ...rough(10, [
    'gem omzet p mnd 2024 zonder hendriks',
    average(withoutCustomer(HENDRIKS), '2024'),
  ]),
  ...rough(11, ['hoe heet rek 8030 ook alweer', says('Omzet advieswerk')]),
  ...talk(
    1,
    ['Voor hoeveel heeft Jansen in 2024 bij ons gekocht?', amountWith(soldTo(JANSEN), '2024')],
    ['En het jaar daarvoor?', amountWith(soldTo(JANSEN), '2023')],
    [
      'Wat is dat samen?',
      either(
        amountWith(soldTo(JANSEN), '2023..2024'),
        all(
          amountWith(soldTo(JANSEN), '2023..2024'),
          amountWith(soldTo(JANSEN), '2023'),
          amountWith(soldTo(JANSEN), '2024'),
        ),
      ),
    ],
  ),
  ...talk(
    9,
    ['Laat de omzet van 2024 eens per kwartaal zien.', perQuarter('omzet', '2024')],
    ['Welk van die kwartalen was het beste?', extreme('highest', 'omzet', '2024', 'quarter')],
  ),
  ...clean(
    12,
    ['Hoeveel zet dat andere adviesbureau bij ons in de straat om?', none('other_company')],
    ['Is leasen of kopen van een elektrische auto voor mijn belasting gunstiger?', none('advice')],
  ),
  ...rough(
    12,
    ['omzet bakker 2019', none('outside')],
    ['hernoem klant kuipers naar kuipers groep', none('change')],
  ),
];

const gebroken = [
  ...clean(1, [
    'Voor hoeveel betrokken we in boekjaar 2024 van de Technische Groothandel Midden?',
    amountWith(boughtOf(WHOLESALER), '2024'),
  ]),
  ...rough(1, ['garage brouwer mrt 25 kostn', amountWith(boughtOf('Garage Brouwer'), '2025-03')]),
  ...clean(2, [
    'Leg de omzet onderhoudscontracten van boekjaar 2025 eens naast die van boekjaar 2024.',
    against(ofAccount('8010'), '2025', '2024'),
  ]),
  ...rough(3, ['welke 4 klntn gaven de meeste omzet in boekjr 2025', top('customers', 4, '2025')]),
  ...clean(3, [
    'Op welke drie grootboekrekeningen zaten in boekjaar 2023 de hoogste kosten?',
    top('costAccounts', 3, '2023'),
  ]),
  ...clean(4, [
    'Hoeveel procent brutomarge maakten we in boekjaar 2024?',
    ratio('brutomarge_percentage', '2024'),
  ]),
  ...rough(4, ['ebitda boekjr 2023', figure('ebitda', '2023')]),
  ...clean(5, [
    'Aan het eind van boekjaar 2024, hoe hoog was toen onze solvabiliteit?',
    ratio('solvabiliteit', '2024'),
  ]),
  ...rough(5, ['voorraad matriaal nu', figure('voorraden', '2025-06')]),
  ...clean(6, [
    'Welk bedrag hangt er nog uit bij klanten aan facturen die al meer dan zestig dagen openstaan?',
    openTotal('debiteuren', '2025-06', openFor(60)),
  ]),
  ...rough(6, [
    'wat zijn we de techn groothandel midden nog schuldig',
    amountWith(owedTo(WHOLESALER), '2025-06'),
  ]),
  ...clean(7, [
    'Hoeveel btw op onze inkopen mochten we over januari 2025 aftrekken?',
    vatToDeduct('2025-01'),
  ]),
  ...rough(7, ['btw afdragn 3e kw 2024?', either(vatToPay('2024-K3'), vatFiled('2024-K3'))]),
  ...clean(8, [
    'Wat rekent Telecom Zakelijk ons elke maand, zonder btw?',
    usual('4310', 'Telecom Zakelijk'),
  ]),
  ...rough(8, ['veldhuis stuurt 1x per ... ?', eachQuarter]),
  ...clean(9, [
    'Zet de omzet over boekjaar 2025 per kwartaal voor me op een rij.',
    perQuarter('omzet', '2025'),
  ]),
  ...rough(9, ['duurste mnd boekjaar 2024', extreme('highest', 'kosten', '2024')]),
  ...clean(10, [
    'Hoeveel procent van de inkoop installatiemateriaal liep in boekjaar 2025 via Sanitair en Verwarming Centrum?',
    share(boughtOf('Sanitair en Verwarming Centrum'), 'materialen', '2025'),
  ]),
  ...rough(10, [
    'resultaat bj 2024 zonder de afschrijvngen',
    plus('resultaat', named('afschrijvingen'), '2024'),
  ]),
  ...clean(11, [
    'Van wanneer tot wanneer loopt bij ons boekjaar 2024?',
    says('juli 2023|jul 2023|07-2023', 'juni 2024|jun 2024|06-2024'),
  ]),
  ...roughTalk(
    2,
    ['uitbesteed werk boekjr 25', figure('uitbesteed_werk', '2025')],
    ['en boekjr 24', figure('uitbesteed_werk', '2024')],
    ['wat schelen die 2', moreBy('uitbesteed_werk', '2025', '2024')],
  ),
  ...talk(
    3,
    ['Welke klant bracht in boekjaar 2025 de meeste omzet binnen?', top('customers', 1, '2025')],
    ['Hoeveel staat daar nu nog van open?', amountWith(owedBy(HENDRIKS), '2025-06')],
  ),
  ...clean(
    12,
    ['Hoeveel omzet draaiden we in november 2021?', none('outside')],
    ['Kun jij Smit een herinnering mailen over die laatste twee nota’s?', none('change')],
    ['Hoeveel uur heeft Piet in maart op de klus in Deventer geschreven?', none('absent')],
  ),
  ...rough(12, ['gaat de gasprijs omhoog denk je', none('world')]),
];

export const questions = { zzp, gebroken };
