import {
  account,
  all,
  amountWith,
  average,
  beside,
  change,
  difference,
  during,
  either,
  extreme,
  figure,
  invoice,
  lines,
  named,
  ofAccount,
  on,
  owedBy,
  eachTime,
  ratio,
  saysBeside,
  share,
  usual,
  vatFiled,
  vatToDeduct,
  vatToPay,
  withRelation,
  withText,
} from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

const versus = (name: 'omzet' | 'kosten' | 'resultaat') =>
  either(change(name, '2024-Q3', '2023-Q3'), beside(name, '2024-Q3', '2023-Q3'));

/** Conversations of an owner and her partner: money, taxes and what comes back. */
export const kitchenTableMoney = [
  ...talk(
    5,
    [
      'Hoeveel geld heeft mijn vrouw nu op de zakelijke rekening staan?',
      either(account('1100', '2024'), figure('bank_en_kas', '2024')),
    ],
    ['En een jaar geleden?', either(account('1100', '2023'), figure('bank_en_kas', '2023'))],
    [
      'Dus hoeveel is erbij gekomen?',
      either(change(ofAccount('1100'), '2024', '2023'), change('bank_en_kas', '2024', '2023')),
    ],
  ),
  ...roughTalk(
    8,
    ['wat rekent de bank elke mnd aan kosten', average(ofAccount('9000'), '2024')],
    ['en heel t jaar', account('9000', '2024')],
    ['hvl procent vd kosten is dat', share(ofAccount('9000'), 'kosten', '2024')],
  ),
  ...roughTalk(
    9,
    ['drukste mnd van 24 qua omzet', extreme('highest', 'omzet', '2024')],
    ['en de slapste', extreme('lowest', 'omzet', '2024')],
    [
      'verschil daartussen',
      either(
        change('omzet', '2024-12', '2024-02'),
        difference(during(named('omzet'), '2024-12'), during(named('omzet'), '2024-02'), '2024'),
      ),
    ],
  ),
  ...talk(
    6,
    ['Moeten we van Kuipers nog iets krijgen?', amountWith(owedBy('Kuipers Bouw B.V.'), '2024')],
    [
      'Van wanneer is die factuur?',
      saysBeside(invoice('202400042'), '21 december|21 dec|21-12-2024|2024-12-21'),
    ],
    ['En Jansen, staat die nog in het krijt?', amountWith(owedBy('Jansen Bouw B.V.'), '2024')],
  ),
  ...roughTalk(
    5,
    ['hoeveel eigen vermogen zit er in de zaak', figure('totaal_eigen_vermogen', '2024')],
    ['eind vorig jr?', figure('totaal_eigen_vermogen', '2023')],
    ['dus erbij', change('totaal_eigen_vermogen', '2024', '2023')],
  ),
  ...talk(
    5,
    ['De bank vraagt naar mijn current ratio, hoe hoog is die?', ratio('current_ratio', '2024')],
    ['Hoe was dat eind 2023?', ratio('current_ratio', '2023')],
    ['En de solvabiliteit op dezelfde datum?', ratio('solvabiliteit', '2023')],
  ),
  ...talk(
    4,
    ['Hoeveel procent van de omzet blijft bij mij als winst over?', ratio('nettomarge', '2024')],
    ['En in mijn eerste jaar, 2022?', ratio('nettomarge', '2022')],
    ['Hoeveel euro was dat toen?', figure('resultaat', '2022')],
  ),
  ...roughTalk(
    7,
    ['btw laatste kwartaal', either(vatToPay('2024-K4'), vatFiled('2024-K4'))],
    ['en t kwartaal ervoor', either(vatToPay('2024-K3'), vatFiled('2024-K3'))],
    ['voorbelasting daarvan', vatToDeduct('2024-K3')],
    ['btw heel 2024 samen', either(vatToPay('2024'), vatFiled('2024'))],
  ),
  ...talk(
    8,
    ['Wat is de premie van De Eem per keer?', usual('4500', 'Assurantiën De Eem')],
    [
      'Hoe vaak betaal ik die in een jaar?',
      saysBeside(
        all(account('4500', '2024'), usual('4500', 'Assurantiën De Eem')),
        'kwartaal|4 keer|4×|4x|vier|3 maanden|drie maanden',
      ),
    ],
    [
      'Wanneer komt de volgende?',
      saysBeside(usual('4500', 'Assurantiën De Eem'), 'maart 2025|mrt 2025|2025-03|03-2025'),
    ],
  ),
  ...talk(
    10,
    [
      'Hoeveel heb ik in 2024 in totaal naar mijn privérekening overgeboekt?',
      lines('2024', on('0550'), withText('privérekening')),
    ],
    [
      'En aan voorlopige aanslagen inkomstenbelasting?',
      lines('2024', on('0560'), withText('aanslag')),
    ],
    ['Per maand is dat dus?', eachTime('2024', on('0560'), withText('aanslag'))],
  ),
  ...talk(
    11,
    ['Er staat iets op "nog uit te zoeken". Voor hoeveel?', account('2000', '2024')],
    ['Welke boekingen zijn dat?', lines('2022..2024', on('2000'))],
    ['Alleen die van dit jaar.', lines('2024', on('2000'))],
  ),
  ...roughTalk(
    10,
    [
      'wat heb ik betaald vr die laptop en schermen in november',
      either(
        invoice('F202411-00040'),
        lines('2024-11', on('0230'), withText('schermen kantoorhuis')),
      ),
    ],
    [
      'en wat kreeg ik vr de oude',
      either(
        invoice('202400037'),
        lines('2024-11', on('8900'), withRelation('Bakker Makelaars B.V.')),
      ),
    ],
    ['boekverlies daarop?', account('8900', '2024')],
  ),
  ...roughTalk(
    2,
    ['omzet kw 3 24 vs kw 3 23', versus('omzet')],
    ['en de kosten', versus('kosten')],
    ['en onder de streep', versus('resultaat')],
  ),
];
