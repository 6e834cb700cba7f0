import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('how many rows are asked', () => {
  readAs(
    CALENDAR_WORLD,
    `
lev. met hoogste kstn 2024 → Kosten, boekjaar 2024, per relatie, top 1
leveranciers met de hoogste kosten 2024 → Kosten, boekjaar 2024, per relatie, hoogste
grootste openst deb → Openstaande facturen, top 1
grootste debiteuren → Openstaande facturen, hoogste
5 grootste deb → Openstaande facturen, top 5
3 zwaarste grootboekrek. kosten 2024 → Kosten, boekjaar 2024, per rekening, top 3
de klant vraagt waar het geld heen gaat. Noem de drie grootste kostensoorten van 2024 → Kosten, boekjaar 2024, per groep, top 3
de klant met de meeste omzet 2024 → Omzet, boekjaar 2024, per relatie, top 1
welke klant vraagt het meest → Omzet, per relatie, top 1
omzet in het boekjaar 2024, dat twaalf maanden telt → Omzet, boekjaar 2024
drie maanden met de hoogste omzet 2024 → Omzet, boekjaar 2024, per maand, top 3
5.000 euro per maand is de bovengrens. In welke maanden van 2024 gingen de kosten daaroverheen → Kosten, boekjaar 2024, per maand, boven € 5.000
in welke maanden van 2024 bleven de kosten onder de 5.000 euro → Kosten, boekjaar 2024, per maand, onder € 5.000
omzet 2024 per kostenplaats, dus werkplaats apart → Omzet, boekjaar 2024, per kostenplaats
grootste kostenpost per maand in 2024 → ? Kosten, boekjaar 2024, per maand, top 1
grootste klant en leverancier 2024 → ? Omzet, boekjaar 2024, per relatie, top 1
omzet per klant en leverancier 2024 → ? Kosten, boekjaar 2024, per relatie, hoogste / Kosten, boekjaar 2024
beste maand en beste klant 2024 → ? Omzet, boekjaar 2024, per relatie, top 1
welke klant had in welke maand de meeste omzet in 2024 → ? Omzet, boekjaar 2024, per relatie, top 1
grootste leverancier na technische unie 2024 → ? Kosten van Technische Unie B.V., boekjaar 2024, 1 posten
`,
  );
});

describe('rows of one account or name', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke maand had in 2024 de meeste kosten op rekening 4200 → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
top 3 leveranciers van bouwmateriaal 2024 → Rekening 7000 Inkoop bouwmateriaal, boekjaar 2024, per relatie, top 3
in welke maand kocht jansen bouw het meest in 2024 → Omzet van Jansen Bouw B.V., boekjaar 2024, per maand, top 1
grootste drie uitgaven aan brandstof 2024 → ? Rekening 4200 Brandstof, boekjaar 2024, 3 posten
de hoogste factuur van technische unie in 2024 → Inkopen incl. btw, boekingen, van Technische Unie B.V., boekjaar 2024, top 1
wie had de meeste omzet op jansen bouw na in 2024 → Omzet zonder Jansen Bouw B.V., boekjaar 2024, per relatie, top 1
grootste boeking op brandstof in 2024 → Rekening 4200 Brandstof, boekingen, boekjaar 2024, top 1
`,
  );
});

describe('rows that are denied', () => {
  readAs(
    CALENDAR_WORLD,
    `
welke maanden geen verlies → Resultaat, per maand, boven € 0
welke maanden geen winst → Resultaat, per maand, onder € 0
maanden zonder winst → Resultaat, per maand, onder € 0
maanden zonder verlies → Resultaat, per maand, boven € 0
maanden met verlies → Resultaat, per maand, onder € 0
klanten zonder omzet → ? Omzet, per relatie, hoogste
`,
  );
});
