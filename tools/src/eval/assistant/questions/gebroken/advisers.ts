import {
  account,
  all,
  amountWith,
  average,
  bottom,
  boughtOf,
  change,
  combined,
  either,
  figure,
  lines,
  less,
  monthsWhere,
  of,
  ofAccount,
  oldest,
  on,
  openFor,
  openList,
  openTotal,
  owedTo,
  perQuarter,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
  withRelation,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

const NOW = '2025-06';

/** Of an auditor, a bank and newcomers, none of whom had read the grammar. */
export const advisers: Question[] = [
  ...clean(
    3,
    [
      'Op welke zes grootboekrekeningen drukten in boekjaar 2024/2025 de meeste kosten?',
      top('costAccounts', 6, '2025'),
    ],
    [
      'Van welke opdrachtgever waren wij in boekjaar 2023/2024 het meest afhankelijk qua omzet?',
      top('customers', 1, '2024'),
    ],
    [
      'Wie zijn in het vierde kwartaal van boekjaar 2025 de drie belangrijkste leveranciers geweest?',
      top('suppliers', 3, '2025-Q4'),
    ],
    [
      'Waar zat in juni 2025 de kostenzwaarte? De vijf grootste groepen graag.',
      top('costs', 5, NOW),
    ],
  ),
  ...rough(
    3,
    ['4 kleinste klantjes bj 23/24', bottom('customers', 4, '2024')],
    ['klanten > 50k omzet bj 2025', split('omzet', 'party', '2025', { above: 50_000 })],
  ),
  ...clean(
    4,
    [
      'Welk bedrijfsresultaat behaalde Klimaattechniek Oost in het derde kwartaal van boekjaar 2024/2025?',
      figure('bedrijfsresultaat', '2025-Q3'),
    ],
    [
      'Hoeveel procent brutomarge hielden jullie over in boekjaar 2022/2023?',
      ratio('brutomarge_percentage', '2023'),
    ],
  ),
  ...rough(4, ['res. vóór vpb bj 2024', figure('resultaat_voor_belasting', '2024')]),
  ...clean(
    5,
    [
      'In de kredietaanvraag moet de solvabiliteit per 30 juni 2024 staan. Welk percentage is dat?',
      ratio('solvabiliteit', '2024'),
    ],
    [
      'Hoe groot zijn de vlottende activa op de balansdatum 30 juni 2025?',
      figure('vlottende_activa', '2025'),
    ],
    [
      'Welk deel van het balanstotaal bestond eind juni 2025 uit voorraad?',
      share('voorraden', 'activa', '2025'),
    ],
    [
      'Hoeveel liquide middelen waren er op 30 september 2024 beschikbaar?',
      figure('liquide_middelen', '2024-09'),
    ],
    [
      'Is het werkkapitaal in het laatste boekjaar gegroeid, en met hoeveel?',
      change('werkkapitaal', '2025', '2024'),
    ],
  ),
  ...rough(
    5,
    ['lening bank rest eind dec 24', account('0700', '2024-12')],
    ['langlop. schulden 30 juni 23', figure('langlopende_schulden', '2023')],
    ['cur ratio per balansdatum bj25', ratio('current_ratio', '2025')],
  ),
  ...clean(
    6,
    [
      'Als credit manager zie ik graag alle facturen die langer dan vijfendertig dagen openstaan.',
      openList('debiteuren', NOW, { which: openFor(35) }),
    ],
    [
      'Hoe lang deden we er in boekjaar 2023/2024 gemiddeld over om leveranciers te betalen?',
      ratio('dpo', '2024'),
    ],
  ),
  ...rough(6, ['dakwerken elan, openst. schuld?', amountWith(owedTo('Dakwerken Élan'), NOW)]),
  ...clean(
    8,
    [
      'Hoe veel kostte het telefoonabonnement gemiddeld per maand in boekjaar 2023/2024?',
      average(ofAccount('4310'), '2024'),
    ],
    [
      'Welke vaste prijs brengt de leasemaatschappij van de bestelbus ons in rekening?',
      usual('4210', 'Bestelwagen Lease B.V.'),
    ],
    [
      'Met hoeveel is de huur bij het begin van boekjaar 2024/2025, in juli 2024 dus, gestegen vergeleken met juni 2024?',
      change(ofAccount('4100'), '2024-07', '2024-06'),
    ],
    [
      'Hoe dikwijls per jaar valt de factuur van Accountants Veldhuis in de bus?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4600', 'Accountants Veldhuis')),
    ],
  ),
  ...rough(
    8,
    ['hvl is premie bedr.verz. tegenwoordig per keer', usual('4500', 'Assurantiën De Eem')],
    ['kosten v stroom per maand nu??', usual('4110', 'Groene Stroom Nederland')],
    [
      'volgnde huurfactuur wanneer',
      either(says('juli|jul'), usual('4100', 'Bedrijfspanden De Wetering')),
    ],
  ),
  ...clean(
    10,
    [
      'Stel dat wij geen reclame hadden gemaakt: wat was dan het bedrijfsresultaat over boekjaar 2024/2025 geweest?',
      combined('2025', { bedrijfsresultaat: 1, verkoopkosten: 1 }),
    ],
    [
      'Hoeveel bedroegen personeelskosten en uitbesteed werk samen in boekjaar 2023/2024?',
      combined('2024', { personeelskosten: 1, uitbesteed_werk: 1 }),
    ],
  ),
  ...rough(10, [
    'omzet bj 25 excl hendriks bouw',
    less('omzet', soldTo('Hendriks Bouw B.V.'), '2025'),
  ]),
  ...clean(
    11,
    ['Wat wordt hier onder EBITDA verstaan?', says('brutomarge', 'personeel', 'bedrijfskosten')],
    ['Welk rekeningnummer hoort bij de debiteuren?', says('1300')],
    [
      'Wat is er in boekjaar 2024/2025 opgegaan aan drukwerk, website en andere reclame?',
      account('4400', '2025'),
    ],
    [
      'Toon mij de journaalposten van februari 2025 op rekening 4220.',
      lines('2025-02', on('4220')),
    ],
    [
      'Als controleur wil ik de boekingen van Garage Brouwer op de kosten in april 2025 inzien.',
      lines('2025-04', of('kosten'), withRelation('Garage Brouwer')),
    ],
    [
      'Ik hoor steeds over een gebroken boekjaar; wanneer eindigt dat van ons?',
      says('juni|30-6|30-06'),
    ],
    [
      'In welke maanden van boekjaar 2023/2024 zat de omzet onder de tachtig mille?',
      monthsWhere('omzet', '2024', { below: 80_000 }),
    ],
  ),
  ...rough(
    11,
    ['sofware abbo’s bj 2025', account('4320', '2025')],
    ['omzt kerstmaand 2024', figure('omzet', '2024-12')],
    ['pensioenpremies eerste halfjr bj 2025', figure('pensioenlasten', '2025-H1')],
    ['waar staat rek 1720 voor', says('vakantiegeld')],
  ),
  ...talk(
    11,
    ['Hoeveel is er in augustus 2024 verkocht?', figure('omzet', '2024-08')],
    ['Nee, ik bedoel augustus van het boekjaar daarvoor.', figure('omzet', '2023-08')],
    ['En hoeveel kosten stonden daar tegenover?', figure('kosten', '2023-08')],
  ),
  ...roughTalk(
    5,
    ['crediteuren ult mrt 25', figure('crediteuren', '2025-03')],
    ['debiteuren ook', figure('debiteuren', '2025-03')],
    ['zelfde maar dan ult dec 24', figure('debiteuren', '2024-12')],
  ),
  ...talk(
    6,
    [
      'Wat staat er eind juni 2025 langer dan vijfenveertig dagen open bij klanten?',
      openTotal('debiteuren', NOW, openFor(45)),
    ],
    ['En hoeveel staat er in totaal open?', figure('debiteuren', NOW)],
    ['Welke factuur is daarvan de oudste?', oldest('debiteuren', NOW)],
  ),
  ...talk(
    4,
    ['Zet de EBITDA van boekjaar 2024/2025 per kwartaal neer.', perQuarter('ebitda', '2025')],
    ['Nu hetzelfde voor het resultaat.', perQuarter('resultaat', '2025')],
  ),
  ...roughTalk(
    10,
    [
      'inkoop technische groothandel bj24',
      amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2024'),
    ],
    ['bj25?', amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2025')],
    [
      'aandeel in de kosten',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2025'),
    ],
  ),
  ...clean(5, [
    'Vermeld de quick ratio van de laatste twee balansdata, 30 juni 2024 en 30 juni 2025.',
    all(ratio('quick_ratio', '2024'), ratio('quick_ratio', '2025')),
  ]),
];
