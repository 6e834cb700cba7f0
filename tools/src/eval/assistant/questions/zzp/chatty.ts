import {
  account,
  amountWith,
  average,
  change,
  either,
  extreme,
  figure,
  none,
  openRelations,
  owedBy,
  perMonth,
  ratio,
  share,
  soldTo,
  split,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** Someone who works alone and has no head for figures. */
export const chatty = [
  ...clean(1, [
    'Weet jij toevallig hoeveel ik in december heb omgezet?',
    figure('omzet', '2024-12'),
  ]),
  ...rough(1, [
    'wat heb ik dit jaar aan benzine of zo uitgegeven, brandstof dus',
    account('4200', '2024'),
  ]),
  ...clean(2, [
    'Heb ik dit jaar nou meer winst gemaakt dan vorig jaar? Hoeveel scheelt het?',
    change('resultaat', '2024', '2023'),
  ]),
  ...rough(2, ['okt tov sept omzet, hoeveel minder', change('omzet', '2024-10', '2024-09')]),
  ...clean(3, [
    'Aan welke twee klanten heb ik in 2022 het meest verdiend, qua omzet bedoel ik?',
    top('customers', 2, '2022'),
  ]),
  ...rough(3, [
    'hoeveel procnt van mn omzet dit jaar komt van bakker bouw',
    share(soldTo('Bakker Bouw B.V.'), 'omzet', '2024'),
  ]),
  ...clean(4, ['Wat hield ik gemiddeld per maand over in 2023?', average('resultaat', '2023')]),
  ...rough(5, [
    'hoeveel stond er eind vorig jaar op mn rekening?',
    either(figure('bank_en_kas', '2023-12'), account('1100', '2023-12')),
  ]),
  ...clean(6, [
    'Van wie krijg ik eigenlijk nog geld, en hoeveel per klant?',
    openRelations('debiteuren', '2024-12'),
  ]),
  ...rough(6, [
    'wat moet hendriks bouw me nog',
    amountWith(owedBy('Hendriks Bouw B.V.'), '2024-12'),
  ]),
  ...clean(7, [
    'Hoeveel btw moet ik over het laatste kwartaal van 2024 afdragen?',
    vatToPay('2024-K4'),
  ]),
  ...rough(8, ['telefoonabbo, wat kost me dat elke mnd', usual('4310', 'Telecom Zakelijk')]),
  ...clean(9, [
    'Laat eens zien hoe mijn revenue zich maand voor maand ontwikkelde in het eerste halfjaar van 2024.',
    perMonth('omzet', '2024-H1'),
  ]),
  ...clean(12, ['Denk je dat ik volgend jaar door de ton ga met mijn omzet?', none('future')]),
  ...rough(
    12,
    ['wat doet de bitcoin vandaag', none('world')],
    ['omzet 2020 was?', none('outside')],
  ),
  ...talk(
    1,
    ['Ik ben benieuwd naar mijn omzet in de zomer van 2023.', figure('omzet', '2023-06..2023-08')],
    [
      'En wat kwam daarvan bij Hendriks Bouw vandaan?',
      amountWith(soldTo('Hendriks Bouw B.V.'), '2023-06..2023-08'),
    ],
    ['Doe die klant eens voor heel 2023.', amountWith(soldTo('Hendriks Bouw B.V.'), '2023')],
  ),
  ...roughTalk(
    9,
    ['slechtste maand qua omzet in 2024?', extreme('lowest', 'omzet', '2024')],
    ['en in 2023', extreme('lowest', 'omzet', '2023')],
  ),
  ...clean(4, [
    'Welke EBITDA-marge draaide ik in het eerste kwartaal van dit jaar?',
    ratio('ebitda_marge', '2024-Q1'),
  ]),
  ...rough(11, [
    'klanten waar ik in 2023 meer dan twintigduizend aan verdiende qua omzet',
    split('omzet', 'party', '2023', { above: 20_000 }),
  ]),
];
