import {
  account,
  amountWith,
  average,
  beside,
  bottom,
  change,
  combined,
  either,
  extreme,
  figure,
  lines,
  moreBy,
  monthsBelowNil,
  named,
  none,
  ofAccount,
  ofLargest,
  on,
  owedBy,
  perMonth,
  perYear,
  ratio,
  says,
  saysBeside,
  share,
  together,
  top,
  usual,
  vatCharged,
  vatFiled,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import type { GoldBooks, GoldLine } from '../../gold/books.ts';
import { clean, rough, talk } from '../write.ts';

const debit = (_books: GoldBooks, { cents }: GoldLine) => cents > 0;

const zzp = [
  ...clean(
    1,
    [
      'Voor hoeveel heeft mijn zus in 2023 gefactureerd, de btw niet meegerekend?',
      figure('omzet', '2023'),
    ],
    [
      'Welk bedrag ging er bij haar in 2024 op aan lonen?',
      either(figure('lonen', '2024'), says('niets|nul|geen bedrag|geen boeking|geen lo')),
    ],
    ['Hoeveel heeft zij in 2024 privé uit de zaak opgenomen?', lines('2024', on('0550'), debit)],
  ),
  ...rough(1, ['al haar onkosten in 22 bijeen', figure('kosten', '2022')]),
  ...clean(2, [
    'Hield ze in 2024 meer over dan in 2023, en hoeveel scheelt dat?',
    moreBy('resultaat', '2024', '2023'),
  ]),
  ...clean(3, ['Wie was in 2024 haar voornaamste opdrachtgever?', top('customers', 1, '2024')]),
  ...rough(4, ['nettowinst 2022 vn lindeboom', figure('resultaat', '2022')]),
  ...rough(5, ['eigen verm eind 23 hvl', figure('totaal_eigen_vermogen', '2023')]),
  ...clean(6, [
    'Had Bakker Bouw bij haar op het einde van 2024 nog iets te vereffenen, en hoeveel?',
    amountWith(owedBy('Bakker Bouw B.V.'), '2024'),
  ]),
  ...clean(7, [
    'Welke btw heeft ze haar klanten in heel 2024 in rekening gebracht?',
    vatCharged('2024'),
  ]),
  ...rough(7, ['af te dragen btw oct-dec 23', either(vatToPay('2023-K4'), vatFiled('2023-K4'))]),
  ...clean(8, [
    'Wat is zij iedere maand kwijt voor haar telefoon en internet?',
    usual('4310', 'Telecom Zakelijk'),
  ]),
  ...rough(8, ['boekhouder, hvl rekent die per kwartl', usual('4600', 'Accountants Veldhuis')]),
  ...clean(9, [
    'In welke maand van 2023 schreef onze dochter het meeste omzet?',
    extreme('highest', 'omzet', '2023'),
  ]),
  ...rough(9, ['jaaromzetten 22 23 24 onder mekaar', perYear('omzet', '2022', '2023', '2024')]),
  ...talk(
    10,
    ['Wat schoot er in 2023 onder de streep over?', figure('resultaat', '2023')],
    [
      'En als je de afschrijvingen daar weer bij optelt?',
      combined('2023', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'Hoeveel maakt dat gemiddeld per maand?',
      average(together(named('resultaat'), named('afschrijvingen')), '2023'),
    ],
  ),
  ...rough(11, [
    'v wnr tot wnr loopt haar boekjr 2023',
    says('januari 2023|jan 2023|01-2023|2023-01', 'december 2023|dec 2023|12-2023|2023-12'),
  ]),
  ...clean(
    12,
    ['Zou mijn zus er met een bv fiscaal beter voor staan?', none('advice')],
    ['Hoe verliep 2019 voor haar, qua omzet?', none('outside')],
  ),
  ...rough(
    12,
    ['gaat ze volgend jr rondkomen', none('future')],
    ['begrote omzet 24 was?', none('absent')],
  ),
];

const gebroken = [
  ...clean(1, [
    'Hoeveel interesten op de banklening droeg de vennootschap in boekjaar 2024/2025?',
    account('9010', '2025'),
  ]),
  ...rough(1, ['omzet 3e kw bj 24/25', figure('omzet', '2025-Q3')]),
  ...talk(
    2,
    [
      'Zou u de brutowinst van boekjaar 2024/2025 naast die van het boekjaar ervoor willen leggen?',
      either(beside('brutomarge', '2025', '2024'), change('brutomarge', '2025', '2024')),
    ],
    [
      'En de personeelskosten op dezelfde wijze?',
      either(
        beside('personeelskosten', '2025', '2024'),
        change('personeelskosten', '2025', '2024'),
      ),
    ],
    ['Waardoor wordt dat verschil verklaard?', why('personeelskosten', '2025', '2024')],
  ),
  ...clean(3, [
    'Welke vijf kostencategorieën wogen in boekjaar 2023/2024 het zwaarst door?',
    top('costs', 5, '2024'),
  ]),
  ...rough(3, ['kleinste klant bj 24/25, wie & hvl', bottom('customers', 1, '2025')]),
  ...clean(4, [
    'Wat was het bedrijfsresultaat over het boekjaar dat eind juni 2024 afsloot?',
    figure('bedrijfsresultaat', '2024'),
  ]),
  ...rough(4, ['brutomrge in % q1 bj 24/25', ratio('brutomarge_percentage', '2025-Q1')]),
  ...talk(
    5,
    [
      'Ik beoordeel de liquiditeit in enge zin: hoe hoog was de quick ratio per 30 juni 2025?',
      ratio('quick_ratio', '2025'),
    ],
    ['En een jaar vroeger?', ratio('quick_ratio', '2024')],
    ['Hoe stond het toen met de solvabiliteit?', ratio('solvabiliteit', '2024')],
  ),
  ...clean(6, [
    'Hoeveel dagen liet de vennootschap haar leveranciers in boekjaar 2024/2025 gemiddeld wachten?',
    ratio('dpo', '2025'),
  ]),
  ...clean(7, [
    'Welk saldo aan btw viel er over juli, augustus en september 2024 te betalen?',
    either(vatToPay('2024-K3'), vatFiled('2024-K3')),
  ]),
  ...clean(8, [
    'Wanneer valt de volgende polispremie van Assurantiën De Eem, en om welk bedrag gaat het?',
    saysBeside(
      usual('4500', 'Assurantiën De Eem'),
      'september 2025|sep 2025|sept 2025|2025-09|09-2025',
      '2.387',
    ),
  ]),
  ...clean(9, [
    'Hoe evolueerde het banksaldo van maand tot maand in boekjaar 2024/2025?',
    either(perMonth('bank_en_kas', '2025'), perMonth(ofAccount('1100'), '2025')),
  ]),
  ...rough(9, ['welke mnden bj 22/23 in de rode cijfers', monthsBelowNil('resultaat', '2023')]),
  ...clean(10, [
    'Welk percentage van de omzet van boekjaar 2024/2025 namen de drie grootste klanten samen voor hun rekening?',
    share(ofLargest('customers', 3), 'omzet', '2025'),
  ]),
  ...rough(10, ['gem. mndomzet bj 23/24', average('omzet', '2024')]),
  ...clean(11, [
    'Welke maanden bestrijkt het boekjaar 2024/2025?',
    says('juli 2024|jul 2024|07-2024|2024-07', 'juni 2025|jun 2025|06-2025|2025-06'),
  ]),
  ...rough(11, ['bruttolonen mei 25', account('4000', '2025-05')]),
  ...clean(12, [
    'Welke huur betaalt Klimaattechniek West B.V. voor haar pand?',
    none('other_company'),
  ]),
  ...rough(
    12,
    ['omzet bj 20/21?', none('outside')],
    ['mag er v u een dividend af of niet', none('advice')],
  ),
];

export const questions = { zzp, gebroken };
