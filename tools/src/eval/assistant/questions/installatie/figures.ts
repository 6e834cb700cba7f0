import {
  account,
  amountWith,
  either,
  figure,
  less,
  lines,
  nothing,
  of,
  ofAccount,
  on,
  above,
  combined,
  openRelations,
  openTotal,
  openFor,
  perMonth,
  ratio,
  says,
  soldTo,
  split,
  withoutVatCode,
} from '../../gold/ask/index.ts';
import { clean, rough } from '../write.ts';

const NOW = '2025-09';

/** Figures of the definitions that no other question is about, and what a bookkeeper looks for. */
export const figures = [
  ...clean(
    4,
    [
      'Wat is de marge op de omzet in euro’s over 2024, dus zonder overige opbrengsten?',
      figure('marge_op_omzet', '2024'),
    ],
    [
      'Hoe hoog is de kostprijs van de omzet in het tweede kwartaal van 2025?',
      figure('kostprijs', '2025-Q2'),
    ],
    ['Wat waren de financiële baten en lasten in 2024?', figure('financieel', '2024')],
    [
      'Hoeveel belasting staat er in de winst-en-verliesrekening van 2024?',
      either(figure('belastingen', '2024'), combined('2024', { belastingen: -1 })),
    ],
    ['Wat waren de overige personeelskosten in 2024?', figure('overige_personeelskosten', '2024')],
    ['Hoeveel omzet kwam er in 2024 uit diensten?', figure('omzet_diensten', '2024')],
    ['Hoeveel omzet was er in 2025 uit handelsgoederen?', figure('omzet_handelsgoederen', '2025')],
  ),
  ...rough(
    4,
    ['overige bedr kosten 2024', figure('overige_bedrijfskosten', '2024')],
    ['verkoopkosten 2023', figure('verkoopkosten', '2023')],
  ),
  ...clean(
    5,
    ['Wat is het totaal van de passiva eind 2024?', figure('passiva', '2024')],
    ['Hoe hoog waren de reserves eind 2024?', figure('reserves', '2024')],
    ['Hoeveel kapitaal staat er op de balans?', figure('kapitaal', NOW)],
    ['Wat was de kasstroom uit financiering in 2024?', figure('kasstroom_financiering', '2024')],
    ['Hoeveel dagen kunnen we nog vooruit met het geld op de bank?', ratio('runway', NOW)],
    ['Hoe groot zijn de vorderingen in totaal, eind 2024?', figure('vorderingen', '2024')],
    ['Wat staat er aan salarissen en pensioenen als schuld open?', figure('salarisschulden', NOW)],
    [
      'Klopt de balans eind 2024, of is er een verschil?',
      either(says('klopt|sluit|geen verschil'), combined('2024', { activa: 1, passiva: -1 })),
    ],
  ),
  ...rough(
    5,
    ['runway', ratio('runway', NOW)],
    ['materiele vaste activa eind 23', figure('materiele_activa', '2023')],
    ['werkkap. eind 2023', figure('werkkapitaal', '2023')],
  ),
  ...clean(
    6,
    [
      'Hoeveel debiteurendagen hebben we in 2024 als je zonder btw rekent?',
      ratio('dso_excl', '2024'),
    ],
    [
      'Wat is er langer dan 14 dagen te laat bij onze klanten, in totaal?',
      openTotal('debiteuren', NOW, openFor(14)),
    ],
    [
      'Aan welke drie leveranciers moeten we het meest betalen?',
      openRelations('crediteuren', NOW, { top: 3 }),
    ],
  ),
  ...rough(6, ['dpo excl btw 2024', ratio('dpo_excl', '2024')]),
  ...clean(
    10,
    [
      'Hoeveel omzet hadden we in 2024 buiten de onderhoudscontracten om?',
      less('omzet', ofAccount('8010'), '2024'),
    ],
    [
      'Wat was de omzet van dit jaar per maand, alleen van installatiewerk?',
      perMonth(ofAccount('8000'), '2025'),
    ],
  ),
  ...clean(
    11,
    [
      'Welke boekingen op de kosten hebben in augustus 2025 geen btw-code?',
      lines('2025-08', of('kosten'), withoutVatCode),
    ],
    ['Sluit de beginbalans van 2024 aan op de eindbalans van 2023?', says('sluit|gelijk|klopt|ja')],
    ['Zijn alle maanden van 2024 geboekt?', says('ja|alle|geen')],
    ['Welke verkopen van boven de anderhalve ton zijn er in 2025?', nothing],
    ['Toon de boekingen boven 20k op installatiewerk in 2025.', nothing],
    [
      'Welke kostenrekeningen kwamen in 2024 boven de anderhalve ton uit?',
      split('kosten', 'account', '2024', { above: 150_000 }),
    ],
    [
      'Welke boekingen van meer dan 8k staan er in 2025 op omzet installatiewerk?',
      lines('2025', on('8000'), above(8000)),
    ],
  ),
  ...rough(
    11,
    ['btw code leeg kosten juli', lines('2025-07', of('kosten'), withoutVatCode)],
    ['rekening 2000 leeg?', account('2000', NOW)],
    ['welke kostenplaatsen zitten er in de omzet 2025', split('omzet', 'costCentre', '2025')],
    [
      'klanten met meer dan een halve ton omzet in 24',
      split('omzet', 'party', '2024', { above: 50_000 }),
    ],
    ['kostenrekeningen > 100k 2024', split('kosten', 'account', '2024', { above: 100_000 })],
    [
      'omzet aan de graaf vastgoed 2025 ex btw',
      amountWith(soldTo('De Graaf Vastgoed B.V.'), '2025'),
    ],
  ),
];
