import {
  account,
  amountWith,
  average,
  beside,
  boughtOf,
  change,
  combined,
  either,
  extreme,
  figure,
  growth,
  late,
  moreBy,
  nothing,
  ofAccount,
  openFor,
  openList,
  openRelations,
  openTotal,
  owedBy,
  owedTo,
  perMonth,
  perYear,
  ratio,
  saysBeside,
  share,
  soldTo,
  together,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const HENDRIKS = 'Hendriks Bouw B.V.';
const JANSEN = 'Jansen Bouw B.V.';
const WHOLESALE = 'Technische Groothandel Midden B.V.';
const ROOFERS = 'Dakwerken Élan';

export const staffRoom = [
  ...talk(
    6,
    [
      'Voordat ik volgende week weer iemand naar Hendriks Bouw stuur: hoeveel moeten die ons eigenlijk nog betalen?',
      amountWith(owedBy(HENDRIKS), '2025'),
    ],
    ['Welke facturen zijn dat dan?', openList('debiteuren', '2025', { of: HENDRIKS })],
    ['En hoeveel hebben we dit jaar voor ze gedaan?', amountWith(soldTo(HENDRIKS), '2025')],
  ),
  ...talk(
    3,
    [
      'Bij welke leverancier laten wij het meeste geld liggen dit jaar?',
      top('suppliers', 1, '2025'),
    ],
    [
      'Hoeveel procent van al ons materiaal halen we daar?',
      share(boughtOf(WHOLESALE), 'materialen', '2025'),
    ],
    ['Was dat in 2023 ook al zo veel?', share(boughtOf(WHOLESALE), 'materialen', '2023')],
  ),
  ...talk(
    9,
    [
      'In welke maand van 2024 hadden we het op de planning het drukst, naar omzet gerekend?',
      extreme('highest', 'omzet', '2024'),
    ],
    ['En wanneer was het juist stil?', extreme('lowest', 'omzet', '2024')],
    ['Hebben we die maand ook verlies gedraaid?', figure('resultaat', '2024-08')],
    ['En augustus van dit jaar?', figure('resultaat', '2025-08')],
  ),
  ...roughTalk(
    10,
    ['hvl hielden we over dit jr', figure('resultaat', '2025')],
    ['en voor de vpb?', figure('resultaat_voor_belasting', '2025')],
    [
      'tel de afschr er ook nog bij op',
      combined('2025', { resultaat_voor_belasting: 1, afschrijvingen: 1 }),
    ],
    [
      'zelfde som voor heel 2024',
      combined('2024', { resultaat_voor_belasting: 1, afschrijvingen: 1 }),
    ],
  ),
  ...talk(
    5,
    ['Hoe hoog is de banklening nog?', account('0700', '2025')],
    ['En hoe hoog was die eind 2023?', account('0700', '2023')],
    ['Hoeveel is er dus sindsdien afgelost?', moreBy(ofAccount('0700'), '2025', '2023')],
  ),
  ...roughTalk(
    11,
    ['wat kost de garage ons gem per mnd', average(boughtOf('Garage Brouwer'), '2025')],
    [
      'vorig jaar?',
      either(
        average(boughtOf('Garage Brouwer'), '2024'),
        average(boughtOf('Garage Brouwer'), '2024-01..2024-09'),
      ),
    ],
    ['krijgt ie nog geld', amountWith(owedTo('Garage Brouwer'), '2025')],
  ),
  ...talk(
    6,
    ['Wie zijn er te laat met betalen?', openRelations('debiteuren', '2025', { which: late })],
    [
      'Alleen wie al meer dan dertig dagen over tijd is.',
      openRelations('debiteuren', '2025', { which: openFor(30) }),
    ],
    ['Welke facturen zijn dat?', openList('debiteuren', '2025', { which: openFor(30) })],
    [
      'En wij zelf, hoeveel hadden wij al aan leveranciers betaald moeten hebben?',
      either(
        openTotal('crediteuren', '2025', late),
        openRelations('crediteuren', '2025', { which: late }),
      ),
    ],
  ),
  ...talk(
    5,
    [
      'Voor de tussentijdse cijfers: wat is de boekwaarde van de bestelauto’s per eind september 2025?',
      amountWith(together(ofAccount('0220'), ofAccount('0225')), '2025-09'),
    ],
    ['Hoeveel is daar dit jaar op afgeschreven?', account('4710', '2025')],
    ['En op de machines?', account('4700', '2025')],
    [
      'Tel die twee afschrijvingen eens bij elkaar op.',
      amountWith(together(ofAccount('4700'), ofAccount('4710')), '2025'),
    ],
  ),
  ...roughTalk(
    8,
    ['verzekering hvl per keer', usual('4500', 'Assurantiën De Eem')],
    ['en telefoon per mnd', usual('4310', 'Telecom Zakelijk')],
    ['hvl is dat dit jaar al bij elkaar', account('4310', '2025')],
    ['en de verzekering dan in totaal', account('4500', '2025')],
  ),
  ...talk(
    2,
    [
      'Voor de kredietbeoordeling: wat was de omzet in 2023 en in 2024?',
      either(perYear('omzet', '2023', '2024'), beside('omzet', '2024', '2023')),
    ],
    [
      'En de nettowinst in die jaren?',
      either(perYear('resultaat', '2023', '2024'), beside('resultaat', '2024', '2023')),
    ],
    ['Met hoeveel procent is die gegroeid?', growth('resultaat', '2024', '2023')],
  ),
  ...talk(
    3,
    ['Geef me de vijf grootste klanten van dit jaar.', top('customers', 5, '2025')],
    ['Die derde, wat deden we daar vorig jaar mee?', amountWith(soldTo(JANSEN), '2024')],
    ['Staat er bij hem nog iets open?', amountWith(owedBy(JANSEN), '2025')],
    ['Is daar al iets van over de vervaldatum?', nothing],
  ),
  ...roughTalk(
    9,
    ['diesel per maand dit jr graag', perMonth(ofAccount('4200'), '2025')],
    ['duurste mnd?', extreme('highest', ofAccount('4200'), '2025')],
    ['en in 2024', extreme('highest', ofAccount('4200'), '2024')],
  ),
  ...talk(
    6,
    [
      'Montagebedrijf Van Loon belt of we hun rekening nog overmaken. Staat daar nog iets van open?',
      nothing,
    ],
    ['En van Dakwerken Élan?', amountWith(owedTo(ROOFERS), '2025')],
    ['Welke factuurnummers zijn dat?', openList('crediteuren', '2025', { of: ROOFERS })],
    [
      'Wanneer moeten die uiterlijk betaald zijn?',
      saysBeside(
        amountWith(owedTo(ROOFERS), '2025'),
        '5 okt|5-10|05-10|2025-10-05',
        '22 okt|22-10|2025-10-22',
      ),
    ],
  ),
  ...talk(
    5,
    [
      'Wat heeft het bedrijf nu aan geld op de bank en in kas, vergeleken met een jaar geleden?',
      either(
        change('bank_en_kas', '2025-09', '2024-09'),
        beside('bank_en_kas', '2025-09', '2024-09'),
      ),
    ],
    [
      'En de schuld aan leveranciers?',
      either(
        change('crediteuren', '2025-09', '2024-09'),
        beside('crediteuren', '2025-09', '2024-09'),
      ),
    ],
    ['Hoe snel worden die rekeningen gemiddeld betaald?', ratio('dpo', '2025')],
  ),
];
