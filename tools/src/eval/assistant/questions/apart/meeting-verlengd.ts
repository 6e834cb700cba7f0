import {
  added,
  amountWith,
  boughtOf,
  either,
  extreme,
  figure,
  none,
  openFor,
  openRelations,
  perQuarter,
  ratio,
  soldTo,
  split,
  usual,
} from '../../gold/ask/index.ts';
import { vatDeclared, vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

const verlengd = [
  ...clean(7, [
    'Kunt u de af te dragen btw van 2024 per kwartaal laten zien?',
    either(perQuarter(vatDue, '2024'), perQuarter(vatDeclared, '2024')),
  ]),
  ...clean(10, [
    'Hoeveel omzet behaalden wij in 2025 bij De Graaf Bouw, De Graaf Vastgoed, De Graaf Zorg en De Graaf Makelaars tezamen?',
    added(
      '2025',
      soldTo('De Graaf Bouw B.V.'),
      soldTo('De Graaf Vastgoed B.V.'),
      soldTo('De Graaf Zorg B.V.'),
      soldTo('De Graaf Makelaars B.V.'),
    ),
  ]),
  ...clean(3, [
    'Welke afnemers zaten in 2025 boven de 65.000 euro aan omzet?',
    split('omzet', 'party', '2025', { above: 65_000 }),
  ]),
  ...rough(6, [
    'openst. debiteuren ouder dan 50 dg per klant',
    openRelations('debiteuren', '2025-12', { which: openFor(50) }),
  ]),
  ...rough(5, ['dpo boekjr 2024', ratio('dpo', '2024')]),
  ...clean(8, [
    'Wat tikken we elke maand af voor gas, water en stroom, de btw niet meegeteld?',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...clean(1, [
    'Hoeveel is er eigenlijk in de eerste drie maanden van het bedrijf, oktober tot en met december 2022, omgezet?',
    figure('omzet', '2022-10..2022-12'),
  ]),
  ...rough(12, ['verhoog de huur in de cijfers ff met 100 euro', none('change')]),
  ...talk(
    9,
    ['Welke maand van 2025 was qua winst de slechtste?', extreme('lowest', 'resultaat', '2025')],
    ['Wat waren de kosten in die maand?', figure('kosten', '2025-08')],
  ),
  ...roughTalk(
    11,
    [
      'wat gekocht bij sanitair en verw. centrum in 2024',
      amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2024'),
    ],
    ['en in 25', amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2025')],
  ),
];

export const questions = { verlengd };
