import type { Question } from '@kengetal/contract';
import { readQuestion, vocabularyOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what a turn that points back keeps', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten van kpn 2023 → Kosten van KPN, boekjaar 2023
> laat de losse boekingen zien → Kosten van KPN, boekingen, boekjaar 2023
> hoeveel krijgen ze nog van ons → Openstaand van KPN
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> laat de boekingen eens zien → Rekening 4200 Brandstof, boekingen, boekjaar 2024
> hoeveel per keer → Vaste lasten van rekening 4200 Brandstof
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> hoeveel is daar op afgeschreven → ? Afschrijvingen, boekjaar 2024
btw 5a q1 2024 → Btw rubriek 5a, januari t/m maart 2024
> hoeveel betaalde ik er zelf op mijn inkopen → ? Kostprijs van de omzet, 1e kwartaal 2024
kosten van kpn 2024 → Kosten van KPN, boekjaar 2024
> wat kostten die bij mekaar → Kosten van KPN, boekjaar 2024
omzet van jansen bouw 2023 → Omzet van Jansen Bouw B.V., boekjaar 2023
> en hoeveel moeten ze nog betalen → Openstaand van Jansen Bouw B.V.
omzet van jansen bouw 2023 → Omzet van Jansen Bouw B.V., boekjaar 2023
> wat stond er toen nog open → Openstaand van Jansen Bouw B.V., boekjaar 2023
wat staat er open bij leveranciers → Openstaande inkoopfacturen
> alleen de accountant → ? Rekening 4600 Accountantskosten
kosten van kpn 2024 → Kosten van KPN, boekjaar 2024
> en nummer vier → ? 
`,
  );
});

describe('what a turn narrows by a code, a name or a size', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2024
> van kostenplaats werkplaats → Omzet, kostenplaats WER, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> alleen werkplaats → Omzet, kostenplaats WER, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> btw code 5 → Omzet, btw-code 5, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> btw code 5 boven 500 → ? Omzet, boekingen, btw-code 5, boven € 500, boekjaar 2024
winst 2024 → Resultaat, boekjaar 2024
> van kostenplaats werkplaats → Resultaat, kostenplaats WER, boekjaar 2024
kosten 2024 per maand → Kosten, boekjaar 2024, per maand
> kostenplaats werkplaats → Kosten, kostenplaats WER, boekjaar 2024, per maand
bank eind 2024 → Bank en kas, boekjaar 2024
> kostenplaats werkplaats → ? Boekingen, kostenplaats WER, boekjaar 2024
kosten maart 2024 → Kosten, maart 2024
> welke boekingen → Kosten, boekingen, maart 2024
> van kpn boven 500 → Kosten, boekingen, van KPN, boven € 500, maart 2024
kosten maart 2024 → Kosten, maart 2024
> welke boekingen → Kosten, boekingen, maart 2024
> boven 1000 → Kosten, boekingen, boven € 1.000, maart 2024
> van kpn → Kosten, boekingen, van KPN, boven € 1.000, maart 2024
boekingen 2024 → Boekingen, boekjaar 2024
> alleen van bakkerij verhoeven → Boekingen, van Bakkerij Verhoeven B.V., boekjaar 2024
openstaande facturen → Openstaande facturen
> boven 5000 → Openstaande facturen, per factuur, boven € 5.000
kosten 2024 → Kosten, boekjaar 2024
> alleen boven 5000 → ? Kosten, boekingen, boven € 5.000, boekjaar 2024 / Kosten, boekjaar 2024, per relatie, boven € 5.000
bankboekingen 2024 → Bank en kas, boekingen, boekjaar 2024
> van kpn → Boekingen, van KPN, dagboek 20, boekjaar 2024
bankboekingen van kpn 2024 → Boekingen, van KPN, dagboek 20, boekjaar 2024
`,
  );
});

