import {
  account,
  amountWith,
  bottom,
  change,
  combined,
  document,
  either,
  extreme,
  figure,
  late,
  monthsWhere,
  ofAccount,
  ofLargest,
  oldest,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedTo,
  perQuarter,
  ratio,
  says,
  share,
  split,
  top,
  usual,
  why,
} from '../../gold/ask/index.ts';
import { clean, rough, talk } from '../write.ts';

const NOW = '2025-09';

export const counter = [
  ...clean(
    2,
    [
      'Cijferbeoordeling YTD september: wat doet de omzet ten opzichte van dezelfde negen maanden LY? In euro’s en procenten graag.',
      change('omzet', '2025-01..2025-09', '2024-01..2024-09'),
    ],
    [
      'Reviewvraag partner: verklaar de mutatie in het resultaat van 2024 ten opzichte van 2023.',
      why('resultaat', '2024', '2023'),
    ],
  ),
  ...rough(2, ['huisv.kstn 2024 tov 2023', change('huisvestingskosten', '2024', '2023')]),
  ...clean(
    3,
    [
      'Memo concentratierisico, punt 1: de vijf grootste afnemers over boekjaar 2024 met hun omzet.',
      top('customers', 5, '2024'),
    ],
    [
      'Ik bereid de leveranciersbevestigingen voor. Bij welke drie leveranciers is er dit jaar tot nu toe het meest ingekocht?',
      top('suppliers', 3, '2025'),
    ],
    [
      'Zou je voor mij de omzet van 2024 willen uitsplitsen naar kostenplaats?',
      split('omzet', 'costCentre', '2024'),
    ],
    [
      'Ketenaansprakelijkheid: wat heeft elke onderaannemer in 2024 aan uitbesteed werk gefactureerd?',
      split('uitbesteed_werk', 'party', '2024'),
    ],
  ),
  ...rough(
    3,
    ['5 zwaarste grootboekrek. kosten ytd', top('costAccounts', 5, '2025')],
    ['welke klant deed t minst omzet in 24', bottom('customers', 1, '2024')],
  ),
  ...clean(
    4,
    [
      'Welke brutomarge, als percentage van de omzet, is er over 2024 behaald?',
      ratio('brutomarge_percentage', '2024'),
    ],
    [
      'Voor de herziening van de voorlopige aanslag vpb heb ik het resultaat vóór belasting tot en met september nodig.',
      figure('resultaat_voor_belasting', '2025'),
    ],
  ),
  ...rough(
    4,
    ['ebitda mrge 2024', ratio('ebitda_marge', '2024')],
    ['bedr.resultaat q2 25, hoeveel was dat ook alwr', figure('bedrijfsresultaat', '2025-Q2')],
  ),
  ...clean(
    5,
    [
      'MVA: met welke boekwaarde staan ze per balansdatum 31-12-2024 in de boeken?',
      figure('materiele_activa', '2024'),
    ],
    [
      'De bank vraagt om een saldobevestiging. Wat is volgens het grootboek de stand van 0700 Banklening ultimo 2024?',
      account('0700', '2024'),
    ],
    [
      'Tussenrekening 2000, nog uit te zoeken: stond daar eind april 2025 nog een bedrag op?',
      account('2000', '2025-04'),
    ],
  ),
  ...rough(
    5,
    ['heb jij ff de dso v 2024 in dgn?', either(ratio('dso', '2024'), ratio('dso_excl', '2024'))],
    ['reserv. vakantiegeld saldo eind mrt 25', account('1720', '2025-03')],
  ),
  ...clean(
    6,
    [
      'Welke debiteuren zijn per eind september over hun vervaldatum heen, en ieder voor hoeveel?',
      openRelations('debiteuren', NOW, { which: late }),
    ],
    [
      'Voor het bepalen van de voorziening wil ik weten welk bedrag aan verkoopfacturen meer dan 60 dagen over de vervaldatum is.',
      openTotal('debiteuren', NOW, openFor(60)),
    ],
    [
      'Hendriks Bouw wil een rekeningoverzicht. Welke facturen van hen staan er nog open?',
      openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' }),
    ],
    [
      'Crediteurensaldo per 31 december 2024, ter aansluiting op de subadministratie.',
      figure('crediteuren', '2024'),
    ],
  ),
  ...rough(
    6,
    ['oudste openst. post deb?', oldest('debiteuren', NOW)],
    [
      'wat moeten ze nog betalen aan techn groothandel midden',
      amountWith(owedTo('Technische Groothandel Midden B.V.'), NOW),
    ],
  ),
  ...talk(
    8,
    [
      'Contractenregister: wat is de maandelijkse leasetermijn bij Bestelwagen Lease, exclusief btw?',
      usual('4210', 'Bestelwagen Lease B.V.'),
    ],
    ['En op jaarbasis?', amountWith((books, when) => 12 * ofAccount('4210')(books, when), NOW)],
  ),
  ...clean(
    8,
    [
      'Het abonnement van Werkbon Software is in maart 2025 duurder geworden. Hoeveel scheelt dat met februari?',
      change(ofAccount('4320'), '2025-03', '2025-02'),
    ],
    [
      'Met welke regelmaat stuurt Accountants Veldhuis een nota?',
      says('kwartaal|drie maanden|3 maanden'),
    ],
  ),
  ...rough(
    8,
    ['verz.premie De Eem, hoeveel per kwrtaal', usual('4500', 'Assurantiën De Eem')],
    ['energievoorschot p/m nu?', usual('4110', 'Groene Stroom Nederland')],
  ),
  ...clean(9, [
    'De inkoop van installatiemateriaal in 2024, per kwartaal naast elkaar, om het verloop te kunnen beoordelen.',
    perQuarter('materialen', '2024'),
  ]),
  ...rough(9, ['slechtste omzetmaand v 2024', extreme('lowest', 'omzet', '2024')]),
  ...clean(
    10,
    [
      'Welk deel van de omzet over 2024 nemen de drie grootste klanten samen voor hun rekening?',
      share(ofLargest('customers', 3), 'omzet', '2024'),
    ],
    [
      'Is er in 2024 een maand geweest met meer dan een ton omzet? Zo ja, welke maanden?',
      monthsWhere('omzet', '2024', { above: 100_000 }),
    ],
  ),
  ...rough(10, ['kosten ytd excl afschr', combined('2025', { kosten: 1, afschrijvingen: -1 })]),
  ...clean(
    11,
    [
      'Voordat ik ga beoordelen: tot en met welke maand is deze administratie bijgewerkt?',
      says('september 2025|sep 2025|30 september'),
    ],
    ['Wat wordt er precies onder de quick ratio verstaan?', says('voorraad|voorraden')],
  ),
  ...rough(11, ['bkst 256000010, hoe geboekt', document('256000010')]),
];
