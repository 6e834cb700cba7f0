import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what figures by month cannot tell', () => {
  readAs(
    CALENDAR_WORLD,
    `
boekingen van 1 tot 15 maart 2025 → ? 
omzet vanaf 15 maart → ? 
kosten t/m 10 februari 2025 → ? 
omzet van 1 januari tot en met 31 maart 2024 → Omzet, 1e kwartaal 2024
omzet tot 1 juli 2024 → Omzet, januari t/m juni 2024
hoogste dagomzet → ? 
welke klant betaalt het traagst → ? Openstaande facturen, te laat, per relatie, oudste
is de bank rood geweest → ? Bank en kas, per maand
levert de reclame geld op → ? Omzet
wanneer is voor het laatst geboekt → Welke jaren zijn er
geld eruit in maart 2024 → ? Totale kasstroom, maart 2024 / Bank en kas, maart 2024
winst en verlies per maand 2024 naast begroting → ? Winst-en-verliesrekening, boekjaar 2024, per maand / Winst-en-verliesrekening, boekjaar 2024, t.o.v. de begroting
wat is de gemiddelde bestelling in 2024 → ? 
levert de reclame wat op → ? Omzet
omzet juni 2024 tov het gemiddelde van 2024 → ? 
omzet verlegd q1 → ? Omzet, 1e kwartaal 2025, per btw-code / Btw-overzicht, 1e kwartaal 2025
omzet q1 2024 plus kosten q2 2024 → ? 
omzet na maart 2024 → ? 
omzet na 1 maart 2024 → ? 
winst na belasting 2024 → Resultaat, boekjaar 2024
4200 t/m 4220 2024 → Rekening 4200 en 4210 en 4220, boekjaar 2024, per rekening
4200 maart t/m juni 2024 → Rekening 4200 Brandstof, maart t/m juni 2024
eerste maand met verlies in 2024 → ? 
winst in de eerste maand van 2024 → Resultaat, januari 2024
laatste maand waarin is geboekt → Welke jaren zijn er
`,
  );
});

describe('what was passed over', () => {
  readAs(
    CALENDAR_WORLD,
    `
tweede leverancier van 2024 → Kosten, boekjaar 2024, per relatie, top 1, vanaf nummer 2
derde grootste kostenpost 2024 → Kosten, boekjaar 2024, per rekening, top 1, vanaf nummer 3
hoeveel openstaande facturen zijn er → Openstaande facturen, aantal
hoeveel btw heb ik betaald aan leveranciers in q2 2024 → Btw rubriek 5b, april t/m juni 2024
wat blijft er over als je van de omzet de inkoop aftrekt 2024 → Omzet min kostprijs van de omzet, boekjaar 2024
wat bleef er van elke euro omzet over in 2024 → Resultaat als percentage van omzet, boekjaar 2024
hoeveel geld is er in 2024 bijgekomen op de bank → ? Totale kasstroom, boekjaar 2024 / Bank en kas, boekjaar 2024
rendement op eigen vermogen → ? Nettomarge / Totaal eigen vermogen
wat zijn de bestelauto's waard → Rekening 0220 en 0225
`,
  );
});

describe('a ratio that no definition has', () => {
  readAs(
    CALENDAR_WORLD,
    `
cash ratio → ? Kengetallen overzicht
debt ratio 2024 → ? Kengetallen overzicht
loonkosten ratio → ? Kengetallen overzicht
current ratio → Current ratio
quick ratio 2024 → Quick ratio, boekjaar 2024
ratio's 2024 → Kengetallen overzicht, boekjaar 2024
`,
  );
});

describe('what is bought for the omzet', () => {
  const asMaterials = CALENDAR_WORLD.accounts.map((account) =>
    account.groep === 'inkoopwaarde' ? { ...account, groep: 'materialen' as const } : account,
  );
  readAs(CALENDAR_WORLD, 'inkoopwaarde 2024 → Inkoopwaarde goederen, boekjaar 2024');
  readAs(
    { ...CALENDAR_WORLD, accounts: asMaterials },
    `
inkoopwaarde 2024 → Kostprijs van de omzet, boekjaar 2024
inkoopwaarde per kwartaal 2024 → Kostprijs van de omzet, boekjaar 2024, per kwartaal
inkoopwaarde als % van de omzet → Kostprijs van de omzet als percentage van omzet
omzet min inkoopwaarde 2024 → Omzet min kostprijs van de omzet, boekjaar 2024
`,
  );
});
