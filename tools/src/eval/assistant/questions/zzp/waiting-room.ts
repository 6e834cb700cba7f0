import {
  account,
  amountWith,
  average,
  beside,
  bottom,
  change,
  either,
  extreme,
  figure,
  ofAccount,
  ofLargest,
  openRelations,
  owedBy,
  perMonth,
  perYear,
  share,
  soldTo,
  top,
  usual,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

export const waitingRoom = [
  ...clean(1, [
    'Voor de aangifte inkomstenbelasting zoek ik nog het bedrag dat ik in heel 2022 exclusief btw heb omgezet.',
    figure('omzet', '2022'),
  ]),
  ...rough(1, ['ff snel hvl heb ik getankt afgelopen zomer', account('4200', '2024-06..2024-08')]),
  ...clean(
    2,
    [
      'Mijn vrouw beweert dat ik dit jaar meer uitgeef aan de zaak dan vorig jaar. Is dat zo, en hoeveel scheelt het?',
      change('kosten', '2024', '2023'),
    ],
    [
      'Zou je de winst van maart 2024 eens naast die van maart 2023 kunnen leggen?',
      beside('resultaat', '2024-03', '2023-03'),
    ],
  ),
  ...rough(
    2,
    ['omzet 2e halfjr 24 tov 1e halfjr', change('omzet', '2024-H2', '2024-H1')],
    [
      'Kuipers bouw,, meer of minder omzet in 2024 dan in 23',
      change(soldTo('Kuipers Bouw B.V.'), '2024', '2023'),
    ],
  ),
  ...talk(
    3,
    [
      'Wie was in 2023 mijn beste opdrachtgever, en goed voor welk bedrag?',
      top('customers', 1, '2023'),
    ],
    ['En het jaar daarvoor?', top('customers', 1, '2022')],
  ),
  ...clean(3, [
    'Ik vraag me af waar mijn geld in 2022 heen ging. Noem eens de vier grootste kosten.',
    top('costs', 4, '2022'),
  ]),
  ...rough(
    3,
    ['3 dikste kostenposten dit jr', top('costAccounts', 3, '2024')],
    ['leveranciers top 2 23', top('suppliers', 2, '2023')],
    ['kleinste klant v 2024??', bottom('customers', 1, '2024')],
  ),
  ...clean(
    4,
    [
      'De hypotheekadviseur wil de nettowinst van mijn laatste drie jaren zien: 2022, 2023 en 2024.',
      perYear('resultaat', '2022', '2023', '2024'),
    ],
    [
      'Welk deel van mijn omzet bleef er in 2024 als winst over, in procenten?',
      share('resultaat', 'omzet', '2024'),
    ],
  ),
  ...roughTalk(
    4,
    ['wat bleef er onder de streep over q2', figure('resultaat', '2024-Q2')],
    ['en q3', figure('resultaat', '2024-Q3')],
  ),
  ...clean(
    5,
    [
      'Stel dat ik op 31 december 2024 was gestopt. Hoeveel eigen vermogen zat er toen in het bureau?',
      figure('totaal_eigen_vermogen', '2024'),
    ],
    [
      'Aan het eind van 2022, wat stond er toen op de zakelijke bankrekening?',
      either(account('1100', '2022'), figure('bank_en_kas', '2022')),
    ],
  ),
  ...rough(
    5,
    ['hoeveel cash zit er nog in de kas', account('1000', '2024')],
    ['debiteuren eind okt', figure('debiteuren', '2024-10')],
  ),
  ...clean(
    6,
    [
      'Van wie krijg ik op dit moment nog geld, en hoeveel van ieder?',
      openRelations('debiteuren', '2024'),
    ],
    [
      'Er zou bij Hendriks Bouw nog iets openstaan, zegt mijn vrouw. Om hoeveel gaat het?',
      amountWith(owedBy('Hendriks Bouw B.V.'), '2024'),
    ],
  ),
  ...rough(6, [
    'me leveranciers krijgen hoeveel nog van mij in totaal',
    figure('crediteuren', '2024'),
  ]),
  ...clean(7, [
    'Hoeveel voorbelasting heb ik over april, mei en juni 2023 mogen aftrekken?',
    vatToDeduct('2023-K2'),
  ]),
  ...rough(7, ['btw afdragen 4e kw 2024', vatToPay('2024-K4')]),
  ...clean(
    8,
    [
      'Mijn boekhouder stuurt elk kwartaal een rekening. Welk bedrag is dat tegenwoordig, exclusief btw?',
      usual('4600', 'Accountants Veldhuis'),
    ],
    [
      'De beroepsaansprakelijkheid bij De Eem: hoeveel is dat per keer?',
      usual('4500', 'Assurantiën De Eem'),
    ],
    [
      'Toen ik in 2022 begon, wat betaalde ik toen gemiddeld per maand voor mijn software-abonnement?',
      average(ofAccount('4320'), '2022'),
    ],
  ),
  ...rough(
    8,
    ['telefoon abo per mnd nu', usual('4310', 'Telecom Zakelijk')],
    ['vast bedrag tankpas p/m?', usual('4200', 'Tankpas Benelux')],
  ),
  ...clean(9, [
    'Er was in 2024 een maand waarin mijn omzet echt tegenviel, de laagste van allemaal. Welke was dat?',
    extreme('lowest', 'omzet', '2024'),
  ]),
  ...rough(9, ['mag ik omzet 2023 maand voor maand', perMonth('omzet', '2023')]),
  ...clean(10, [
    'Hoe afhankelijk ben ik van mijn twee grootste klanten: hoeveel procent van de omzet over 2024 kwam van die twee samen?',
    share(ofLargest('customers', 2), 'omzet', '2024'),
  ]),
];
