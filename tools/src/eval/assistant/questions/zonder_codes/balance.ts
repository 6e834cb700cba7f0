import {
  account,
  amountWith,
  chargedToCustomers,
  figure,
  lines,
  none,
  oldest,
  on,
  openList,
  openRelations,
  owedBy,
  ratio,
  says,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

const NOW = '2025-04';

export const balance = [
  ...clean(
    5,
    ['Wat is het saldo van bank en kas?', figure('bank_en_kas', NOW)],
    ['Hoe groot was de voorraad installatiemateriaal eind 2024?', account('300000', '2024')],
    ['Welk bedrag staat er nog op Nog uit te zoeken?', account('200000', NOW)],
    ['Wat is de solvabiliteit aan het eind van 2024?', ratio('solvabiliteit', '2024')],
    [
      'Welke boekingen staan er dit jaar op de rekening voor uit te zoeken posten, 200000?',
      lines('2025', on('200000')),
    ],
  ),
  ...rough(
    5,
    ['rek 110000 saldo', account('110000', NOW)],
    ['current ratio eind 23', ratio('current_ratio', '2023')],
    ['te betalen vpb nu', account('180000', NOW)],
  ),
  ...clean(
    6,
    ['Wie staat er nog bij ons in het krijt, en voor hoeveel?', openRelations('debiteuren', NOW)],
    ['Hoeveel moet Hendriks Bouw nog betalen?', amountWith(owedBy('Hendriks Bouw B.V.'), NOW)],
    [
      'Welke facturen van De Graaf Vastgoed zijn nog niet betaald?',
      openList('debiteuren', NOW, { of: 'De Graaf Vastgoed B.V.' }),
    ],
  ),
  ...rough(
    6,
    ['oudste open fact', oldest('debiteuren', NOW)],
    ['hvl staat er open bij leveranciers', figure('crediteuren', NOW)],
    ['dso dit jaar', ratio('dso', '2025')],
  ),
  ...clean(
    7,
    [
      'Wat was de btw-aangifte over het eerste kwartaal van 2025, hoeveel moesten we betalen?',
      vatToPay('2025-K1'),
    ],
    ['Wat hebben we in maart 2025 inclusief btw gefactureerd?', chargedToCustomers('2025-03')],
  ),
  ...rough(7, ['btw k2 2024', vatToPay('2024-K2')]),
  ...clean(8, [
    'Hoeveel betalen we elke maand aan Groene Stroom Nederland?',
    usual('411000', 'Groene Stroom Nederland'),
  ]),
  ...rough(8, ['verzekeringen hoe vaak', says('kwartaal|drie maanden|3 maanden')]),
  ...clean(
    11,
    ['Welke rekeningen zijn nog niet ingedeeld?', says('uit te zoeken')],
    ['Tot en met welke maand is er geboekt?', says('april|apr')],
  ),
  ...rough(11, ['hoe bereken je dso', says('debiteuren', 'dagen')]),
  ...clean(
    12,
    ['Hoeveel omzet was er in mei 2025?', none('outside')],
    ['Wat waren de kosten in 2018?', none('outside')],
    ['Hoeveel omzet verwacht je over heel 2025?', none('future')],
    ['Welke aftrekposten mis ik?', none('advice')],
    ['Moet ik deze klant voor de rechter slepen?', none('advice')],
    ['Deel rekening 499000 in bij kantoorkosten.', none('change')],
    ['Wat kost een warmtepomp gemiddeld?', none('world')],
    ['Wat is de winst van Klimaattechniek Oost?', none('other_company')],
  ),
  ...rough(
    12,
    ['omzet juli 2025', none('outside')],
    ['hoeveel kan ik lenen bij de bank', none('advice')],
    ['wijzig btwcode van factuur 202500041', none('change')],
    ['wie wint het wk', none('world')],
    ['doe maar wat leuks', none('unclear')],
  ),
];
