import type { CompanyName } from '../../books/index.ts';
import {
  account,
  all,
  amountWith,
  bottom,
  boughtOf,
  change,
  extreme,
  figure,
  late,
  less,
  monthsWhere,
  ofAccount,
  oldest,
  openFor,
  openList,
  openRelations,
  openTotal,
  perQuarter,
  ratio,
  says,
  saysBeside,
  share,
  soldTo,
  split,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk, type Question } from '../write.ts';

/** More of the five people of the questions in the modules 'letters'. */
export const questions: Partial<Record<CompanyName, readonly Question[]>> = {
  verlengd: [
    ...clean(3, [
      'Kunt u de vier klanten noemen die in 2025 het minst bij ons hebben afgenomen?',
      bottom('customers', 4, '2025'),
    ]),
    ...rough(5, ['liquide midelen eind maart 2025', figure('bank_en_kas', '2025-03')]),
    ...clean(6, [
      'Welk bedrag van de klantenvorderingen was eind 2025 ouder dan 45 dagen?',
      openTotal('debiteuren', '2025-12', openFor(45)),
    ]),
    ...rough(8, ['vaste lasten telefoon en internet pm', usual('4310', 'Telecom Zakelijk')]),
    ...rough(9, [
      'maanden in 2025 met meer dan een ton omzet',
      monthsWhere('omzet', '2025', { above: 100_000 }),
    ]),
    ...clean(10, [
      'Wat schelen de brutolonen van 2025 met die van 2024, in euro en procent?',
      change(ofAccount('4000'), '2025', '2024'),
    ]),
    ...clean(11, ['Welk nummer heeft de grootboekrekening voor uitbesteed werk?', says('7100')]),
    ...roughTalk(
      3,
      ['top 3 leverancrs 2024', top('suppliers', 3, '2024')],
      ['en in 2025', top('suppliers', 3, '2025')],
      [
        'hoeveel % vd kosten is nr 1 dan',
        share(boughtOf('Technische Groothandel Midden B.V.'), 'kosten', '2025'),
      ],
    ),
    ...talk(
      5,
      ['Hoe hoog was de banklening aan het einde van 2023?', account('0700', '2023')],
      ['En twee jaar later?', account('0700', '2025')],
      ['Welke rente op de banklening hoorde daar in 2025 bij?', account('9010', '2025')],
    ),
  ],
  zonder_codes: [
    ...clean(3, [
      'Welke vier kostenrekeningen wogen in boekjaar 2023 het zwaarst door?',
      top('costAccounts', 4, '2023'),
    ]),
    ...clean(5, [
      'Hoeveel bedroegen onze schulden aan leveranciers op de laatste dag van 2024?',
      figure('crediteuren', '2024'),
    ]),
    ...rough(6, [
      'wie heeft nog geld vn ons tegoed eind april 25',
      openRelations('crediteuren', '2025-04'),
    ]),
    ...rough(8, ['leasebedrag bus per maand', usual('421000', 'Bestelwagen Lease B.V.')]),
    ...clean(9, [
      'Welke maanden van 2024 sloten met meer dan tienduizend euro winst?',
      monthsWhere('resultaat', '2024', { above: 10_000 }),
    ]),
    ...clean(10, ['Omzet 2024 zonder de toestellen.', less('omzet', ofAccount('802000'), '2024')]),
    ...rough(11, ['onderaanemers kosten 2024', figure('uitbesteed_werk', '2024')]),
    ...roughTalk(
      6,
      [
        'facturen jansen bouw bv open eind april 2025',
        openList('debiteuren', '2025-04', { of: 'Jansen Bouw B.V.' }),
      ],
      ['en meijer bouw bv', openList('debiteuren', '2025-04', { of: 'Meijer Bouw B.V.' })],
    ),
    ...talk(
      9,
      ['Wat was het resultaat van het eerste kwartaal van 2025?', figure('resultaat', '2025-Q1')],
      ['En van hetzelfde kwartaal een jaar eerder?', figure('resultaat', '2024-Q1')],
      ['In welke maand daarvan was het het hoogst?', extreme('highest', 'resultaat', '2024-Q1')],
      ['En de omzet in die maand?', figure('omzet', '2024-02')],
    ),
  ],
  gebroken: [
    ...rough(3, [
      'klanten boven 60k omzet bj 2025',
      split('omzet', 'party', '2025', { above: 60_000 }),
    ]),
    ...clean(5, [
      'Hoe hoog was de voorraad aan het einde van boekjaar 2022/2023?',
      figure('voorraden', '2023'),
    ]),
    ...clean(6, [
      'Top 3 leveranciers die nog geld van ons krijgen, per eind juni 2025.',
      openRelations('crediteuren', '2025-06', { top: 3 }),
    ]),
    ...clean(8, [
      'Hoe dikwijls keert de verzekeringspremie van Assurantiën De Eem terug?',
      saysBeside(
        usual('4500', 'Assurantiën De Eem'),
        'kwartaal|drie maanden|3 maanden|vier keer|4 keer',
      ),
    ]),
    ...rough(9, ['omzt pr kwrtaal bj 2024', perQuarter('omzet', '2024')]),
    ...clean(10, [
      'Hoeveel procent van de kosten van boekjaar 2024/2025 bestond uit personeelskosten?',
      share('personeelskosten', 'kosten', '2025'),
    ]),
    ...rough(11, ['ebitda marge laatste boekjr', ratio('ebitda_marge', '2025')]),
    ...roughTalk(
      3,
      ['grootste klant bj 2024', top('customers', 1, '2024')],
      ['hvl verkocht aan die in bj 2025', amountWith(soldTo('Hendriks Bouw B.V.'), '2025')],
    ),
    ...talk(
      5,
      ['Wat was de nettomarge in boekjaar 2024/2025?', ratio('nettomarge', '2025')],
      [
        'En in de twee boekjaren daarvoor?',
        all(ratio('nettomarge', '2024'), ratio('nettomarge', '2023')),
      ],
      ['En de brutomarge in procenten van 2024/2025?', ratio('brutomarge_percentage', '2025')],
    ),
  ],
  installatie: [
    ...clean(6, [
      'Welke rekening van onze klanten staat eind september 2025 het langst open?',
      oldest('debiteuren', '2025-09'),
    ]),
    ...rough(6, [
      'te laat betalende klantn eind sept',
      openRelations('debiteuren', '2025-09', { which: late }),
    ]),
    ...rough(9, ['welk kwartaal 2024 minste omzet', extreme('lowest', 'omzet', '2024', 'quarter')]),
    ...clean(10, [
      'Welk aandeel hadden de leasekosten van de bestelauto in de autokosten van 2024?',
      share(ofAccount('4210'), 'autokosten', '2024'),
    ]),
    ...talk(
      5,
      ['Werkkapitaal eind 2023.', figure('werkkapitaal', '2023')],
      ['Eind 2024.', figure('werkkapitaal', '2024')],
      ['Verschil?', change('werkkapitaal', '2024', '2023')],
    ),
  ],
  zzp: [
    ...rough(3, ['top 2 klanten in 2022', top('customers', 2, '2022')]),
    ...clean(8, [
      'Wat ben ik iedere maand kwijt aan mijn telefoon en internet, op dit moment?',
      usual('4310', 'Telecom Zakelijk'),
    ]),
    ...clean(10, [
      'Wat blijft er over van de omzet van 2023 als ik alleen de brandstof ervan aftrek?',
      less('omzet', ofAccount('4200'), '2023'),
    ]),
    ...roughTalk(
      6,
      ['wie moet nog betalen eind 24', openRelations('debiteuren', '2024-12')],
      [
        'en facturen vn hendriks bouw bv',
        openList('debiteuren', '2024-12', { of: 'Hendriks Bouw B.V.' }),
      ],
    ),
  ],
};
