import {
  account,
  amountWith,
  bottom,
  change,
  eachTime,
  either,
  extreme,
  figure,
  growth,
  none,
  ofAccount,
  on,
  openList,
  openRelations,
  owedBy,
  owedTo,
  perMonth,
  plus,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  together,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const WHOLESALE = 'Technische Groothandel Midden B.V.';

export const staffRoom2 = [
  ...roughTalk(
    11,
    [
      'hvl rekeningen vd garage dit bj',
      either(
        says('12 boekingen|12 rekeningen|12 keer|12 facturen|12 regels|twaalf'),
        account('4220', '2025'),
      ),
    ],
    ['wat kostten die bij mekaar', account('4220', '2025')],
    ['gem per stuk', eachTime('2025', on('4220'))],
  ),
  ...talk(
    9,
    ['Hoeveel winst maakten we in april 2025?', figure('resultaat', '2025-04')],
    ['En in april 2024?', figure('resultaat', '2024-04')],
    ['En het jaar daar weer voor?', figure('resultaat', '2023-04')],
    [
      'Hoeveel procent ligt april 2025 boven april 2023?',
      growth('resultaat', '2025-04', '2023-04'),
    ],
  ),
  ...talk(
    6,
    ['Hoeveel moeten wij zelf nog aan leveranciers betalen?', figure('crediteuren', '2025')],
    ['Aan wie het meeste?', openRelations('crediteuren', '2025', { top: 1 })],
    ['Noem de rekeningen van die partij.', openList('crediteuren', '2025', { of: WHOLESALE })],
    [
      'En andersom, wie moet óns het meeste betalen?',
      openRelations('debiteuren', '2025', { top: 1 }),
    ],
  ),
  ...talk(
    5,
    ['Hoe groot is het eigen vermogen?', figure('totaal_eigen_vermogen', '2025')],
    ['En als percentage van het balanstotaal?', ratio('solvabiliteit', '2025')],
    ['Is dat genoeg voor een nieuwe lening, denk je?', none('advice')],
  ),
  ...roughTalk(
    9,
    ['materiaal per maand jan tm jun 25', perMonth('materialen', '2025-01..2025-06')],
    ['welke het hoogst', extreme('highest', 'materialen', '2025-01..2025-06')],
    ['en omzet in dezelfde maanden, per maand', perMonth('omzet', '2025-01..2025-06')],
  ),
  ...talk(
    6,
    [
      'Hebben we Accountants Veldhuis al betaald, of staat er nog iets?',
      amountWith(owedTo('Accountants Veldhuis'), '2025'),
    ],
    ['Wat rekent dat kantoor per kwartaal zonder btw?', usual('4600', 'Accountants Veldhuis')],
    ['En over het hele boekjaar?', account('4600', '2025')],
    [
      'Samen met de verzekeringen?',
      amountWith(together(ofAccount('4600'), ofAccount('4500')), '2025'),
    ],
  ),
  ...clean(3, [
    'Welke vijf kostenrekeningen wegen dit boekjaar het zwaarst?',
    top('costAccounts', 5, '2025'),
  ]),
  ...rough(3, ['slechtste klant boekjr 23/24', bottom('customers', 1, '2024')]),
  ...clean(5, ['Hoeveel werkkapitaal was er op 30 juni 2024?', figure('werkkapitaal', '2024')]),
  ...rough(5, [
    'boekwaarde machines en gereedschap nu',
    amountWith(together(ofAccount('0210'), ofAccount('0215')), '2025'),
  ]),
  ...clean(6, [
    'Hoeveel rekeningen van leveranciers liggen er nog om te betalen?',
    saysBeside(figure('crediteuren', '2025'), '17'),
  ]),
  ...rough(6, [
    'smit bouw nog iets te betalen aan ons?',
    amountWith(owedBy('Smit Bouw B.V.'), '2025'),
  ]),
  ...clean(8, [
    'Wat is ons maandbedrag voor de energie, btw niet meegerekend?',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...rough(8, ['lease v/d bus pm', usual('4210', 'Bestelwagen Lease B.V.')]),
  ...clean(
    10,
    [
      'Wat was de winst voor belasting in boekjaar 2024 geweest als er geen rente op de lening was geweest?',
      plus('resultaat_voor_belasting', ofAccount('9010'), '2024'),
    ],
    [
      'Welk deel van alle kosten ging dit boekjaar naar lonen en salarissen?',
      share('lonen', 'kosten', '2025'),
    ],
    [
      'Hoeveel hebben Bakker Bouw en Kuipers Bouw dit boekjaar samen bij ons besteed?',
      amountWith(together(soldTo('Bakker Bouw B.V.'), soldTo('Kuipers Bouw B.V.')), '2025'),
    ],
  ),
  ...rough(11, ['omzt jul tm sept 24', figure('omzet', '2024-07..2024-09')]),
  ...clean(9, [
    'In welke maand van dit boekjaar gingen we het hardst door het materiaal heen?',
    extreme('highest', 'materialen', '2025'),
  ]),
  ...clean(2, [
    'Zijn de autokosten dit boekjaar hoger dan vorig boekjaar, en hoeveel?',
    change('autokosten', '2025', '2024'),
  ]),
  ...rough(4, ['hvl % v/d omzet blijft over als winst dit bj', ratio('nettomarge', '2025')]),
  ...rough(11, ['contantjes in de kas hoeveel nog', account('1000', '2025')]),
  ...clean(12, ['Kunnen wij er volgend jaar twee monteurs bij betalen?', none('advice')]),
];
