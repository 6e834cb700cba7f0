import {
  amountWith,
  change,
  extreme,
  figure,
  monthsBelowNil,
  monthsWhere,
  none,
  onDay,
  openRelations,
  ratio,
  receivedFrom,
  share,
  soldTo,
  top,
  usual,
  vatToDeduct,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A young owner who chats. */
export const chatty = [
  ...clean(1, [
    'Hoi, hoeveel hebben we van mei tot en met augustus 2025 eigenlijk aan materiaal ingekocht?',
    figure('materialen', '2025-05..2025-08'),
  ]),
  ...rough(1, ['revenue in nov?', figure('omzet', '2025-11')]),
  ...clean(2, [
    'Hebben we dit jaar meer overgehouden dan vorig jaar, en hoeveel dan wel niet?',
    change('resultaat', '2025', '2024'),
  ]),
  ...rough(2, [
    'hoevl meer of minder omzet in dec dan in nov',
    change('omzet', '2025-12', '2025-11'),
  ]),
  ...clean(3, ['Wie waren vorig jaar onze drie beste klanten?', top('customers', 3, '2024')]),
  ...rough(3, [
    'hoeveel procent vd kosten gaat dit jaar op aan autos',
    share('autokosten', 'kosten', '2025'),
  ]),
  ...clean(4, ['Wat is de winstmarge die we over 2025 draaien?', ratio('nettomarge', '2025')]),
  ...clean(5, [
    'Wat stond er precies op 15 september 2025 aan geld op de bank en in de kas?',
    onDay('bank_en_kas', '2025-09-15'),
  ]),
  ...rough(5, ['vorraad eind 2023', figure('voorraden', '2023')]),
  ...clean(6, [
    'Kun je even op een rijtje zetten welke klanten ons nu nog geld schuldig zijn?',
    openRelations('debiteuren', '2025-12'),
  ]),
  ...rough(6, [
    'hoeveel heeft kuipers vastgoed dit jaar aan ons betaald',
    amountWith(receivedFrom('Kuipers Vastgoed B.V.'), '2025'),
  ]),
  ...clean(7, [
    'Wat kreeg ik aan btw terug op inkopen in het eerste kwartaal van 2024, de voorbelasting dus?',
    vatToDeduct('2024-K1'),
  ]),
  ...rough(7, ['btw laatste kwartaal, wat moet ik betalen', vatToPay('2025-K4')]),
  ...clean(8, [
    'De lease van die bestelauto, wat is dat ook alweer elke maand zonder btw?',
    usual('4210', 'Bestelwagen Lease B.V.'),
  ]),
  ...clean(9, [
    'Zaten er sinds de start in oktober 2022 maanden bij met een verlies?',
    monthsBelowNil('resultaat', '2022-10..2025-12'),
  ]),
  ...rough(12, ['wat wordt onze winst in 2026 denk je', none('future')]),
  ...clean(12, ['Hoe doet Klimaattechniek Oost het vergeleken met ons?', none('other_company')]),
  ...talk(
    1,
    [
      'Ik wil weten wat De Graaf Zorg dit jaar bij ons heeft afgenomen.',
      amountWith(soldTo('De Graaf Zorg B.V.'), '2025'),
    ],
    ['En het jaar ervoor?', amountWith(soldTo('De Graaf Zorg B.V.'), '2024')],
  ),
  ...roughTalk(
    9,
    ['drukste maand dit jaar qua omzet', extreme('highest', 'omzet', '2025')],
    ['hoeveel winst was er die maand', figure('resultaat', '2025-11')],
  ),
  ...rough(11, [
    'maanden in 2025 waar we de ton haalden qua omzet, of meer',
    monthsWhere('omzet', '2025', { above: 100_000 }),
  ]),
  ...clean(12, ['Wat draaiden we in augustus 2022 aan omzet?', none('outside')]),
];
