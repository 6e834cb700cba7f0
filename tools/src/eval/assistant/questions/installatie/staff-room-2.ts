import {
  account,
  amountWith,
  beside,
  boughtOf,
  change,
  either,
  extreme,
  figure,
  growth,
  less,
  lines,
  monthsWhere,
  none,
  ofAccount,
  on,
  openRelations,
  owedBy,
  owedTo,
  perQuarter,
  ratio,
  share,
  split,
  together,
  top,
  usual,
  vatToDeduct,
  vatToPay,
  why,
  withRelation,
} from '../../gold/ask/index.ts';
import type { RowsAsk } from '../../gold/ask/lists.ts';
import { roughTalk, talk } from '../write.ts';

const WHOLESALE = 'Technische Groothandel Midden B.V.';
const OF_HENDRIKS = owedBy('Hendriks Bouw B.V.');
const OF_JANSEN = owedBy('Jansen Bouw B.V.');

/** The list before it in the conversation, without a row. */
const officeWithoutSoftware: RowsAsk = (books) => {
  const whole = split('kantoorkosten', 'account', '2025')(books);
  const rows = whole.rows.filter(({ names }) => !names.includes('Software-abonnementen'));
  return { ...whole, rows };
};

export const staffRoom2 = [
  ...roughTalk(
    11,
    ['wat draaien we nou aan onderhoudscontracten dit jr', account('8010', '2025')],
    ['en aan toestellen', account('8020', '2025')],
    [
      'is dat meer dan vorig jaar in dezelfde maanden',
      change(ofAccount('8020'), '2025', '2024-01..2024-09'),
    ],
  ),
  ...talk(
    11,
    ['Wat staat er in 2025 op diverse kosten geboekt?', account('4990', '2025')],
    ['Laat de boekingen eens zien.', lines('2025', on('4990'))],
    ['Stond er in 2024 ook zoiets?', either(account('4990', '2024'), lines('2024', on('4990')))],
  ),
  ...talk(
    10,
    ['Hoeveel werk besteden wij dit jaar uit?', figure('uitbesteed_werk', '2025')],
    ['Aan wie?', split('uitbesteed_werk', 'party', '2025')],
    ['Hoeveel procent van de omzet is dat?', share('uitbesteed_werk', 'omzet', '2025')],
    ['En hoe lag dat in 2023?', share('uitbesteed_werk', 'omzet', '2023')],
  ),
  ...talk(
    12,
    ['Wat hebben we deze zomer omgezet?', figure('omzet', '2025-06..2025-08')],
    ['En de zomer daarvoor?', figure('omzet', '2024-06..2024-08')],
    ['Hoeveel wordt het volgende zomer?', none('future')],
  ),
  ...talk(
    5,
    ['Kunt u de solvabiliteit van dit moment geven?', ratio('solvabiliteit', '2025')],
    ['En die van eind vorig jaar?', ratio('solvabiliteit', '2024')],
    ['Hoe is op dit moment de current ratio?', ratio('current_ratio', '2025')],
  ),
  ...roughTalk(
    7,
    ['btw 2e kw dit jaar, wat moesten we betalen', vatToPay('2025-K2')],
    ['en hvl voorbelasting zat daarin', vatToDeduct('2025-K2')],
    ['zelfde voor 3e kw', vatToDeduct('2025-K3')],
  ),
  ...talk(
    3,
    ['Waar ging in augustus 2025 het meeste geld naartoe?', top('costs', [1], '2025-08')],
    ['En de maand daarvoor?', top('costs', [1], '2025-07')],
    ['Hoeveel gaven we toen in totaal uit?', figure('kosten', '2025-07')],
  ),
  ...talk(
    11,
    ['Wat kost de lease van de bus ons elke maand?', usual('4210', 'Bestelwagen Lease B.V.')],
    [
      'En als je de diesel en het onderhoud erbij neemt, waar zitten we dan dit jaar op?',
      figure('autokosten', '2025'),
    ],
    ['Hoeveel daarvan is diesel?', account('4200', '2025')],
  ),
  ...talk(
    10,
    ['Hoeveel winst hadden we in juni?', figure('resultaat', '2025-06')],
    ['En in mei?', figure('resultaat', '2025-05')],
    ['Waarom was het in juni zoveel minder?', why('resultaat', '2025-06', '2025-05')],
  ),
  ...talk(
    10,
    [
      'Voor hoeveel hebben we in september bij de Technische Groothandel ingekocht?',
      amountWith(boughtOf(WHOLESALE), '2025-09'),
    ],
    ['Mag ik de losse boekingen zien?', lines('2025-09', on('7000'), withRelation(WHOLESALE))],
    ['Hoeveel krijgen ze nu nog van ons?', amountWith(owedTo(WHOLESALE), '2025')],
  ),
  ...talk(
    2,
    [
      'Leg de brutolonen van 2024 eens naast die van 2023.',
      beside(ofAccount('4000'), '2024', '2023'),
    ],
    ['Doe hetzelfde met de sociale lasten.', beside(ofAccount('4010'), '2024', '2023')],
    ['En met het pensioen.', beside(ofAccount('4020'), '2024', '2023')],
  ),
  ...roughTalk(
    6,
    ['wie is ons het meeste schuldig', openRelations('debiteuren', '2025', { top: 1 })],
    ['en daarna', amountWith(OF_HENDRIKS, '2025')],
    [
      'hoeveel % van alles is dat samen',
      share(together(OF_HENDRIKS, OF_JANSEN), 'debiteuren', '2025'),
    ],
  ),
  ...roughTalk(
    10,
    ['kantoorkosten dit jaar', figure('kantoorkosten', '2025')],
    ['waar bestaat dat uit', split('kantoorkosten', 'account', '2025')],
    [
      'haal de software er eens af',
      either(less('kantoorkosten', ofAccount('4320'), '2025'), officeWithoutSoftware),
    ],
    ['wat kost die software eigenlijk pm', usual('4320', 'Werkbon Software B.V.')],
  ),
  ...talk(
    9,
    ['Zet de omzet van 2024 per kwartaal onder elkaar.', perQuarter('omzet', '2024')],
    ['Welk kwartaal was het beste?', extreme('highest', 'omzet', '2024', 'quarter')],
    ['En als je naar de winst kijkt?', extreme('highest', 'resultaat', '2024', 'quarter')],
    [
      'In welke maanden van dat jaar kwam de omzet boven de 95 duizend euro uit?',
      monthsWhere('omzet', '2024', { above: 95_000 }),
    ],
  ),
  ...talk(
    8,
    ['Wat betalen wij nu per maand aan huur?', usual('4100', 'Bedrijfspanden De Wetering')],
    ['Hoeveel was dat een jaar geleden?', account('4100', '2024-09')],
    [
      'Met hoeveel procent is het dus omhoog gegaan?',
      growth(ofAccount('4100'), '2025-09', '2024-09'),
    ],
  ),
  ...roughTalk(
    5,
    ['voorraad eind aug', account('3000', '2025-08')],
    ['en eind 2023', account('3000', '2023')],
    ['bank toen?', either(account('1100', '2023'), figure('bank_en_kas', '2023'))],
  ),
];
