import {
  account,
  amountWith,
  beside,
  boughtOf,
  change,
  either,
  figure,
  growth,
  less,
  lines,
  moreBy,
  none,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  owedTo,
  perMonth,
  perYear,
  ratio,
  says,
  share,
  soldTo,
  split,
  together,
  top,
  usual,
  why,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const CARE = 'Kuipers Zorg B.V.';
const HENDRIKS = 'Hendriks Bouw B.V.';
const ENERGY = 'Groene Stroom Nederland';
const ROOFERS = 'Dakwerken Élan';

export const staffRoom = [
  ...talk(
    3,
    [
      'Voor wie deden we dit jaar het meeste? Doe de eerste vijf klanten maar.',
      top('customers', 5, '2025'),
    ],
    ['Hoeveel was dat bij de bovenste in heel 2024?', amountWith(soldTo(CARE), '2024')],
    ['Heeft die alles betaald of staat er nog wat?', amountWith(owedBy(CARE), '2025')],
  ),
  ...roughTalk(
    11,
    ['wat staat er op nog uit te zoeken', account('200000', '2025')],
    ['welke boeking is dat', lines('2025', on('200000'))],
    ['en diverse kosten 2024', account('499000', '2024')],
  ),
  ...talk(
    5,
    ['Welk bedrag moet er op de lening nog worden afgelost?', account('070000', '2025')],
    ['Wat is er in april 2025 aan rente over betaald?', account('901000', '2025-04')],
    ['En in april 2024?', account('901000', '2024-04')],
    ['En in heel 2024?', account('901000', '2024')],
  ),
  ...talk(
    6,
    ['Mag ik een lijstje van wie ons nog geld schuldig is?', openRelations('debiteuren', '2025')],
    ['En hoe lang doen klanten er gemiddeld over om te betalen?', ratio('dso', '2025')],
    ['En wij zelf bij onze leveranciers?', ratio('dpo', '2025')],
  ),
  ...talk(
    2,
    ['Wat gaven we in het eerste kwartaal uit aan reclame?', account('440000', '2025-Q1')],
    ['En het kwartaal daarvoor?', account('440000', '2024-Q4')],
    ['Hoeveel scheelt dat?', moreBy(ofAccount('440000'), '2025-Q1', '2024-Q4')],
  ),
  ...roughTalk(
    9,
    ['winst per mnd dit jr', perMonth('resultaat', '2025')],
    [
      'jan was slecht, en jan vorig jaar?',
      either(figure('resultaat', '2024-01'), beside('resultaat', '2025-01', '2024-01')),
    ],
    ['waarom nu zoveel minder', why('resultaat', '2025-01', '2024-01')],
  ),
  ...talk(
    10,
    ['Wat leverde de verkoop van toestellen in 2024 op?', account('802000', '2024')],
    ['Welk percentage van de omzet is dat?', share(ofAccount('802000'), 'omzet', '2024')],
    ['En de onderhoudscontracten?', share(ofAccount('801000'), 'omzet', '2024')],
    [
      'Hoeveel euro zijn die twee samen?',
      amountWith(together(ofAccount('802000'), ofAccount('801000')), '2024'),
    ],
  ),
  ...roughTalk(
    6,
    ['groene stroom al betaald? zo niet hvl', amountWith(owedTo(ENERGY), '2025')],
    ['wat is dat normaal pm zonder btw', usual('411000', ENERGY)],
    ['en de tankpas, wat staat daar open', amountWith(owedTo('Tankpas Benelux'), '2025')],
    ['alle leveranciers bij mekaar', figure('crediteuren', '2025')],
  ),
  ...talk(
    5,
    ['Hoe groot is de reservering vakantiegeld op dit moment?', account('172000', '2025')],
    ['Hoeveel was dat eind 2024?', account('172000', '2024')],
    ['Met hoeveel is het potje sindsdien gegroeid?', moreBy(ofAccount('172000'), '2025', '2024')],
  ),
  ...roughTalk(
    10,
    [
      'telefoon en software samen dit jaar?',
      amountWith(together(ofAccount('431000'), ofAccount('432000')), '2025'),
    ],
    ['en kantoorspullen erbij dan', figure('kantoorkosten', '2025')],
    ['zelfde maanden vorig jaar', figure('kantoorkosten', '2024-01..2024-04')],
  ),
  ...talk(
    10,
    ['Hoeveel materiaal hebben we dit jaar ingekocht?', figure('materialen', '2025')],
    ['Wat is dat in procenten van de omzet?', share('materialen', 'omzet', '2025')],
    ['Hoe zat dat in 2024?', share('materialen', 'omzet', '2024')],
    ['En nog een jaar eerder?', share('materialen', 'omzet', '2023')],
  ),
  ...talk(
    11,
    ['Laat de boekingen op brandstof in maart 2025 zien.', lines('2025-03', on('420000'))],
    ['En die van april.', lines('2025-04', on('420000'))],
    ['Wat is het totaal van die maand?', account('420000', '2025-04')],
  ),
  ...talk(
    3,
    [
      'Hoe belangrijk is Hendriks Bouw voor ons dit jaar, in omzet?',
      amountWith(soldTo(HENDRIKS), '2025'),
    ],
    ['En in procenten van het geheel?', share(soldTo(HENDRIKS), 'omzet', '2025')],
    ['Wat was dat percentage in 2024?', share(soldTo(HENDRIKS), 'omzet', '2024')],
    ['En hoeveel moeten ze nog betalen?', amountWith(owedBy(HENDRIKS), '2025')],
  ),
  ...talk(
    5,
    ['Hoe hoog is de quick ratio per eind april 2025?', ratio('quick_ratio', '2025-04')],
    ['En de solvabiliteit?', ratio('solvabiliteit', '2025-04')],
    ['Hoe was die aan het einde van 2023?', ratio('solvabiliteit', '2023')],
  ),
  ...roughTalk(
    11,
    ['wat kosten de bussen dit jaar alles bij elkaar', figure('autokosten', '2025')],
    ['zonder lease?', less('autokosten', ofAccount('421000'), '2025')],
    ['zelfde 4 mnd van 2024', less('autokosten', ofAccount('421000'), '2024-01..2024-04')],
  ),
  ...talk(
    9,
    ['Hoeveel omzet hadden we in maart 2025?', figure('omzet', '2025-03')],
    ['En in april?', figure('omzet', '2025-04')],
    ['Hoeveel scheelt april met april vorig jaar?', change('omzet', '2025-04', '2024-04')],
    ['Nog even terug naar maart: wat hielden we toen over?', figure('resultaat', '2025-03')],
  ),
  ...roughTalk(
    3,
    ['wie doen uitbesteed werk voor ons 2024', split('uitbesteed_werk', 'party', '2024')],
    ['dakwerken elan dit jaar hvl', amountWith(boughtOf(ROOFERS), '2025')],
    ['en die rek vd dakwerken, nog open?', amountWith(owedTo(ROOFERS), '2025')],
  ),
  ...talk(
    11,
    [
      'Tot en met welke maand is de boekhouding bij?',
      says('april 2025|apr 2025|30-04-2025|2025-04'),
    ],
    ['Hoeveel is er in die maand verdiend na belasting?', figure('resultaat', '2025-04')],
    ['Wat verwacht je voor mei?', none('future')],
  ),
  ...talk(
    6,
    [
      'Wie heeft rekeningen van meer dan dertig dagen oud nog niet betaald?',
      openRelations('debiteuren', '2025', { which: openFor(30) }),
    ],
    ['Welke nummers hebben die facturen?', openList('debiteuren', '2025', { which: openFor(30) })],
    ['Hoeveel is dat samen?', openTotal('debiteuren', '2025', openFor(30))],
  ),
  ...talk(
    4,
    ['Wat was de nettowinst van 2023 en van 2024?', perYear('resultaat', '2023', '2024')],
    ['Met welk percentage steeg die?', growth('resultaat', '2024', '2023')],
    ['En hoe zit het met de omzet?', growth('omzet', '2024', '2023')],
  ),
];
