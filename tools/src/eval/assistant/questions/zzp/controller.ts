import {
  account,
  all,
  average,
  beside,
  change,
  extreme,
  figure,
  growth,
  less,
  monthsWhere,
  none,
  openFor,
  openList,
  perQuarter,
  ratio,
  share,
  soldTo,
  together,
  top,
  usual,
  vatCharged,
  vatToDeduct,
  why,
} from '../../gold/ask/index.ts';
import { vatDue } from '../../gold/vat.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** The accountant of someone who works alone. */
export const controller = [
  ...clean(1, [
    'Welke omzet heeft het adviesbureau in de tweede helft van 2023 behaald?',
    figure('omzet', '2023-H2'),
  ]),
  ...clean(2, [
    'Met hoeveel procent is de omzet in 2024 toegenomen ten opzichte van 2023?',
    growth('omzet', '2024', '2023'),
  ]),
  ...rough(2, [
    'kantoorkst 2022 en 2023 naast elkaar svp',
    beside('kantoorkosten', '2023', '2022'),
  ]),
  ...clean(2, [
    'Waardoor lag de winst in het derde kwartaal van 2024 hoger dan in het derde kwartaal van 2023?',
    why('resultaat', '2024-Q3', '2023-Q3'),
  ]),
  ...clean(3, [
    'Hoe afhankelijk is de praktijk van De Graaf Bouw: welk percentage van de omzet over 2024 kwam daarvandaan?',
    share(soldTo('De Graaf Bouw B.V.'), 'omzet', '2024'),
  ]),
  ...rough(3, ['rangschik klnten naar omzet 2023', top('customers', [5], '2023')]),
  ...clean(4, [
    'Wat is de nettomarge over 2022, 2023 en 2024?',
    all(ratio('nettomarge', '2022'), ratio('nettomarge', '2023'), ratio('nettomarge', '2024')),
  ]),
  ...clean(5, [
    'Welk saldo staat er ultimo 2024 nog op de rekening Nog uit te zoeken?',
    account('2000', '2024'),
  ]),
  ...rough(5, ['solvabilteit eind 23?', ratio('solvabiliteit', '2023')]),
  ...clean(6, [
    'Welke verkoopfacturen stonden op 31 december 2024 langer dan 30 dagen open?',
    openList('debiteuren', '2024-12', { which: openFor(30) }),
  ]),
  ...clean(7, [
    'Kunt u de te betalen btw over 2024 uitsplitsen naar kwartaal?',
    perQuarter(vatDue, '2024'),
  ]),
  ...rough(7, ['voorbel. 3e kw 2023', vatToDeduct('2023-K3')]),
  ...clean(8, [
    'Welke premie schrijft Assurantiën De Eem per kwartaal af, zonder btw gerekend?',
    usual('4500', 'Assurantiën De Eem'),
  ]),
  ...clean(9, [
    'In welke maanden van 2023 kwam de omzet boven de 9.000 euro uit?',
    monthsWhere('omzet', '2023', { above: 9000 }),
  ]),
  ...clean(10, [
    'Wat resteert er van de omzet over 2024 als de omzet van Bakker Bouw en De Graaf Bouw samen buiten beschouwing blijft?',
    less('omzet', together(soldTo('Bakker Bouw B.V.'), soldTo('De Graaf Bouw B.V.')), '2024'),
  ]),
  ...rough(12, ['heeft client recht op zelfstandigenaftrek over 2024', none('advice')]),
  ...talk(
    9,
    ['Wat was in 2022 het gemiddelde per maand aan omzet?', average('omzet', '2022')],
    ['En de beste maand?', extreme('highest', 'omzet', '2022')],
    ['Hoe hoog was de omzet in diezelfde maand een jaar later?', figure('omzet', '2023-09')],
  ),
  ...roughTalk(
    7,
    ['btw rubriek 5a k1 2023', vatCharged('2023-K1')],
    ['en k2', vatCharged('2023-K2')],
  ),
  ...clean(5, [
    'Hoeveel is het werkkapitaal tussen eind 2022 en eind 2023 gegroeid?',
    change('werkkapitaal', '2023', '2022'),
  ]),
];
