import {
  combined,
  figure,
  openRelations,
  openTotal,
  perQuarter,
  top,
  usual,
} from '../../gold/ask/index.ts';
import { retell } from '../write.ts';

export const retold = [
  ...retell(
    3,
    top('suppliers', 3, '2025'),
    'Wij willen kortingsafspraken maken; bij welke drie leveranciers hebben wij in boekjaar 2024/2025 voor de hoogste bedragen ingekocht?',
    'top3 toeleveranciers bj 24-25',
    'Aan wie zijn we sinds juli 2024 het meest kwijt? Noem er eens een paar, tot en met nummer drie.',
  ),
  ...retell(
    3,
    top('costAccounts', 3, '2024'),
    'Voor het jaargesprek zoek ik de drie grootboekrekeningen waarop in boekjaar 2023/2024 de hoogste kosten zijn geboekt.',
    'zwaarste lastenposten vorig bj, eerste 3',
    'Als je van juli 2023 tot en met juni 2024 het rekeningschema langsloopt, op welke drie nummers ging er dan het meeste doorheen aan uitgaven?',
  ),
  ...retell(
    4,
    figure('ebitda', '2025'),
    'De participatiemaatschappij vraagt naar de EBITDA over het boekjaar dat op 30 juni 2025 eindigde.',
    'ebitda juli 24 tm juni 25',
    'Zeg, wat verdiende de zaak dit boekjaar vóór rente, belasting en afschrijvingen?',
  ),
  ...retell(
    4,
    figure('brutomarge', '2024-Q3'),
    'Kunt u de brutowinst van januari tot en met maart 2024 in euro’s vermelden, dan toets ik de voorcalculatie daaraan?',
    'brutomarge € K3 bj 23/24',
    'Wat we verkochten min het materiaal en de onderaannemers, hoeveel gaf dat in het derde kwartaal van het boekjaar dat in juni 2024 afliep?',
  ),
  ...retell(
    5,
    figure('werkkapitaal', '2024'),
    'Ten behoeve van de convenanttoets verneem ik graag het werkkapitaal per 30 juni 2024.',
    'nwk eind vorig boekjaar (werkkap.)',
    'Vlottende activa min wat er binnen twaalf maanden afgelost moet zijn, hoeveel ruimte gaf dat bij de afsluiting van 2023/2024?',
  ),
  ...retell(
    6,
    openTotal('debiteuren', '2025-06'),
    'Wij gaan de vorderingen verpanden; kunt u bevestigen welk bedrag er ultimo juni 2025 aan debiteuren uitstaat?',
    'nog te ontvangen van klanten, stand nu',
    'Alle facturen die de deur uit zijn en waar nog niks op binnenkwam, wat is dat bij elkaar?',
  ),
  ...retell(
    6,
    openRelations('debiteuren', '2025-06', { top: 1 }),
    'Onze kredietverzekeraar stelt een limiet per afnemer; bij welke is momenteel het uitstaande saldo het hoogst?',
    'grootste debiteur openstaand',
    'Van wie krijgen we op dit moment nog het meest?',
  ),
  ...retell(
    8,
    usual('4500', 'Assurantiën De Eem'),
    'Bij het doorlichten van de polissen wil ik weten hoe hoog de premie is die Assurantiën De Eem ieder kwartaal berekent.',
    'verzekering kosten per 3 mnd',
    'Wat vangen ze bij De Eem elke keer om ons te dekken?',
  ),
  ...retell(
    9,
    perQuarter('omzet', '2025'),
    'Graag ontvang ik voor de directievergadering de omzet van boekjaar 2024/2025, uitgesplitst naar kwartaal.',
    'q1 q2 q3 q4 dit bj verkopen',
    'Hoe ging het sinds juli vorig jaar met wat we factureerden, steeds drie maanden bij elkaar genomen?',
  ),
  ...retell(
    10,
    combined('2023', { huisvestingskosten: 1, autokosten: 1 }),
    'Ik zet ze in één begrotingsregel, dus wilt u de huisvestingskosten en de autokosten van boekjaar 2022/2023 bij elkaar optellen?',
    'pand + autos samen jul 22 - jun 23',
    'Wat waren we in het boekjaar tot en met juni 2023 kwijt aan het gebouw en het wagenpark, alles in één bedrag?',
  ),
];
