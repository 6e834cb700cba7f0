import {
  account,
  all,
  amountWith,
  average,
  bottom,
  boughtOf,
  change,
  either,
  figure,
  largestLines,
  ofAccount,
  oldest,
  openFor,
  openRelations,
  owedBy,
  ratio,
  says,
  share,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of people who had not read the grammar, in a firm whose year begins in July. */
export const street: Question[] = [
  ...clean(
    3,
    [
      'We willen onze trouwste klanten een taart sturen: welke acht hadden in boekjaar 2024/2025 de meeste omzet bij ons?',
      top('customers', 8, '2025'),
    ],
    [
      'Verdeel het uitbestede werk van boekjaar 2024/2025 eens over de onderaannemers.',
      split('uitbesteed_werk', 'party', '2025'),
    ],
    [
      'Uit welke rekeningen is de omzet van boekjaar 2023/2024 opgebouwd, en voor hoeveel?',
      split('omzet', 'account', '2024'),
    ],
    [
      'Welke zes rekeningen slokten in het boekjaar 2023/2024 de meeste kosten op?',
      top('costAccounts', 6, '2024'),
    ],
    [
      'Bij welke klant hebben we in het tweede kwartaal van dit boekjaar de hoogste omzet geboekt?',
      top('customers', 1, '2025-Q2'),
    ],
    [
      'Waar zitten de huisvestingskosten van dit boekjaar in? Per rekening is prima.',
      split('huisvestingskosten', 'account', '2025'),
    ],
    [
      'Van welke leveranciers kwam dit boekjaar meer dan dertigduizend euro aan kosten?',
      split('kosten', 'party', '2025', { above: 30_000 }),
    ],
    [
      'Zeg me even wie in de periode oktober tot en met december 2024 onze grootste leverancier was.',
      top('suppliers', 1, '2024-10..2024-12'),
    ],
  ),
  ...rough(
    3,
    ['minste omzet 4 klanten bj 2025', bottom('customers', 4, '2025')],
    ['ff de 7 grootste kostengroepn bj 23/24', top('costs', 7, '2024')],
    ['beste 2 klantn in juni', top('customers', 2, '2025-06')],
    [
      'sanitair en verw centrum, aandeel in de kosten bj 2025',
      share(boughtOf('Sanitair en Verwarming Centrum'), 'kosten', '2025'),
    ],
    ['grtste boeking op verkoopkosten dit bj', largestLines('verkoopkosten', 1, '2025')],
    ['leveranciers dec 24 top 3 graag', top('suppliers', 3, '2024-12')],
  ),
  ...clean(
    8,
    [
      'Van de energieleverancier, Groene Stroom, krijgen we steeds een voorschotnota. Hoe hoog is die nu per maand, zonder btw?',
      usual('4110', 'Groene Stroom Nederland'),
    ],
    [
      'Sinds wanneer is het abonnement van Werkbon Software duurder?',
      either(
        says('december 2024|dec 2024|12-2024'),
        change(ofAccount('4320'), '2024-12', '2024-11'),
      ),
    ],
    [
      'Om de hoeveel tijd valt er een nota van Assurantiën De Eem op de mat?',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Wanneer verwacht je de volgende huurfactuur van De Wetering?',
      either(says('juli|jul 2025|07-2025'), usual('4100', 'Bedrijfspanden De Wetering')),
    ],
    [
      'Op hoeveel kwam de lease van de bestelauto uit voor heel boekjaar 2024/2025?',
      account('4210', '2025'),
    ],
    [
      'Hoeveel omzet uit onderhoudscontracten komt er dit boekjaar gemiddeld per maand binnen?',
      average(ofAccount('8010'), '2025'),
    ],
    [
      'Hoeveel aan brutolonen boekten we in boekjaar 2024/2025 gemiddeld per maand?',
      average(ofAccount('4000'), '2025'),
    ],
    [
      'Welk bedrag waren we in boekjaar 2022/2023 gemiddeld per maand aan huur kwijt?',
      average(ofAccount('4100'), '2023'),
    ],
  ),
  ...rough(
    8,
    ['garage brouwer gem pm bj 2025', average(boughtOf('Garage Brouwer'), '2025')],
    ['telecom zakelijk hoe duur per mnd nou', usual('4310', 'Telecom Zakelijk')],
    [
      'acc. veldhuis factureert om de hoevl mnd',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4600', 'Accountants Veldhuis')),
    ],
    [
      'vlgnde premie de eem wanneer?',
      either(says('september|sep 2025|sept 2025|09-2025'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'leasekosten bestelauto dit bj anders dan vorig bj of zelfde',
      either(
        says('gelijk|hetzelfde|niet veranderd|onveranderd'),
        change(ofAccount('4210'), '2025', '2024'),
      ),
    ],
    ['bankkstn gem pm dit bj', average(ofAccount('9000'), '2025')],
  ),
  ...clean(
    5,
    [
      'Met welk werkkapitaal zijn we dit boekjaar ingegaan, dus de stand eind juni 2024?',
      figure('werkkapitaal', '2024-06'),
    ],
    [
      'Hoeveel schuld aan de Belastingdienst en de premies stond er eind maart 2025 op de balans?',
      figure('belastingschulden', '2025-03'),
    ],
    ['Op hoeveel stond de banklening op 31 december 2024?', account('0700', '2024-12')],
    [
      'Voor hoeveel stond er eind boekjaar 2022/2023 bij debiteuren uit?',
      figure('debiteuren', '2023'),
    ],
  ),
  ...rough(
    5,
    ['materiele vaste activa boekwaarde nu', figure('materiele_activa', '2025-06')],
    [
      'current ratio eind mrt 25 + eind jun 25',
      all(ratio('current_ratio', '2025-03'), ratio('current_ratio', '2025-06')),
    ],
    ['kortlop schulden 30-06-24', figure('kortlopende_schulden', '2024')],
    ['voorraad eind dec?', figure('voorraden', '2024-12')],
  ),
  ...clean(4, [
    'Hoeveel brutomarge in procenten draaiden we in het laatste kwartaal van boekjaar 2024/2025?',
    ratio('brutomarge_percentage', '2025-Q4'),
  ]),
  ...rough(
    4,
    ['bedrijfsresult. bj 2024 pls', figure('bedrijfsresultaat', '2024')],
    ['winst voor belasting okt tm dec 24', figure('resultaat_voor_belasting', '2024-10..2024-12')],
  ),
  ...clean(
    6,
    [
      'Wat is de oudste inkoopfactuur die wij zelf nog niet voldaan hebben?',
      oldest('crediteuren', '2025-06'),
    ],
    [
      'Welke klanten hebben facturen die al langer dan 30 dagen openstaan, en voor hoeveel?',
      openRelations('debiteuren', '2025-06', { which: openFor(30) }),
    ],
  ),
  ...rough(6, ['postma bouw nog open?', amountWith(owedBy('Postma Bouw B.V.'), '2025-06')]),
  ...talk(
    5,
    ['Hoe hoog was het banksaldo eind december 2024?', figure('bank_en_kas', '2024-12')],
    ['En eind juni 2025?', figure('bank_en_kas', '2025-06')],
    ['Met hoeveel is het in die tijd veranderd?', change('bank_en_kas', '2025-06', '2024-12')],
  ),
  ...roughTalk(
    4,
    ['ebitda marge bj 2023', ratio('ebitda_marge', '2023')],
    ['24?', ratio('ebitda_marge', '2024')],
    ['en die van 25', ratio('ebitda_marge', '2025')],
  ),
];
