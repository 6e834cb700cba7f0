import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';
import { readQuestion, vocabularyOf, wordsOf, type Before } from '../index.ts';

describe('what a turn says and its reading would pass over', () => {
  readAs(
    CALENDAR_WORLD,
    `
vijf grootste kostenrekeningen 2024 → Kosten, boekjaar 2024, per rekening, top 5
> verdeel nummer twee eens naar leverancier → ? Kosten, boekjaar 2024, per rekening, top 1, vanaf nummer 2
top 3 leveranciers 2024 → Kosten, boekjaar 2024, per relatie, top 3
> van de grootste alle boekingen in mei → ? Boekingen, mei 2024, hoogste
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> splits de grootste per maand → ? Omzet, boekjaar 2024, per maand, top 1
omzet 2024 per maand → Omzet, boekjaar 2024, per maand
> zet die maand naast de vorige → ? Omzet, maart 2025, t.o.v. de vorige periode
tot en met welke maand is er geboekt → Welke jaren zijn er
> wat waren de kosten in die maand → Kosten, maart 2025
omzet 2024 → Omzet, boekjaar 2024
> doe de kosten er ook bij → Omzet en kosten, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> welk deel van de autokosten is dat → ? Autokosten, aandeel, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> hoeveel procent van de omzet was dat → ? 
kosten 2024 → Kosten, boekjaar 2024
> tel de lening erbij op → ? Kosten, boekjaar 2024
`,
  );
});

describe('what a turn keeps of the question before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
in welke maanden van 2023 draaiden we verlies → Resultaat, boekjaar 2023, per maand, onder € 0
> en in 2024 → Resultaat, boekjaar 2024, per maand, onder € 0
omzet 2024 tov 2023 → Omzet, boekjaar 2024, t.o.v. vorig jaar
> hetzelfde voor de kosten → Kosten, boekjaar 2024, t.o.v. vorig jaar
> en de winst, alleen het percentage → Resultaat, verschil, boekjaar 2024, t.o.v. vorig jaar
winst voor belasting 2024 → Resultaat vóór belasting, boekjaar 2024
> o sorry, ik bedoel na belasting → Resultaat, boekjaar 2024
winstmarge 2024 → Nettomarge, boekjaar 2024
> nee niet de marge, de winst zelf → Resultaat, boekjaar 2024
omzet mei 2024 → Omzet, mei 2024
> nee niet mei, juni → Omzet, juni 2024
kosten maart 2024 → Kosten, maart 2024
> en dat jaar → Kosten, boekjaar 2024
omzet q2 2024 → Omzet, 2e kwartaal 2024
> splits dat eens in maanden → Omzet, 2e kwartaal 2024, per maand
op welke rekening staat de telefoon → Hoe heet rekening 4310
> wat ging daar in 2024 doorheen → Rekening 4310 Telefoon en internet, boekjaar 2024
staat er iets op "Vraagposten" → Vraagposten
`,
  );
});

describe('what a turn adds up, takes off or holds', () => {
  readAs(
    CALENDAR_WORLD,
    `
lonen 2024 → Lonen en salarissen, boekjaar 2024
> tel de sociale lasten erbij op → Lonen en salarissen plus sociale lasten, boekjaar 2024
> wat is dat gemiddeld per maand → Lonen en salarissen plus sociale lasten, gemiddeld per maand, boekjaar 2024
resultaat 2024 zonder afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
> en als ook de rente eruit blijft → Resultaat zonder afschrijvingen en rekening 9010 Rente lening, boekjaar 2024
verkocht aan jansen bouw in 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024
> en aan jansen zorg → Omzet van Jansen Zorg, boekjaar 2024
> die twee bij elkaar → Omzet van Jansen Bouw B.V. plus omzet van Jansen Zorg, boekjaar 2024
> welk deel van de omzet vormen zij → Omzet van Jansen Bouw B.V. plus omzet van Jansen Zorg als percentage van omzet, boekjaar 2024
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> en 2023 → Omzet, boekjaar 2023, per relatie, top 5
> hoeveel is jansen bouw in die tijd gegroeid → Omzet van Jansen Bouw B.V., verschil, boekjaar 2024, t.o.v. vorig jaar
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> hoeveel procent van de autokosten is dat → Rekening 4200 Brandstof als percentage van autokosten, boekjaar 2024
grootste kostenrekening 2024 → Kosten, boekjaar 2024, per rekening, top 1
> noem er maar vier → Kosten, boekjaar 2024, per rekening, top 4
`,
  );
});

describe('what is open in a conversation', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel hadden klanten ons eind juni 2024 nog te betalen → Openstaande facturen, juni 2024
debiteurenstand eind juni 2024 → Debiteuren, juni 2024
> bij wie → Openstaande facturen, juni 2024
> wie zijn de drie grootste → Openstaande facturen, juni 2024, top 3
> en samen → Openstaande facturen, samen, juni 2024, top 3
> hoeveel procent van alle debiteuren → Openstaande facturen, aandeel, juni 2024, top 3
wat hebben we aan leveranciers nog te betalen → Openstaande inkoopfacturen
wie is te laat met betalen → Openstaande facturen, te laat, per relatie
> bij wie gaat het daarvan om het meeste geld → Openstaande facturen, te laat, per relatie, top 1
welke klanten hadden eind 2023 iets openstaan → Openstaande facturen, december 2023
> en een jaar later → Openstaande facturen, december 2024
> met hoeveel is het gestegen → Debiteuren, verschil, december 2024, t.o.v. vorig jaar
`,
  );
});

const vocabulary = vocabularyOf(CALENDAR_WORLD);
const asked = (text: string, before: Before): string => {
  const reading = readQuestion(text, vocabulary, before);
  return reading.kind === 'vraag' ? wordsOf(reading.question, vocabulary) : reading.kind;
};

test('goes on from whose invoices an answer named', () => {
  const question = {
    subject: { kind: 'open', groep: 'debiteuren', late: true },
    split: 'relatie',
    order: 'hoogste',
    limit: 1,
  } as const;
  const before = { question, found: { relatie: '10003' } };
  expect(asked('welke facturen zijn dat', before)).toBe(
    'Openstaande facturen, te laat, van Jansen Bouw B.V., per factuur',
  );
  const next = {
    question: { subject: { kind: 'open', groep: 'debiteuren' }, only: { relatie: '10003' } },
  } as const;
  expect(asked('hoeveel omzet hadden we in 2024 met die klant', next)).toBe(
    'Omzet van Jansen Bouw B.V., boekjaar 2024',
  );
});