describe('what a turn of time keeps', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet zomer 2024 → Omzet, juni t/m augustus 2024
> en de zomer daarvoor → Omzet, juni t/m augustus 2023
resultaat maart 2025 → Resultaat, maart 2025
> en maart 2024 → Resultaat, maart 2024
> en het jaar daar weer voor → Resultaat, maart 2023
solvabiliteit maart 2025 → Solvabiliteit, maart 2025
> en twee jaar eerder → Solvabiliteit, maart 2023
beste kwartaal van 2024 → Omzet, boekjaar 2024, per kwartaal, top 1
> en welke maand van het hele boekjaar → Omzet, boekjaar 2024, per maand, top 1
gemiddelde winst per maand in 2024 → Resultaat, gemiddeld per maand, boekjaar 2024
> en over het hele jaar → Resultaat, boekjaar 2024
wat betalen we per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> en in 2024 → Kosten van KPN, gemiddeld per maand, boekjaar 2024
wat betalen we per maand aan kpn → Vaste lasten, bedrag per maand, van KPN
> en over heel 2024 → Kosten van KPN, boekjaar 2024
omzet per jaar → Omzet, januari 2023 t/m maart 2025, per jaar
> nu de winst → Resultaat, januari 2023 t/m maart 2025, per jaar
banksaldo → Bank en kas
> hoeveel ging er dit jaar aan brandstof uit → Rekening 4200 Brandstof, boekjaar 2025
huisvesting per rekening 2025 → Huisvestingskosten, boekjaar 2025, per rekening
> en het totaal over heel 2024 → Huisvestingskosten, boekjaar 2024
welke jaren staan erin → Welke jaren zijn er
> omzet over die hele tijd → Omzet, januari 2023 t/m maart 2025
`,
  );
});

describe('what a turn makes of the last two', () => {
  readAs(
    CALENDAR_WORLD,
    `
eigen vermogen eind 2023 → Totaal eigen vermogen, boekjaar 2023
> en eind 2024 → Totaal eigen vermogen, boekjaar 2024
> dus erbij → Totaal eigen vermogen, verschil, boekjaar 2024, t.o.v. vorig jaar
winst 2023 → Resultaat, boekjaar 2023
> en 2024 → Resultaat, boekjaar 2024
> en de omzet van die twee jaren → Omzet, boekjaar 2024, t.o.v. vorig jaar
grootste klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> en wie kwam daar vlak achter → Omzet, boekjaar 2024, per relatie, top 1, vanaf nummer 2
> hoeveel procent is dat samen → Omzet, aandeel, boekjaar 2024, per relatie, top 2
dso 2024 → Debiteurendagen (DSO), boekjaar 2024
> en wij zelf bij onze leveranciers → Crediteurendagen (DPO), boekjaar 2024
winst voor belasting 2024 → Resultaat vóór belasting, boekjaar 2024
> en erna → Resultaat, boekjaar 2024
uitbesteed werk 2024 per leverancier → Uitbesteed werk, boekjaar 2024, per relatie
> hoe lag die verdeling in 2023 → Uitbesteed werk, boekjaar 2023, per relatie
`,
  );
});

test('what leans on a question that was not understood is asked back, also where nothing went before', () => {
  const vocabulary = vocabularyOf(CALENDAR_WORLD);
  const kind = (text: string, question?: Question) =>
    readQuestion(text, vocabulary, { offered: [], ...(question && { question }) }).kind;
  // 'Toen' is of the moment that it says itself.
  expect(kind('en eind 2024, hoeveel schuld was er toen')).toBe('vraag');
  expect(kind('welke facturen zijn dat')).toBe('terugvraag');
  expect(kind('en van kpn')).toBe('terugvraag');
  expect(kind('en per keer')).toBe('terugvraag');
  expect(kind('omzet 2024')).toBe('vraag');
});

describe('the one row that was told', () => {
  readAs(
    CALENDAR_WORLD,
    `
grootste klant 2024 → Omzet, boekjaar 2024, per relatie, top 1
> per kwartaal → ? Omzet, boekjaar 2024, per kwartaal
openstaand bij klanten → Openstaande facturen
> en hoeveel omzet doen die dit jaar → ? Omzet, boekjaar 2025
winst 2024 → Resultaat, boekjaar 2024
> hoe komt het verschil met 2023 → Resultaat, waarom, boekjaar 2024, t.o.v. vorig jaar
> vooral door welke kosten → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar
kosten kpn 2024 → Kosten van KPN, boekjaar 2024
> hoeveel facturen → Inkopen incl. btw, aantal, van KPN, boekjaar 2024
omzet verhoeven 2024 → Omzet van Bakkerij Verhoeven B.V., boekjaar 2024
> hoeveel facturen → Gefactureerd incl. btw, aantal, van Bakkerij Verhoeven B.V., boekjaar 2024
telefoonkosten 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
> laat de facturen zien → Rekening 4310 Telefoon en internet, boekingen, boekjaar 2024
kantine 2024 → Rekening 4040 Kantine, boekjaar 2024
> welke bonnen → Rekening 4040 Kantine, boekingen, boekjaar 2024
> hoeveel bonnen → ? Rekening 4040 Kantine, boekingen, boekjaar 2024 / Inkopen incl. btw, aantal, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> laat de facturen zien → Autokosten, boekingen, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> hoeveel facturen → ? Autokosten, boekingen, boekjaar 2024 / Gefactureerd incl. btw, aantal, boekjaar 2024
kosten 2024 → Kosten, boekjaar 2024
> laat de facturen zien → Inkopen incl. btw, boekingen, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> hoeveel facturen → Gefactureerd incl. btw, aantal, boekjaar 2024
hoeveel hebben we op de bank → Bank en kas
> genoeg om de leveranciers te betalen → Bank en kas en crediteuren
winst per jaar → Resultaat, januari 2023 t/m maart 2025, per jaar
> hoeveel beter dan het slechtste → ? 
beste maand van 2024 → Omzet, boekjaar 2024, per maand, top 1
> en per kwartaal → Omzet, boekjaar 2024, per kwartaal
huur per maand → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
> en de verzekering → Vaste lasten van rekening 4500 Bedrijfsverzekeringen, bedrag per maand
> bij elkaar per jaar → ? Vaste lasten van rekening 4500 Bedrijfsverzekeringen, bedrag per jaar
`,
  );
});
