import {
  account,
  amountWith,
  average,
  boughtOf,
  change,
  eachTime,
  either,
  extreme,
  figure,
  growth,
  less,
  lines,
  ofAccount,
  on,
  openFor,
  openList,
  openRelations,
  owedBy,
  owedTo,
  share,
  soldTo,
  split,
  top,
  usual,
  why,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';
const BAKKER = soldTo('Bakker Bouw B.V.');
const LOON = 'Montagebedrijf Van Loon';

export const staffRoom = [
  ...talk(
    5,
    ['Over hoeveel geld kan het bedrijf nu vrij beschikken?', figure('bank_en_kas', '2025')],
    ['En hoe stond dat er per 30 juni 2024 voor?', figure('bank_en_kas', '2024')],
    ['Wat is de langlopende schuld op dit moment?', figure('langlopende_schulden', '2025')],
    ['En die aan de leveranciers?', figure('crediteuren', '2025')],
  ),
  ...roughTalk(
    3,
    [
      'dakwerken elan wat hebben die ons dit boekjr gekost',
      amountWith(boughtOf('Dakwerken Élan'), '2025'),
    ],
    ['en van loon', amountWith(boughtOf(LOON), '2025')],
    ['die laatste vorig bj?', amountWith(boughtOf(LOON), '2024')],
    ['staat daar nog iets open', amountWith(owedTo(LOON), '2025')],
  ),
  ...talk(
    9,
    [
      'Welk kwartaal van dit boekjaar gaf ons het meeste werk, gemeten in omzet?',
      extreme('highest', 'omzet', '2025', 'quarter'),
    ],
    ['En welke maand van het hele boekjaar?', extreme('highest', 'omzet', '2025')],
    ['Welke klanten stonden in oktober 2024 bovenaan?', top('customers', [1], '2024-10')],
  ),
  ...talk(
    6,
    [
      'Wie heeft er na meer dan zestig dagen nog steeds niet betaald?',
      openRelations('debiteuren', '2025', { which: openFor(60) }),
    ],
    ['Om welke facturen gaat dat?', openList('debiteuren', '2025', { which: openFor(60) })],
    ['Hoeveel krijgen we in totaal nog van Hendriks Bouw?', amountWith(owedBy(HENDRIKS), '2025')],
    [
      'Welk deel is dat van alles wat klanten nog moeten betalen?',
      share(owedBy(HENDRIKS), 'debiteuren', '2025'),
    ],
  ),
  ...talk(
    11,
    ['Wat staat er dit boekjaar op boekresultaat vaste activa?', account('8900', '2025')],
    ['Hoe is dat bedrag opgebouwd, welke boekingen zijn het?', lines('2025', on('8900'))],
    ['En twee boekjaren eerder?', account('8900', '2023')],
  ),
  ...roughTalk(
    10,
    ['omzet dit bj tov vorig bj', change('omzet', '2025', '2024')],
    ['waar komt dat door', why('omzet', '2025', '2024')],
    ['en winst', change('resultaat', '2025', '2024')],
  ),
  ...talk(
    8,
    ['Hoeveel hebben we dit boekjaar weggetankt?', account('4200', '2025')],
    ['Wat is dat gemiddeld per maand?', average(ofAccount('4200'), '2025')],
    ['En gemiddeld per rekening van de tankpas?', eachTime('2025', on('4200'))],
  ),
  ...talk(
    6,
    ['Wat hebben we nog te goed van onze klanten?', figure('debiteuren', '2025')],
    ['Geef de drie met het hoogste bedrag.', openRelations('debiteuren', '2025', { top: 3 })],
    [
      'Welke nota’s heeft de tweede nog liggen?',
      openList('debiteuren', '2025', { of: 'Smit Bouw B.V.' }),
    ],
  ),
  ...talk(
    5,
    [
      'Hoeveel rente op de lening betaalde de onderneming in boekjaar 2024?',
      account('9010', '2024'),
    ],
    ['En in het boekjaar daarna?', account('9010', '2025')],
    [
      'Hoeveel procent van de winst van dat jaar is dat?',
      share(ofAccount('9010'), 'resultaat', '2025'),
    ],
  ),
  ...roughTalk(
    8,
    ['wat kost werkbon software nu pm', usual('4320', 'Werkbon Software B.V.')],
    ['en juni vorig jaar', account('4320', '2024-06')],
    ['hoeveel % duurder dus', growth(ofAccount('4320'), '2025-06', '2024-06')],
  ),
  ...talk(
    5,
    [
      'Wat is de onderneming de Belastingdienst nu schuldig, alle belastingen samen?',
      figure('belastingschulden', '2025'),
    ],
    ['Hoeveel daarvan is btw?', account('1550', '2025')],
    ['En loonheffing?', account('1700', '2025')],
  ),
  ...roughTalk(
    3,
    ['beste 3 klanten dit bj', top('customers', 3, '2025')],
    ['en vorig bj', top('customers', 3, '2024')],
    ['bakker bouw, hvl deed die toen', amountWith(BAKKER, '2024')],
    ['met hoeveel procent is die gegroeid naar dit boekjaar', growth(BAKKER, '2025', '2024')],
  ),
  ...talk(
    11,
    [
      'Hoeveel zijn we dit boekjaar kwijt aan het pand?',
      either(figure('huisvestingskosten', '2025'), account('4100', '2025')),
    ],
    ['Is dat alleen huur of zit er meer in?', split('huisvestingskosten', 'account', '2025')],
    [
      'Hoeveel is het per maand?',
      either(average('huisvestingskosten', '2025'), average(ofAccount('4100'), '2025')),
    ],
  ),
  ...talk(
    10,
    ['Wat kost al ons personeel bij elkaar dit boekjaar?', figure('personeelskosten', '2025')],
    ['En zonder de pensioenlasten?', less('personeelskosten', ofAccount('4020'), '2025')],
    [
      'Hoeveel procent van de omzet gaat op aan personeelskosten?',
      share('personeelskosten', 'omzet', '2025'),
    ],
    ['Hoe was dat in boekjaar 2023?', share('personeelskosten', 'omzet', '2023')],
  ),
];
