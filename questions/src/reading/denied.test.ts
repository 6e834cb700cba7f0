import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is denied is left out, and never offered', () => {
  readAs(
    CALENDAR_WORLD,
    `
alle kosten maar niet de autokosten → Kosten zonder autokosten
kosten, niet de lonen → Kosten zonder lonen en salarissen
kosten maar de lonen niet → Kosten zonder lonen en salarissen
omzet niet van bakkerij verhoeven → Omzet zonder Bakkerij Verhoeven B.V.
kosten die niet van kpn zijn → Kosten zonder KPN
kosten anders dan personeel → Kosten zonder personeelskosten
openstaande facturen niet van jansen bouw → Openstaande facturen zonder Jansen Bouw B.V.
kosten per leverancier maar niet kpn en niet eneco → Kosten zonder KPN en Eneco Zakelijk, per relatie
wat is de omzet, niet de winst → Omzet
is de omzet anders dan vorig jaar → Omzet, t.o.v. vorig jaar
welke klanten hebben niet betaald → Openstaande facturen
hoeveel hebben we niet aan brandstof uitgegeven → ? 
de omzet klopt niet → ? Omzet
top 5 kosten → Kosten, per groep, top 5
> anders dan personeel? → Kosten zonder personeelskosten, per groep, top 5
omzet per maand → Omzet, per maand
> en februari niet → ? 
`,
  );
});

describe('how something is divided can be denied', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten niet per maand maar per kwartaal → Kosten, per kwartaal
omzet 2024 niet per maand → Omzet, boekjaar 2024
omzet niet van 2024 maar van 2023 → Omzet, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> niet de omzet maar de kosten → Kosten, boekjaar 2024
`,
  );
});

describe('what is excepted', () => {
  readAs(
    CALENDAR_WORLD,
    `
alle kosten op personeel na → Kosten zonder personeelskosten
kosten op de huur na in 2024 → Kosten zonder rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet op klant jansen bouw na → Omzet zonder Jansen Bouw B.V.
alles op de huur na → ? 
op een na grootste klant → Omzet, per relatie, top 1, vanaf nummer 2
niet de omzet van 2024 maar de kosten → ? Omzet, boekjaar 2024 / Kosten, boekjaar 2024
omzet maar niet van klant jansen bouw → Omzet zonder Jansen Bouw B.V.
kosten maar niet van leverancier bouwmaat → Kosten zonder Bouwmaat Utrecht
kosten → Kosten
> en niet de huur → Kosten zonder rekening 4100 Huur bedrijfspand
> en ook niet de lonen → Kosten zonder lonen en salarissen en rekening 4100 Huur bedrijfspand
`,
  );
});
