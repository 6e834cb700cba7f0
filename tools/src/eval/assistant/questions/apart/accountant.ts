import {
  account,
  amountWith,
  average,
  booked,
  bottom,
  change,
  combined,
  either,
  extreme,
  figure,
  growth,
  howMany,
  late,
  less,
  lines,
  moreBy,
  none,
  ofAccount,
  on,
  openFor,
  openRelations,
  openTotal,
  owedBy,
  perMonth,
  perYear,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  top,
  usual,
  vatCharged,
  vatFiled,
  vatToDeduct,
  vatToPay,
  withText,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const filed = (when: string) => either(vatToPay(when), vatFiled(when));

const installatie = [
  ...rough(1, ['8020 t/m aug 25?', account('8020', '2025-01..2025-08')]),
  ...clean(1, [
    'Ik ben de loonaansluiting aan het maken; wat is er in het tweede kwartaal van 2024 aan brutolonen geboekt?',
    account('4000', '2024-Q2'),
  ]),
  ...talk(
    2,
    [
      'Zou u mij de omzet over het tweede kwartaal van 2025 willen geven?',
      figure('omzet', '2025-Q2'),
    ],
    ['En het kwartaal daarvoor?', figure('omzet', '2025-Q1')],
    ['Hoeveel scheelt dat?', moreBy('omzet', '2025-Q2', '2025-Q1')],
  ),
  ...rough(2, [
    'brandstof ytd vs zelfde mndn 24, delta?',
    change(ofAccount('4200'), '2025', '2024-01..2024-09'),
  ]),
  ...clean(3, [
    'Welke drie afnemers waren in 2024 goed voor de meeste omzet?',
    top('customers', 3, '2024'),
  ]),
  ...rough(3, ['crediteuren top-5 naar kosten, 25 cumulatief', top('suppliers', 5, '2025')]),
  ...clean(4, [
    'Voor de cijferbeoordeling wil ik de brutomarge van 2024 als percentage weten.',
    ratio('brutomarge_percentage', '2024'),
  ]),
  ...rough(4, ['ebitda 1e hj 25', figure('ebitda', '2025-H1')]),
  ...rough(5, ['0700 restschuld ult aug 25', account('0700', '2025-08')]),
  ...clean(5, [
    'De bank wil bij het kredietdossier de solvabiliteit per 30 juni 2025 zien; hoeveel procent is die?',
    ratio('solvabiliteit', '2025-06'),
  ]),
  ...roughTalk(
    6,
    ['stand deb eind sept', figure('debiteuren', '2025-09')],
    ['en cred', figure('crediteuren', '2025-09')],
  ),
  ...rough(6, [
    'ouderdomslijst deb: wie staat >30 dgn over vervaldtm, per 30-9-25',
    openRelations('debiteuren', '2025-09', { which: openFor(30) }),
  ]),
  ...clean(6, [
    'Welk bedrag aan verkoopfacturen was eind september 2025 al vervallen en nog niet betaald?',
    openTotal('debiteuren', '2025-09', late),
  ]),
  ...rough(7, ['ob-afdracht k2 25', filed('2025-K2')]),
  ...clean(7, [
    'Hoeveel voorbelasting hebben wij over het eerste kwartaal van 2025 teruggevraagd?',
    vatToDeduct('2025-K1'),
  ]),
  ...rough(7, ['saldo afrondingsversch. btw 4980 over 24', account('4980', '2024')]),
  ...rough(8, ['wat schrijft telecom zakelyk mndelijks', usual('4310', 'Telecom Zakelijk')]),
  ...clean(8, [
    'Welk bedrag brengt Assurantiën De Eem tegenwoordig ieder kwartaal in rekening?',
    usual('4500', 'Assurantiën De Eem'),
  ]),
  ...clean(9, [
    'In welke maand van 2024 zakte de omzet het diepst?',
    extreme('lowest', 'omzet', '2024'),
  ]),
  ...rough(9, ['res p/mnd 25 uitgesplitst aub', perMonth('resultaat', '2025')]),
  ...clean(10, [
    'Welk resultaat resteert er over 2024 als wij de afschrijvingen buiten beschouwing laten?',
    combined('2024', { resultaat: 1, afschrijvingen: 1 }),
  ]),
  ...rough(10, [
    'hendriks bouw aandeel in omz 24, in %',
    share(soldTo('Hendriks Bouw B.V.'), 'omzet', '2024'),
  ]),
  ...rough(11, ['mutaties grtbk 4200 mei 25 tonen', lines('2025-05', on('4200'))]),
  ...clean(11, [
    'Mijn collega vraagt hoeveel boekingen er in 2024 op rekening 4320 staan; kunt u dat nagaan?',
    howMany('2024', on('4320')),
  ]),
  ...clean(12, [
    'Wilt u de vraagpost van april 2025 alstublieft overboeken naar 4900?',
    none('change'),
  ]),
  ...rough(
    12,
    ['suppl apart indienen of meenemen in vlgnde aangifte?', none('advice')],
    ['prognose omz q4 25', none('future')],
  ),
  ...clean(12, [
    'Wat verdient een monteur gemiddeld volgens de cao voor de installatietechniek?',
    none('world'),
  ]),
  ...talk(
    12,
    ['Voor het meerjarenoverzicht zoek ik de omzet van 2022.', none('outside')],
    ['Goed, en die van 2023?', figure('omzet', '2023')],
  ),
];

const zzp = [
  ...clean(1, [
    'Welk bedrag is er in 2023 aan accountantskosten verantwoord?',
    figure('advieskosten', '2023'),
  ]),
  ...talk(
    1,
    [
      'Wat hebben wij in 2023 aan De Graaf Bouw verkocht?',
      amountWith(soldTo('De Graaf Bouw B.V.'), '2023'),
    ],
    ['En een jaar later?', amountWith(soldTo('De Graaf Bouw B.V.'), '2024')],
  ),
  ...rough(1, [
    "0550, alleen oms 'naar privérekening', som 24?",
    either(
      amountWith(booked(on('0550'), withText('naar privérekening')), '2024'),
      lines('2024', on('0550'), withText('naar privérekening')),
    ),
  ]),
  ...clean(2, [
    'Met welk percentage is rekening 8030 in 2024 gegroeid ten opzichte van 2023?',
    growth(ofAccount('8030'), '2024', '2023'),
  ]),
  ...clean(3, ['Welke kostenrekening liep in 2023 het hoogst op?', top('costAccounts', 1, '2023')]),
  ...rough(3, ['kleinste afnemer v 2023', bottom('customers', 1, '2023')]),
  ...rough(4, ['wat blijft er ondr de streep over 2024', figure('resultaat', '2024')]),
  ...rough(5, ['tussenrek 2000 ult 24, wat staat er nog op', account('2000', '2024')]),
  ...clean(5, [
    'Samen met de kas, wat stond er ultimo 2023 op de bank?',
    figure('bank_en_kas', '2023'),
  ]),
  ...rough(6, [
    'hndriks bouw nog openst ult 24?',
    amountWith(owedBy('Hendriks Bouw B.V.'), '2024'),
  ]),
  ...roughTalk(
    7,
    ['btw q1 24 per saldo', filed('2024-K1')],
    ['q2', filed('2024-K2')],
    ['5b daarvan', vatToDeduct('2024-K2')],
  ),
  ...clean(7, [
    'Wat was de totaal verschuldigde omzetbelasting, dus rubriek 5a, over het derde kwartaal van 2024?',
    vatCharged('2024-K3'),
  ]),
  ...clean(8, [
    'Om de hoeveel tijd komt er een nota van Accountants Veldhuis binnen?',
    saysBeside(usual('4600', 'Accountants Veldhuis'), 'kwartaal|drie maanden|3 maanden'),
  ]),
  ...rough(8, ['abbo werkbon pm', usual('4320', 'Werkbon Software B.V.')]),
  ...rough(9, [
    'beste kwrtaal 22 t/m 24 qua omzet',
    extreme('highest', 'omzet', '2022..2024', 'quarter'),
  ]),
  ...clean(9, [
    'Hoe heeft de winst zich over de jaren 2022, 2023 en 2024 ontwikkeld?',
    perYear('resultaat', '2022', '2023', '2024'),
  ]),
  ...rough(10, ['omz 24 ex jansen bouw', less('omzet', soldTo('Jansen Bouw B.V.'), '2024')]),
  ...clean(10, [
    'Hoeveel procent van alle kosten in 2024 bestond uit brandstof?',
    share(ofAccount('4200'), 'kosten', '2024'),
  ]),
  ...rough(10, ['verk. advieswerk 23 gem p mnd', average(ofAccount('8030'), '2023')]),
  ...rough(11, ['vraagposten: alle regels op 2000 2022 tm 2024', lines('2022..2024', on('2000'))]),
  ...clean(11, ['Hoe heet rekening 0560 in dit rekeningschema?', says('Inkomstenbelasting privé')]),
  ...rough(
    12,
    ['omz 2021', none('outside')],
    ['kia 24 toepasbaar op die inventaris?', none('advice')],
  ),
  ...clean(
    12,
    ['Voldoet de heer Lindeboom over 2024 aan het urencriterium?', none('advice')],
    ['Hoeveel declarabele uren zijn er in 2024 geschreven?', none('absent')],
  ),
];

export const questions = { installatie, zzp };
