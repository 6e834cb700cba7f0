import {
  account,
  all,
  amountWith,
  average,
  combined,
  either,
  figure,
  growth,
  lines,
  none,
  of,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  perQuarter,
  perYear,
  plus,
  ratio,
  receivedFrom,
  says,
  share,
  soldTo,
  split,
  top,
  usual,
  vatCharged,
  withRelation,
  withText,
} from '../../gold/ask/index.ts';
import { vatDeclared, vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const NOW = '2024-12';

const singles = [
  ...rough(
    1,

    ['omzet vd zomer', figure('omzet', '2024-06..2024-08')],
  ),
  ...clean(
    2,

    [
      'Hoe hard is mijn winst gegroeid ten opzichte van vorig jaar, in procenten?',
      growth('resultaat', '2024', '2023'),
    ],
  ),

  ...clean(
    3,

    [
      'Wat zijn mijn vier grootste kostenposten van dit jaar, per rekening?',
      top('costAccounts', 4, '2024'),
    ],
  ),

  ...clean(4, ['Wat hield ik gemiddeld per maand over in 2024?', average('resultaat', '2024')]),
  ...rough(4, ['winstmarge afgelopen jaar', ratio('nettomarge', '2024')]),
  ...clean(5, [
    'Met hoeveel geld op de rekening en in kas ben ik 2023 uitgegaan?',
    figure('bank_en_kas', '2023'),
  ]),
  ...rough(5, ['wat zit er in kas', account('1000', NOW)]),
  ...clean(
    6,
    ['Van wie krijg ik nog geld, en hoeveel?', openRelations('debiteuren', NOW)],
    [
      'Welke facturen aan klanten liggen er al langer dan 30 dagen?',
      openList('debiteuren', NOW, { which: openFor(30) }),
    ],
  ),
  ...rough(6, ['hvl moet ik zelf nog betale aan leveranciers', openTotal('crediteuren', NOW)]),
  ...clean(
    7,
    ['Hoeveel btw heb ik in 2024 bij mijn klanten in rekening gebracht?', vatCharged('2024')],
    [
      'Zet de btw die ik in 2023 moest afdragen per kwartaal op een rijtje.',
      either(perQuarter(vatDue, '2023'), perQuarter(vatDeclared, '2023')),
    ],
  ),

  ...clean(
    8,
    [
      'Wat kost mijn boekhoudprogramma van Werkbon Software me per maand?',
      usual('4320', 'Werkbon Software B.V.'),
    ],
    [
      'Welke premie betaal ik steeds voor mijn beroepsaansprakelijkheid bij De Eem?',
      usual('4500', 'Assurantiën De Eem'),
    ],
  ),

  ...rough(9, ['winst per jaar 22 23 24', perYear('resultaat', '2022', '2023', '2024')]),
  ...clean(
    10,
    [
      'Voor welk deel van mijn omzet was ik in 2024 afhankelijk van Bakker Bouw?',
      share(soldTo('Bakker Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Welke bedragen heb ik in 2024 naar mijn privérekening overgemaakt?',
      lines('2024', on('0550'), withText('privérekening')),
    ],
  ),

  ...clean(
    11,
    [
      'Er staat een onbekende afschrijving op rekening 2000. Hoe hoog is het saldo daar inmiddels?',
      account('2000', NOW),
    ],
    ['Hoe bepaal jij de debiteurendagen?', says('debiteuren', 'gefactureerd|omzet')],
  ),

  ...clean(
    12,
    ['Voldoe ik aan het urencriterium voor de zelfstandigenaftrek?', none('advice')],
    ['Hoeveel inkomstenbelasting ben ik straks over 2024 verschuldigd?', none('advice')],
    ['Zet factuur 202400042 op betaald.', none('change')],
  ),
  ...rough(
    12,
    ['omzet jan 2025', none('outside')],
    ['wat ga ik volgend jaar omzetten denk je', none('future')],
  ),
];

const talks = [
  ...talk(
    4,
    ['Wat was mijn winst in 2024?', figure('resultaat', '2024')],
    [
      'En als je de afschrijvingen er weer bij optelt?',
      either(
        combined('2024', { resultaat: 1, afschrijvingen: 1 }),
        plus('resultaat', ofAccount('4720'), '2024'),
      ),
    ],
    ['Mag ik daar nog de mkb-winstvrijstelling vanaf halen?', none('advice')],
  ),
  ...roughTalk(
    9,
    ['omzet okt', figure('omzet', '2024-10')],
    ['nov', figure('omzet', '2024-11')],
    ['dec', figure('omzet', '2024-12')],
    ['en heel q4 samen', figure('omzet', '2024-Q4')],
  ),
  ...talk(
    3,
    ['Laat zien wat elke klant in 2024 aan omzet opleverde.', split('omzet', 'party', '2024')],
    [
      'Hoeveel procent daarvan is De Graaf Bouw?',
      share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
    ],
    [
      'Welke boekingen van die klant waren dat?',
      lines('2024', of('omzet'), withRelation('De Graaf Bouw B.V.')),
    ],
  ),

  ...roughTalk(
    6,
    ['hvl moet hendriks bouw nog', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
    [
      'en wat hebben ze dit jaar al betaald',
      amountWith(receivedFrom('Hendriks Bouw B.V.'), '2024'),
    ],
  ),
  ...talk(
    1,
    [
      'Ik wil voor de bank mijn omzet, mijn kosten en mijn resultaat over 2023 weten.',
      all(figure('omzet', '2023'), figure('kosten', '2023'), figure('resultaat', '2023')),
    ],
    [
      'Doe hetzelfde voor 2024.',
      all(figure('omzet', '2024'), figure('kosten', '2024'), figure('resultaat', '2024')),
    ],
  ),
];

export const questions = { zzp: [...singles, ...talks] };
