import {
  account,
  all,
  amountWith,
  average,
  beside,
  change,
  combined,
  figure,
  growth,
  howMany,
  lines,
  ofAccount,
  on,
  owedTo,
  paidTo,
  eachTime,
  says,
  saysBeside,
  soldTo,
  split,
  usual,
  withRelation,
  withText,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';

/** Conversations of an owner and her partner: lists, averages and the books. */
export const kitchenTableFigures = [
  ...talk(
    10,
    [
      'Hoeveel facturen heb ik dit jaar naar Jansen gestuurd?',
      howMany('2024', on('8030'), withRelation('Jansen Bouw B.V.')),
    ],
    [
      'Wat was dat gemiddeld per factuur, zonder btw?',
      eachTime('2024', on('8030'), withRelation('Jansen Bouw B.V.')),
    ],
    ['En bij Kuipers?', eachTime('2024', on('8030'), withRelation('Kuipers Bouw B.V.'))],
  ),
  ...roughTalk(
    6,
    ['wat krijgt veldhuis nog van ons', amountWith(owedTo('Accountants Veldhuis'), '2024')],
    ['en wat hebben we m al betaald dit jr', amountWith(paidTo('Accountants Veldhuis'), '2024')],
    ['hvl is dat per keer', eachTime('2024', on('1100'), withText('accountants veldhuis'))],
  ),
  ...roughTalk(
    3,
    ['klantenlijst met omzet 2023', split('omzet', 'party', '2023')],
    ['alleen boven de 12 mille', split('omzet', 'party', '2023', { above: 12_000 })],
    ['zelfde lijstje dit jaar', split('omzet', 'party', '2024', { above: 12_000 })],
  ),
  ...talk(
    3,
    [
      'Welke klant liep in 2024 het hardst terug vergeleken met 2023?',
      saysBeside(
        all(change(soldTo(HENDRIKS), '2024', '2023'), beside(soldTo(HENDRIKS), '2024', '2023')),
        'Hendriks',
      ),
    ],
    ['Wat deed hij in 2022 dan?', amountWith(soldTo(HENDRIKS), '2022')],
  ),
  ...talk(
    8,
    ['Wat kost de telefoon me per maand?', usual('4310', 'Telecom Zakelijk')],
    ['Hoeveel is dat over heel 2024?', account('4310', '2024')],
    ['En over heel 2022, toen ik begon?', account('4310', '2022')],
    ['Met hoeveel procent is het dus gestegen?', growth(ofAccount('4310'), '2024', '2022')],
  ),
  ...talk(
    10,
    ['Wat verdiende ik in 2024 per maand, als winst en gemiddeld?', average('resultaat', '2024')],
    [
      'En over het hele jaar, als je de afschrijvingen niet meetelt?',
      combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    ['Diezelfde som voor 2023 graag.', combined('2023', { resultaat: 1, afschrijvingen: 1 })],
  ),
  ...roughTalk(
    11,
    ['tot wanneer is alles ingeboekt', says('december 2024|dec 2024|31-12-2024')],
    ['en vanaf wanneer', says('januari 2022|jan 2022|01-01-2022|1-1-2022')],
    ['omzet over die hele tijd bij elkaar', figure('omzet', '2022..2024')],
  ),
  ...talk(
    11,
    [
      'Waar boekt mijn boekhouder het tanken op?',
      saysBeside(account('4200', '2024'), '4200|brandstof'),
    ],
    ['Hoeveel staat daar dit jaar op?', account('4200', '2024')],
    ['Laat de boekingen van december daarvan eens zien.', lines('2024-12', on('4200'))],
  ),
];
