import {
  account,
  added,
  all,
  combined,
  difference,
  during,
  either,
  figure,
  growth,
  howMany,
  less,
  lines,
  named,
  none,
  of,
  ofAccount,
  on,
  eachTime,
  perQuarter,
  perYear,
  plus,
  ratio,
  split,
  together,
  top,
  usual,
  vatCharged,
  vatFiled,
  vatToDeduct,
  vatToPay,
  why,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

/** Conversations of an owner and her partner: costs, debts and months. */
export const kitchenTableBooks = [
  ...talk(
    5,
    ['Zijn er nog schulden in de zaak van mijn vrouw?', figure('vreemd_vermogen', '2024')],
    ['Waaruit bestaan die?', all(account('1600', '2024'), account('1550', '2024'))],
    ['En eind 2022, hoeveel schuld was er toen?', figure('vreemd_vermogen', '2022')],
  ),
  ...roughTalk(
    1,
    ['omzet tot nu toe dit jr', figure('omzet', '2024')],
    ['zonder december', less('omzet', during(named('omzet'), '2024-12'), '2024')],
    ['zelfde maanden vorig jr', figure('omzet', '2023-01..2023-11')],
  ),
  ...talk(
    9,
    ['Hoe liepen mijn kosten dit jaar per kwartaal?', perQuarter('kosten', '2024')],
    ['Waarom is het vierde duurder dan het derde?', why('kosten', '2024-Q4', '2024-Q3')],
    [
      'Wat zat er in december allemaal bij?',
      either(
        split('kosten', 'account', '2024-12'),
        top('costs', [5], '2024-12'),
        lines('2024-12', of('kosten')),
      ),
    ],
  ),
  ...roughTalk(
    8,
    ['wat vraagt de accountant per kwartaal', usual('4600', 'Accountants Veldhuis')],
    ['en in 2022', eachTime('2022', on('4600'))],
    ['alle 3 de jaren bij elkaar', account('4600', '2022..2024')],
  ),
  ...talk(
    10,
    ['Wat kost de auto ons dit jaar?', figure('autokosten', '2024')],
    [
      'En telefoon en software samen?',
      either(figure('kantoorkosten', '2024'), added('2024', ofAccount('4310'), ofAccount('4320'))),
    ],
    [
      'Tel dat eens bij de auto op.',
      either(
        combined('2024', { autokosten: 1, kantoorkosten: 1 }),
        added('2024', named('autokosten'), ofAccount('4310'), ofAccount('4320')),
      ),
    ],
  ),
  ...roughTalk(
    4,
    ['winst 22 23 24 op n rij', perYear('resultaat', '2022', '2023', '2024')],
    ['nu omzet', perYear('omzet', '2022', '2023', '2024')],
    ['groei vd omzet in 24 in %', growth('omzet', '2024', '2023')],
  ),
  ...talk(
    5,
    [
      'Wat is mijn apparatuur in de boeken nog waard?',
      either(figure('vaste_activa', '2024'), figure('materiele_activa', '2024')),
    ],
    ['En voordat ik die laptop kocht, dus eind oktober?', figure('vaste_activa', '2024-10')],
  ),
  ...talk(
    6,
    [
      'Als al mijn klanten nu betalen, hoeveel staat er dan op de bank?',
      either(
        combined('2024', { bank_en_kas: 1, debiteuren: 1 }),
        plus('debiteuren', ofAccount('1100'), '2024'),
      ),
    ],
    [
      'En als ik daarna zelf mijn leveranciers betaal?',
      either(
        combined('2024', { bank_en_kas: 1, debiteuren: 1, crediteuren: -1 }),
        difference(together(ofAccount('1100'), named('debiteuren')), named('crediteuren'), '2024'),
      ),
    ],
  ),
  ...roughTalk(
    11,
    ['uhm wat had ik aan omzet in het derde kwartaal', figure('omzet', '2024-Q3')],
    ['nee wacht ik bedoel het tweede', figure('omzet', '2024-Q2')],
    ['en dan van vorig jaar', figure('omzet', '2023-Q2')],
    ['alleen juni', figure('omzet', '2023-06')],
  ),
  ...talk(
    7,
    ['Hoeveel btw heb ik in 2024 aan klanten in rekening gebracht?', vatCharged('2024')],
    ['En hoeveel betaalde ik er zelf, op mijn inkopen?', vatToDeduct('2024')],
    ['Wat bleef er over om af te dragen?', either(vatToPay('2024'), vatFiled('2024'))],
  ),
  ...talk(
    6,
    ['Na hoeveel dagen betalen klanten mij gemiddeld?', ratio('dso', '2024')],
    ['En in 2023?', ratio('dso', '2023')],
    ['Hoe lang doe ik er zelf over om leveranciers te betalen, in 2024?', ratio('dpo', '2024')],
  ),
  ...roughTalk(
    11,
    ['lunch met klanten, hoe vaak dit jr', howMany('2024', on('4900'))],
    ['en per keer', eachTime('2024', on('4900'))],
    ['totaal vanaf 2022', account('4900', '2022..2024')],
    ['hvl zit er nog in de kas', account('1000', '2024')],
  ),
  ...talk(
    12,
    ['Zou ik volgend jaar een nieuwe auto kunnen betalen?', none('future')],
    [
      'Laat ook maar. Hoeveel geld is er nu?',
      either(figure('bank_en_kas', '2024'), account('1100', '2024')),
    ],
    ['En hoeveel ging er dit jaar aan brandstof uit?', account('4200', '2024')],
  ),
];
