import {
  added,
  amountWith,
  beside,
  change,
  chargedToCustomers,
  during,
  either,
  eachTime,
  extreme,
  figure,
  growth,
  monthly,
  monthsWhere,
  moreBy,
  named,
  none,
  ofAccount,
  ofLargest,
  on,
  openFor,
  openRelations,
  openTotal,
  owedTo,
  plus,
  ratio,
  says,
  share,
  top,
  usual,
  vatFiled,
  vatToPay,
} from '../../gold/ask/index.ts';
import type { Amount } from '../../gold/ask/figures.ts';
import { vatDeclared, vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** VAT of the first two quarters as one, each of which may be told beside it. */
const bothQuarters = (of: Amount) => added('2025', during(of, '2025-K1'), during(of, '2025-K2'));

const verlengd = [
  ...clean(1, [
    'Met welk bedrag hebben de afschrijvingen op 2024 gedrukt?',
    figure('afschrijvingen', '2024'),
  ]),
  ...clean(2, [
    'Is de stand van kas en bank in de loop van 2025 aangegroeid of geslonken, en met hoeveel?',
    moreBy('bank_en_kas', '2025', '2024'),
  ]),
  ...roughTalk(
    3,
    ['wie zijn de 4 grootste klntn v 2025', top('customers', 4, '2025')],
    ['en in 24', top('customers', 4, '2024')],
    ['hvl % vd omzet zijn die 4 samen', share(ofLargest('customers', 4), 'omzet', '2024')],
  ),
  ...clean(4, [
    'Heeft De Brug in oktober 2025 met winst of met verlies gewerkt, en voor hoeveel?',
    figure('resultaat', '2025-10'),
  ]),
  ...clean(5, [
    'Welk aandeel van het balanstotaal was ultimo 2025 met vreemd vermogen gefinancierd?',
    share('vreemd_vermogen', 'passiva', '2025'),
  ]),
  ...rough(5, ['handelsvorderigen 31/12/24', figure('debiteuren', '2024')]),
  ...rough(6, [
    'hvl krijgt technische groothandel midden nog v ons per eind 25',
    amountWith(owedTo('Technische Groothandel Midden B.V.'), '2025'),
  ]),
  ...roughTalk(
    7,
    ['btw aangifte k1 25', either(vatToPay('2025-K1'), vatFiled('2025-K1'))],
    ['k2 ook', either(vatToPay('2025-K2'), vatFiled('2025-K2'))],
    ['samen dus', either(bothQuarters(vatDue), bothQuarters(vatDeclared))],
  ),
  ...rough(8, ['werkbon software, wat is nu t mndbedrag', usual('4320', 'Werkbon Software B.V.')]),
  ...clean(9, [
    'Welk kwartaal van 2025 sprong eruit met het hoogste bedrijfsresultaat?',
    extreme('highest', 'bedrijfsresultaat', '2025', 'quarter'),
  ]),
  ...clean(10, [
    'Op hoeveel komt het resultaat over 2024 uit als u de accountantskosten buiten beschouwing laat?',
    plus('resultaat', ofAccount('4600'), '2024'),
  ]),
  ...rough(10, ['materialen als % vd omzet 25', share('materialen', 'omzet', '2025')]),
  ...clean(11, ['Hoeveel maanden telt het boekjaar 2023 eigenlijk?', says('15|vijftien')]),
  ...rough(11, ['dpo, wat wil dat zeggen', says('leverancier|crediteur')]),
  ...talk(
    12,
    ['Hoe hoog was de solvabiliteit bij afsluiting van 2025?', ratio('solvabiliteit', '2025')],
    ['Vindt u dat voldoende om in te stappen als investeerder?', none('advice')],
  ),
  ...clean(12, [
    'Welke rente rekenen de grootbanken vandaag voor een bedrijfskrediet?',
    none('world'),
  ]),
  ...rough(
    12,
    ['winst 2026 schatting?', none('future')],
    ['gooi smit zorg maar uit de klantenlijst', none('change')],
  ),
];

const zonderCodes = [
  ...clean(1, [
    'Ik vernam gaarne hoeveel er van januari tot en met april 2025 werd omgezet.',
    figure('omzet', '2025'),
  ]),
  ...rough(1, ['uitbest werk mrt 25', figure('uitbesteed_werk', '2025-03')]),
  ...rough(2, [
    'omzet eerste 4 mnd 25 vs zelfde mnd 24',
    either(
      beside('omzet', '2025-01..2025-04', '2024-01..2024-04'),
      change('omzet', '2025-01..2025-04', '2024-01..2024-04'),
    ),
  ]),
  ...clean(3, [
    'Op welke grootboekrekening werd in 2024 het hoogste bedrag aan kosten geboekt?',
    top('costAccounts', 1, '2024'),
  ]),
  ...talk(
    4,
    ['Bij welke omzet draaide het bedrijf in 2024 break-even?', ratio('break_even', '2024')],
    ['Hoeveel omzet was er dat jaar in werkelijkheid?', figure('omzet', '2024')],
    ['En de winst die daaruit voortkwam?', figure('resultaat', '2024')],
  ),
  ...clean(5, [
    'Over hoeveel liquide middelen beschikte men op het einde van april 2025?',
    figure('liquide_middelen', '2025-04'),
  ]),
  ...rough(5, ['kort vreemd verm ult mrt 25', figure('kortlopende_schulden', '2025-03')]),
  ...clean(6, [
    'Welke klanten hadden eind 2024 facturen die al meer dan zestig dagen openstonden?',
    openRelations('debiteuren', '2024', { which: openFor(60) }),
  ]),
  ...rough(6, [
    'leveranciersschuld eind 24',
    either(openTotal('crediteuren', '2024'), figure('crediteuren', '2024')),
  ]),
  ...clean(7, ['Hoe groot was de omzet van 2024 met de btw erbij?', chargedToCustomers('2024')]),
  ...talk(
    8,
    [
      'Welke huur wordt er maandelijks voor het bedrijfspand aangerekend?',
      usual('410000', 'Bedrijfspanden De Wetering'),
    ],
    ['En hoeveel was dat telkens in 2024?', eachTime('2024', on('410000'))],
    [
      'Met welk percentage is die maandhuur dus opgetrokken?',
      growth(monthly(ofAccount('410000')), '2025', '2024'),
    ],
  ),
  ...clean(9, [
    'In welke maanden van 2024 lag de omzet boven 95.000 euro?',
    monthsWhere('omzet', '2024', { above: 95_000 }),
  ]),
  ...clean(10, [
    'Tel de autokosten en de huisvestingskosten van 2024 eens samen.',
    added('2024', named('autokosten'), named('huisvestingskosten')),
  ]),
  ...rough(10, [
    'aandeel lonen & soc. lasten? nee enkel personeelskstn in % v omzet 24',
    share('personeelskosten', 'omzet', '2024'),
  ]),
  ...clean(11, ['Onder welk rekeningnummer staat de banklening geboekt?', says('070000')]),
  ...rough(11, ['haalden ze in mrt 25 anderhalve ton omzet', figure('omzet', '2025-03')]),
  ...clean(
    12,
    ['Hoeveel mensen heeft Warmte en Water Zuid in dienst?', none('absent')],
    ['Wat zijn de aandelen vandaag waard op de markt?', none('absent')],
  ),
  ...rough(
    12,
    ['omzet mei 25', none('outside')],
    ['ziet ge mij als vader best borg staan vr die lening', none('advice')],
  ),
];

export const questions = { verlengd, zonder_codes: zonderCodes };
