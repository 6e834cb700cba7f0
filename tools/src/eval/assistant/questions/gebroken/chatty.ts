import {
  account,
  amountWith,
  average,
  boughtOf,
  change,
  difference,
  extreme,
  figure,
  monthsBelowNil,
  none,
  ofAccount,
  oldest,
  openRelations,
  ratio,
  says,
  share,
  soldTo,
  top,
  usual,
  vatToPay,
} from '../../gold/ask/index.ts';
import { clean, rough, roughTalk, talk } from '../write.ts';

/** A young owner whose year begins in July. */
export const chatty = [
  ...clean(1, [
    'Kun je me zeggen wat we in oktober en november 2024 bij elkaar aan omzet hadden?',
    figure('omzet', '2024-10..2024-11'),
  ]),
  ...rough(1, [
    'payroll dus alle personeelskosten bij elkaar, dit boekjaar?',
    figure('personeelskosten', '2025'),
  ]),
  ...clean(2, [
    'Ik heb het idee dat we vorig boekjaar minder aan brandstof kwijt waren dan dit boekjaar, hoeveel scheelt dat?',
    change(ofAccount('4200'), '2025', '2024'),
  ]),
  ...rough(2, ['winst juni tov juni vorig jaar??', change('resultaat', '2025-06', '2024-06')]),
  ...clean(3, [
    'Waar gaat dit boekjaar het meeste geld naartoe, als je de kosten per soort bekijkt?',
    top('costs', [3], '2025'),
  ]),
  ...clean(3, [
    'Scheelt het veel wat we dit boekjaar aan Hendriks Bouw verkochten en wat aan Bakker Bouw? Hoeveel?',
    difference(soldTo('Hendriks Bouw B.V.'), soldTo('Bakker Bouw B.V.'), '2025'),
  ]),
  ...rough(4, ['marge afgelopen 3 mnd', ratio('brutomarge_percentage', '2025-04..2025-06')]),
  ...clean(4, [
    'Hoeveel ebitda draaiden we eigenlijk in de eerste helft van dit boekjaar?',
    figure('ebitda', '2025-H1'),
  ]),
  ...rough(5, [
    'hoeveel geld hadden we eind okt 24 op de bank en in kas',
    figure('bank_en_kas', '2024-10'),
  ]),
  ...clean(6, [
    'Wat is nou de oudste factuur die een klant nog niet betaald heeft?',
    oldest('debiteuren', '2025-06'),
  ]),
  ...rough(6, [
    'aan wie moeten we zelf nog betalen en hoevl per leverancier',
    openRelations('crediteuren', '2025-06'),
  ]),
  ...clean(7, [
    'Hoeveel moest er naar de Belastingdienst aan btw over april, mei en juni 2024?',
    vatToPay('2024-K2'),
  ]),
  ...rough(8, [
    'energie elke maand hoeveel? groene stroom',
    usual('4110', 'Groene Stroom Nederland'),
  ]),
  ...clean(9, [
    'Was er dit boekjaar nog een maand waarin we geld verloren, verlies dus?',
    monthsBelowNil('resultaat', '2025'),
  ]),
  ...clean(12, ['Zou jij me aanraden om een holding boven de bv te hangen?', none('advice')]),
  ...rough(12, ['omzet sept 2025 al bekend?', none('outside')]),
  ...talk(
    1,
    [
      'Wat kostte de bestelbus aan onderhoud in boekjaar 2024, rekening 4220?',
      account('4220', '2024'),
    ],
    ['En dit boekjaar?', account('4220', '2025')],
    ['Hoeveel is dat gemiddeld per maand?', average(ofAccount('4220'), '2025')],
  ),
  ...roughTalk(
    3,
    [
      'wat hebbe we bij dakwerken élan gekocht in bj 2025',
      amountWith(boughtOf('Dakwerken Élan'), '2025'),
    ],
    ['welk deel vd kosten was dat', share(boughtOf('Dakwerken Élan'), 'kosten', '2025')],
  ),
  ...rough(9, ['laagste omzetmaand vh laatste boekjaar', extreme('lowest', 'omzet', '2025')]),
  ...clean(11, ['Welke boekjaren kan ik hier allemaal bevragen?', says('2023', '2024', '2025')]),
  ...clean(12, [
    'Hoeveel mensen heeft Van der Velde Installaties op de loonlijst staan?',
    none('other_company'),
  ]),
];
