import {
  account,
  amountWith,
  average,
  beside,
  change,
  extreme,
  figure,
  none,
  ofAccount,
  openTotal,
  owedTo,
  paidTo,
  ratio,
  share,
  soldTo,
  top,
  usual,
  vatToDeduct,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A young owner who has just taken over the firm. */
export const chatty = [
  ...clean(1, [
    'Ik ben wel benieuwd wat we in maart aan omzet hadden.',
    figure('omzet', '2025-03'),
  ]),
  ...rough(1, ['telefoon en internet heel 2024, hoeveel was dat', account('431000', '2024')]),
  ...clean(2, [
    'Draaiden we in april nou meer omzet dan in april vorig jaar? Hoeveel verschil zit ertussen?',
    change('omzet', '2025-04', '2024-04'),
  ]),
  ...rough(2, ['autokosten 23 en 24 ff naast elkaar', beside('autokosten', '2024', '2023')]),
  ...clean(3, [
    'Wie zijn tot nu toe dit jaar onze vier grootste klanten?',
    top('customers', 4, '2025'),
  ]),
  ...clean(4, [
    'Maakten we in het eerste kwartaal van 2025 eigenlijk winst, en hoeveel?',
    figure('resultaat', '2025-Q1'),
  ]),
  ...rough(4, ['gross margin in procenten 2023 pls', ratio('brutomarge_percentage', '2023')]),
  ...clean(5, ['Hoeveel zat er eind februari 2025 nog in de kas?', account('100000', '2025-02')]),
  ...rough(5, ['hvl schuld hebbe we in totaal eind 2024', figure('vreemd_vermogen', '2024')]),
  ...clean(6, [
    'Voor hoeveel geld hebben we nu in totaal nog bij klanten uitstaan?',
    openTotal('debiteuren', '2025-04'),
  ]),
  ...rough(6, [
    'wat zijn we dakwerken elan nog schuldig',
    amountWith(owedTo('Dakwerken Élan'), '2025-04'),
  ]),
  ...rough(7, ['vorbelasting k2 2024 hoeveel', vatToDeduct('2024-K2')]),
  ...clean(8, [
    'Wat betalen we de verhuurder maandelijks aan huur, zonder btw?',
    usual('410000', 'Bedrijfspanden De Wetering'),
  ]),
  ...clean(9, [
    'In welke maand van 2024 zat de meeste winst?',
    extreme('highest', 'resultaat', '2024'),
  ]),
  ...rough(11, [
    'wat hebbe we in 2024 betaald aan montagebedryf van loon',
    amountWith(paidTo('Montagebedrijf Van Loon'), '2024'),
  ]),
  ...clean(12, ['Hoeveel omzet deden we in mei 2025?', none('outside')]),
  ...rough(
    12,
    ['wat is een gemiddelde uurprijs van een loodgieter in nederland', none('world')],
    ['gooi die post nog uit te zoeken maar weg', none('change')],
  ),
  ...talk(
    1,
    ['Wat gaven we in 2024 uit aan reclame?', figure('verkoopkosten', '2024')],
    ['Hoeveel is dat gemiddeld per maand?', average('verkoopkosten', '2024')],
    ['En per maand in 2023?', average('verkoopkosten', '2023')],
  ),
  ...roughTalk(
    10,
    [
      'hoeveel procent vd omzet 2024 was van jansen bouw',
      share(soldTo('Jansen Bouw B.V.'), 'omzet', '2024'),
    ],
    ['en van smit bouw', share(soldTo('Smit Bouw B.V.'), 'omzet', '2024')],
  ),
  ...clean(1, [
    'Weet je nog hoeveel leasekosten we in 2023 en 2024 bij elkaar hadden?',
    amountWith(ofAccount('421000'), '2023..2024'),
  ]),
];
