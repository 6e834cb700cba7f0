import * as g from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const HENDRIKS = g.soldTo('Hendriks Bouw B.V.');
const PHONE_AND_FUEL = g.together(g.ofAccount('4310'), g.ofAccount('4200'));

export const phoneCalls = [
  ...talk(
    3,
    [
      'Zeg, ik zit met 2024 voor me: welke klant bracht toen het meest op?',
      g.top('customers', 1, '2024'),
    ],
    ['En hoe zat dat bij Hendriks Bouw?', g.amountWith(HENDRIKS, '2024')],
    [
      'Die zat een jaar eerder toch hoger?',
      g.either(g.beside(HENDRIKS, '2024', '2023'), g.change(HENDRIKS, '2024', '2023')),
    ],
    [
      'O ja, en De Graaf Bouw, wat staat daar eind 2024 nog van open?',
      g.amountWith(g.owedBy('De Graaf Bouw B.V.'), '2024'),
    ],
  ),
  ...roughTalk(
    10,
    ['even snel, wat ging er aan telefoon en internet uit in 23', g.account('4310', '2023')],
    ['en aan brandstof', g.account('4200', '2023')],
    ['die 2 samen hoeveel % vd kosten', g.share(PHONE_AND_FUEL, 'kosten', '2023')],
  ),
  ...talk(
    4,
    ['Wat hield ik over in het derde kwartaal van 2024?', g.figure('resultaat', '2024-Q3')],
    ['En dan nog het kwartaal daarna.', g.figure('resultaat', '2024-Q4')],
    ['Tegenover hoeveel omzet stond dat?', g.figure('omzet', '2024-Q4')],
  ),
  ...roughTalk(
    11,
    ['omzet 4e kw vorig jr', g.figure('omzet', '2023-Q4')],
    ['nee wacht ik bedoel 2024', g.figure('omzet', '2024-Q4')],
    ['per mnd graag', g.perMonth('omzet', '2024-Q4')],
    ['welke was t laagst', g.extreme('lowest', 'omzet', '2024-Q4')],
  ),
  ...talk(
    6,
    ['Wie had er eind december 2024 nog niet betaald?', g.openRelations('debiteuren', '2024-12')],
    [
      'En eind november, wat stond er toen in totaal uit bij klanten?',
      g.figure('debiteuren', '2024-11'),
    ],
    [
      'Is het in december dan meer of minder geworden?',
      g.change('debiteuren', '2024-12', '2024-11'),
    ],
  ),
  ...talk(
    8,
    [
      'Dat boekhoudpakket van Werkbon, wat rekenen ze me daar per maand voor?',
      g.usual('4320', 'Werkbon Software B.V.'),
    ],
    ['En Assurantiën De Eem, hoeveel is dat per keer?', g.usual('4500', 'Assurantiën De Eem')],
    [
      'Over heel 2024 was ik bij die laatste dus hoeveel kwijt?',
      g.amountWith(g.boughtOf('Assurantiën De Eem'), '2024'),
    ],
  ),
  ...roughTalk(
    9,
    ['beste maand v 2023 qua omzet?', g.extreme('highest', 'omzet', '2023')],
    ['en de slechtste', g.extreme('lowest', 'omzet', '2023')],
    ['doe mij de winst per kwartaal van dat jaar', g.perQuarter('resultaat', '2023')],
  ),
  ...talk(
    10,
    [
      'Hoe zou mijn resultaat over 2024 zijn zonder de afschrijvingen?',
      g.combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'En als je de bankkosten er ook nog buiten laat?',
      g.combined('2024', { resultaat: 1, afschrijvingen: 1, financieel: -1 }),
    ],
    [
      'Laat maar. Gewoon de winst zoals die er staat, gemiddeld per maand?',
      g.average('resultaat', '2024'),
    ],
  ),
  ...clean(
    3,
    ['Mijn drie beste opdrachtgevers in 2022, wie waren dat?', g.top('customers', 3, '2022')],
    ['Van welke klant moest ik het in 2024 het minst hebben?', g.bottom('customers', 1, '2024')],
    [
      'Hoe afhankelijk ben ik in 2024 van De Graaf Bouw, in procenten van mijn omzet?',
      g.share(g.soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Aan welke leverancier ben ik in 2023 het meeste kwijt geweest?',
      g.top('suppliers', 1, '2023'),
    ],
  ),
  ...rough(
    3,
    ['2 grootste kostensoorten 2024', g.top('costs', 2, '2024')],
    [
      'bakker bouw + de graaf bouw samen omzet 2023',
      g.amountWith(
        g.together(g.soldTo('Bakker Bouw B.V.'), g.soldTo('De Graaf Bouw B.V.')),
        '2023',
      ),
    ],
  ),
  ...clean(
    4,
    [
      'Er kwam in 2022 van alles binnen, maar wat bleef er voor mezelf over?',
      g.figure('resultaat', '2022'),
    ],
    ['Van iedere euro omzet in 2024, welk percentage is dan winst?', g.ratio('nettomarge', '2024')],
    [
      'Is het onder de streep van 2024 beter gegaan dan in 2023?',
      g.either(g.change('resultaat', '2024', '2023'), g.beside('resultaat', '2024', '2023')),
    ],
  ),
  ...rough(
    4,
    ['ebitda 1e helft 24', g.figure('ebitda', '2024-H1')],
    ['wat bleef er over in aug 2023', g.figure('resultaat', '2023-08')],
    [
      'bedrijfsresultaat 2022 + 2023 los van elkaar',
      g.all(g.figure('bedrijfsresultaat', '2022'), g.figure('bedrijfsresultaat', '2023')),
    ],
  ),
  ...clean(
    5,
    [
      'Op welk bedrag staat de bankrekening eind mei 2024?',
      g.either(g.account('1100', '2024-05'), g.figure('bank_en_kas', '2024-05')),
    ],
    [
      'Mijn vermogen in de zaak, met de winst van het jaar erbij: hoe groot was dat eind 2023?',
      g.figure('totaal_eigen_vermogen', '2023'),
    ],
    ['Zit er eigenlijk nog wat in de kas, per ultimo 2024?', g.account('1000', '2024')],
  ),
  ...rough(
    5,
    ['solvabiliteit eind 22', g.ratio('solvabiliteit', '2022')],
    ['hoeveel werkkapitaal had k 30 juni 24', g.figure('werkkapitaal', '2024-06')],
    ['geld op bank en kas nu', g.figure('bank_en_kas', '2024-12')],
  ),
  ...clean(
    6,
    [
      'Moet Jansen Bouw mij per eind 2024 nog iets betalen, en wat?',
      g.amountWith(g.owedBy('Jansen Bouw B.V.'), '2024'),
    ],
    [
      'Aan wie ben ik zelf eind 2024 nog geld schuldig voor rekeningen?',
      g.openRelations('crediteuren', '2024'),
    ],
    [
      'Na hoeveel dagen krijg ik gemiddeld mijn geld, over 2024 gerekend?',
      g.either(g.ratio('dso', '2024'), g.ratio('dso_excl', '2024')),
    ],
  ),
  ...rough(6, ['langst openstaande factuur debiteuren eind 2023', g.oldest('debiteuren', '2023')]),
  ...clean(7, [
    'Voor de aangifte over het tweede kwartaal van 2024: wat was ik aan btw verschuldigd na aftrek?',
    g.vatToPay('2024-K2'),
  ]),
  ...rough(7, ['voorbelasting k4 2023', g.vatToDeduct('2023-K4')]),
  ...clean(
    8,
    [
      'Hoe duur is één maand bellen en internetten bij Telecom Zakelijk tegenwoordig?',
      g.usual('4310', 'Telecom Zakelijk'),
    ],
    [
      'De boekhouder stuurt elk kwartaal zijn nota; om welk bedrag gaat het dan?',
      g.usual('4600', 'Accountants Veldhuis'),
    ],
  ),
  ...rough(8, ['tankpas vast bedrag per mnd?', g.usual('4200', 'Tankpas Benelux')]),
  ...clean(
    9,
    ['Laat 2022 eens maand voor maand zien wat ik omzette.', g.perMonth('omzet', '2022')],
    [
      'In welk kwartaal van 2024 heb ik het best verdiend, de winst bedoel ik?',
      g.extreme('highest', 'resultaat', '2024', 'quarter'),
    ],
    [
      'Waren er in 2023 maanden dat ik meer dan 8000 euro omzette, en welke?',
      g.monthsWhere('omzet', '2023', { above: 8000 }),
    ],
  ),
  ...rough(9, [
    'omzet alle jaren 22 23 24 onder elkaar',
    g.perYear('omzet', '2022', '2023', '2024'),
  ]),
  ...clean(
    1,
    [
      'Mag ik weten voor hoeveel ik in februari 2024 advieswerk heb verkocht?',
      g.account('8030', '2024-02'),
    ],
    ['De auto, wat kostte die me over 2024?', g.figure('autokosten', '2024')],
  ),
  ...rough(2, ['brandstof 24 tov 23 verschil', g.change(g.ofAccount('4200'), '2024', '2023')]),
  ...clean(10, [
    'Als ik Bakker Bouw kwijtraak en verder bleef 2024 gelijk, hoeveel omzet resteert er dan?',
    g.less('omzet', g.soldTo('Bakker Bouw B.V.'), '2024'),
  ]),
  ...rough(
    12,
    ['hoeveel uren heb ik verkocht in 2024', g.none('absent')],
    ['wat moet ik opzij leggen voor de ib', g.none('advice')],
  ),
  ...clean(
    11,
    ['Onder welk grootboeknummer komt mijn advieswerk als omzet terecht?', g.says('8030')],
    [
      'Ik lunch maandelijks met een klant; wat stond daarvoor over 2024 onder algemene kosten?',
      g.account('4900', '2024'),
    ],
  ),
  ...rough(
    11,
    ['hvl hb ik omgezet in t derde kwrtaal 23', g.figure('omzet', '2023-Q3')],
    ['boekingen prive opnamen 2022 laten zien', g.lines('2022', g.on('0550'))],
  ),
];
