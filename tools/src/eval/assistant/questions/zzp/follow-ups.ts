import {
  account,
  all,
  amountWith,
  beside,
  change,
  combined,
  difference,
  either,
  extreme,
  figure,
  growth,
  lines,
  none,
  of,
  ofAccount,
  ofLargest,
  oldest,
  on,
  openFor,
  openList,
  openRelations,
  openTotal,
  perMonth,
  perQuarter,
  plus,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  split,
  together,
  top,
  vatToPay,
  withRelation,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const NOW = '2024-12';
const [DE_GRAAF, BAKKER] = [soldTo('De Graaf Bouw B.V.'), soldTo('Bakker Bouw B.V.')];
const [JANSEN, KUIPERS] = [soldTo('Jansen Bouw B.V.'), soldTo('Kuipers Bouw B.V.')];

export const followUps = [
  ...talk(
    3,
    ['Welke drie klanten brachten in 2024 het meeste op?', top('customers', 3, '2024')],
    [
      'Hoeveel procent van mijn jaaromzet is dat samen?',
      share(ofLargest('customers', 3), 'omzet', '2024'),
    ],
    [
      'Dezelfde som graag, maar dan met de drie grootste van 2023.',
      share(ofLargest('customers', 3), 'omzet', '2023'),
    ],
  ),
  ...roughTalk(
    3,
    ['grootste klant dit jr', top('customers', 1, '2024')],
    ['en de op 1 na grootste', amountWith(BAKKER, '2024')],
    ['hoeveel scheelt dat tussen die 2', difference(DE_GRAAF, BAKKER, '2024')],
    [
      'welke boekingen zitten achter de eerste',
      lines('2024', of('omzet'), withRelation('De Graaf Bouw B.V.')),
    ],
  ),
  ...talk(
    9,
    ['In welke maand van 2024 had ik de laagste omzet?', extreme('lowest', 'omzet', '2024')],
    ['Wie heb ik toen gefactureerd en voor hoeveel?', split('omzet', 'party', '2024-02')],
    ['En wat was dat jaar mijn beste maand, ook qua omzet?', extreme('highest', 'omzet', '2024')],
    ['Hoeveel winst bleef er van die maand over?', figure('resultaat', '2024-12')],
  ),
  ...roughTalk(
    9,
    ['omzet per kw 2024', perQuarter('omzet', '2024')],
    ['nu de kosten', perQuarter('kosten', '2024')],
    ['en de winst dan maar wel per mnd', perMonth('resultaat', '2024')],
    ['alleen 2e halfjaar', perMonth('resultaat', '2024-H2')],
  ),
  ...talk(
    10,
    [
      'Wat is mijn winst over 2024 als ik de afschrijvingen niet meetel?',
      combined('2024', { resultaat: 1, afschrijvingen: 1 }),
    ],
    [
      'En als ook de bankkosten eruit blijven?',
      plus('resultaat', together(ofAccount('4720'), ofAccount('8900'), ofAccount('9000')), '2024'),
    ],
    [
      'Laat de bank er maar weer in, en doe dat eerste sommetje over 2023.',
      combined('2023', { resultaat: 1, afschrijvingen: 1 }),
    ],
  ),
  ...roughTalk(
    6,
    ['van wie krijg ik nog geld', openRelations('debiteuren', NOW)],
    [
      'welke facturen zijn dat bij hendriks',
      openList('debiteuren', NOW, { of: 'Hendriks Bouw B.V.' }),
    ],
    ['welke vd hele lijst staat t langst open', oldest('debiteuren', NOW)],
    [
      'en hoeveel is er alles bij elkaar ouder dan 30 dgn',
      openTotal('debiteuren', NOW, openFor(30)),
    ],
  ),
  ...talk(
    6,
    ['Hoeveel stond er eind 2023 nog open bij klanten?', figure('debiteuren', '2023')],
    [
      'En een jaar later?',
      either(figure('debiteuren', '2024'), beside('debiteuren', '2024', '2023')),
    ],
    ['Met hoeveel is het dus gestegen, ook in procenten?', change('debiteuren', '2024', '2023')],
    ['Nou vooruit, bedankt. Wat heb ik in 2024 aan brandstof uitgegeven?', account('4200', '2024')],
  ),
  ...talk(
    4,
    ['Wat hield ik in het derde kwartaal van 2024 over?', figure('resultaat', '2024-Q3')],
    ['O sorry, ik bedoelde het tweede.', figure('resultaat', '2024-Q2')],
    ['Kun je dat per maand uitschrijven?', perMonth('resultaat', '2024-Q2')],
  ),
  ...roughTalk(
    4,
    ['winstmarge 24?', ratio('nettomarge', '2024')],
    ['nee niet de marge gewoon de winst in euros', figure('resultaat', '2024')],
    ['en in 22 en 23', beside('resultaat', '2023', '2022')],
    [
      'in welk van de 3 jr was die marge nou t hoogst',
      either(
        saysBeside(
          all(
            ratio('nettomarge', '2022'),
            ratio('nettomarge', '2023'),
            ratio('nettomarge', '2024'),
          ),
          '2024',
        ),
        ratio('nettomarge', '2024'),
      ),
    ],
  ),
  ...talk(
    11,
    ['Op welke grootboekrekening staat mijn telefoonabonnement?', says('4310')],
    ['En wat ging daar in 2024 doorheen?', account('4310', '2024')],
    ['Laat die boekingen eens zien.', lines('2024', on('4310'))],
    ['Van welke leverancier komen ze?', saysBeside(account('4310', '2024'), 'Telecom Zakelijk')],
  ),
  ...talk(
    10,
    ['Hoeveel heb ik in 2024 verkocht aan Jansen Bouw?', amountWith(JANSEN, '2024')],
    ['En aan Kuipers Bouw?', amountWith(KUIPERS, '2024')],
    ['Die twee bij elkaar?', amountWith(together(JANSEN, KUIPERS), '2024')],
    [
      'Welk deel van de totale omzet vormen zij daarmee?',
      share(together(JANSEN, KUIPERS), 'omzet', '2024'),
    ],
  ),
  ...roughTalk(
    7,
    ['hvl btw moet ik betalen over q4 24', vatToPay('2024-K4')],
    ['mag ik dat ook een paar weken later doen zonder boete', none('advice')],
    ['ok en q3', vatToPay('2024-K3')],
  ),
  ...talk(
    9,
    ['Hoeveel geld had ik eind juni 2024 op de bank?', figure('bank_en_kas', '2024-06')],
    ['Eind december?', either(figure('bank_en_kas', NOW), beside('bank_en_kas', NOW, '2024-06'))],
    [
      'Na welke maand van dat jaar stond het saldo het laagst?',
      extreme('lowest', 'bank_en_kas', '2024'),
    ],
    ['En hoeveel staat er over een halfjaar op?', none('future')],
  ),
  ...roughTalk(
    10,
    ['kosten 24 tov 23', change('kosten', '2024', '2023')],
    ['zelfde mr dan omzet', change('omzet', '2024', '2023')],
    ['en winst, hoef alleen t percentage', growth('resultaat', '2024', '2023')],
  ),
];
