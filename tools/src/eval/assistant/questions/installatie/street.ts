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
  growth,
  largestLines,
  late,
  ofAccount,
  openRelations,
  owedTo,
  ratio,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** Of people who had not read the grammar: in the van, at the desk, on the phone. */
export const street: Question[] = [
  ...clean(
    3,
    [
      'Goedemiddag, voor de bespreking van morgen heb ik de zes belangrijkste afnemers over 2024 nodig, op volgorde van omzet.',
      top('customers', 6, '2024'),
    ],
    [
      'Als je alle kosten van het derde kwartaal op één hoop gooit, welke groep steekt er dan met kop en schouders bovenuit?',
      top('costs', 1, '2025-Q3'),
    ],
    [
      'Mijn compagnon beweert dat Bakker Zorg dit jaar onze beste klant is. Wie is het echt?',
      top('customers', 1, '2025'),
    ],
    [
      'Noem eens de twee leveranciers waar we in 2023 de meeste kosten aan hadden.',
      top('suppliers', 2, '2023'),
    ],
    [
      'Welke omzetrekening bracht in 2024 het meest in het laatje?',
      top('revenueAccounts', 1, '2024'),
    ],
    [
      'Hoe zijn de personeelskosten van dit jaar opgebouwd? Graag rekening voor rekening.',
      split('personeelskosten', 'account', '2025'),
    ],
    [
      'Aan welke kostenplaats hangen dit jaar de meeste kosten? Laat ze allemaal maar zien.',
      split('kosten', 'costCentre', '2025'),
    ],
    [
      'Ik wil weten hoe afhankelijk we zijn van Hendriks Bouw: welk percentage van de omzet van 2024 kwam daarvandaan?',
      share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Wie stonden er van juni tot en met augustus bovenaan qua omzet? De eerste vier is genoeg.',
      top('customers', 4, '2025-06..2025-08'),
    ],
  ),
  ...rough(
    3,
    ['kleinste 3 klanten 1e halfjr', bottom('customers', 3, '2025-H1')],
    ['waar lekt ons geld weg dit jr?? 6 grootste soorten kosten', top('costs', 6, '2025')],
    ['bij wie kopen we t meest in, mrt tm mei', top('suppliers', 1, '2025-03..2025-05')],
    [
      'tech groothandel midden hvl % vd totale kosten 24',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2024'),
    ],
    ['4 dikste boekingen uitbesteed werk q2', largestLines('uitbesteed_werk', 4, '2025-Q2')],
    ['klanten boven de 40k omzet dit jaar', split('omzet', 'party', '2025', { above: 40_000 })],
  ),
  ...clean(
    8,
    [
      'De verhuurder wil het contract openbreken. Wat rekent Bedrijfspanden De Wetering ons op dit moment per maand?',
      usual('4100', 'Bedrijfspanden De Wetering'),
    ],
    [
      'Werkbon Software is ergens dit jaar duurder geworden; vanaf welke maand was dat?',
      either(says('maart|mrt'), change(ofAccount('4320'), '2025-03', '2025-02')),
    ],
    [
      'Wanneer kan ik de volgende premie van Assurantiën De Eem verwachten?',
      either(says('december|dec 2025|12-2025'), usual('4500', 'Assurantiën De Eem')),
    ],
    [
      'Komt Groene Stroom Nederland maandelijks of per kwartaal langs met een nota?',
      either(
        says('elke maand|per maand|maandelijks|iedere maand'),
        usual('4110', 'Groene Stroom Nederland'),
      ),
    ],
    [
      'Met hoeveel procent is onze huur omhooggegaan vergeleken met vorig jaar?',
      either(
        growth(ofAccount('4100'), '2025', '2024-01..2024-09'),
        growth(ofAccount('4100'), '2025-09', '2024-09'),
      ),
    ],
    [
      'Wat halen we gemiddeld iedere maand binnen aan onderhoudscontracten, dit jaar gerekend?',
      average(ofAccount('8010'), '2025'),
    ],
    [
      'Hoeveel bankkosten krijgen we dit jaar gemiddeld per maand voor onze kiezen?',
      average(ofAccount('9000'), '2025'),
    ],
    [
      'Voor de begroting: hoe hoog is het vaste maandbedrag van Telecom Zakelijk, exclusief btw?',
      usual('4310', 'Telecom Zakelijk'),
    ],
  ),
  ...rough(
    8,
    ['energievoorschot pm nu?', usual('4110', 'Groene Stroom Nederland')],
    [
      'veldhuis de accountant, hoe vaak stuurt ie n factuur',
      either(says('kwartaal|drie maanden|3 maanden'), usual('4600', 'Accountants Veldhuis')),
    ],
    [
      'busje lease vlgnde termijn wanneer',
      either(says('oktober|okt 2025|10-2025'), usual('4210', 'Bestelwagen Lease B.V.')),
    ],
    ['gem brandstof per mnd dit jr', average(ofAccount('4200'), '2025')],
    ['wat was de huur per maand in 2023 ook alweer', average(ofAccount('4100'), '2023')],
  ),
  ...clean(
    5,
    [
      'De bank vraagt naar onze solvabiliteit per 30 juni 2025. Heb je die?',
      ratio('solvabiliteit', '2025-06'),
    ],
    ['Hoeveel moeten we nog aflossen op de banklening?', account('0700', '2025-09')],
    [
      'Wat zat er eind augustus volgens de boeken aan voorraad in het magazijn?',
      figure('voorraden', '2025-08'),
    ],
    [
      'Hoeveel staat er tot nu toe op de reservering vakantiegeld voor de jongens?',
      account('1720', '2025-09'),
    ],
  ),
  ...rough(
    5,
    [
      'quick ratio eind sept en die v eind 24',
      all(ratio('quick_ratio', '2025-09'), ratio('quick_ratio', '2024')),
    ],
    ['vaste activa boekwaarde 31-12-23', figure('vaste_activa', '2023')],
    ['hvl schuld hadden we in totaal eind 2024', figure('vreemd_vermogen', '2024')],
    ['balanstotl eind maart', figure('activa', '2025-03')],
  ),
  ...clean(4, [
    'Hoe hebben we de eerste helft van dit jaar gedraaid, onder aan de streep?',
    figure('resultaat', '2025-H1'),
  ]),
  ...rough(
    4,
    ['brutowinst in euros q3', figure('brutomarge', '2025-Q3')],
    ['netto marge 24 en 23?', all(ratio('nettomarge', '2024'), ratio('nettomarge', '2023'))],
  ),
  ...clean(6, [
    'Bij welke klant staat het hoogste bedrag open dat al over de vervaldatum heen is?',
    openRelations('debiteuren', '2025-09', { which: late, top: 1 }),
  ]),
  ...rough(
    6,
    ['hvl moet ik garage brouwer nog', amountWith(owedTo('Garage Brouwer'), '2025-09')],
    ['dso dit jaar tm sept', ratio('dso', '2025')],
  ),
  ...roughTalk(
    3,
    ['wie leverde ons vorig jaar het meest, top 3', top('suppliers', 3, '2024')],
    ['en dit jr tm nu', top('suppliers', 3, '2025')],
    [
      'de grootste daarvan hoeveel % vd kosten',
      share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2025'),
    ],
  ),
  ...talk(
    8,
    ['Wat rekent Bestelwagen Lease ons elke maand?', usual('4210', 'Bestelwagen Lease B.V.')],
    ['En hoeveel was dat over heel 2024?', account('4210', '2024')],
    [
      'Wat kostte Garage Brouwer ons in datzelfde jaar?',
      amountWith(boughtOf('Garage Brouwer'), '2024'),
    ],
  ),
];
