import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('who asks for it or needs it', () => {
  readAs(
    CALENDAR_WORLD,
    `
Petra wil weten hoeveel omzet we in 2024 hadden → Omzet, boekjaar 2024
Kevin van de administratie heeft de omzet van maart 2025 nodig → Omzet, maart 2025
Sjoerd en Marieke vragen naar de brutomarge van 2024 → Brutomarge, boekjaar 2024
de subsidieverstrekker heeft de personeelskosten over 2024 nodig → Personeelskosten, boekjaar 2024
onze nieuwe financieel directeur verlangt de ebitda van 2024 → EBITDA, boekjaar 2024
ik kreeg van de curator de vraag hoe hoog de huur in 2024 was → Rekening 4100 Huur bedrijfspand, boekjaar 2024
namens Joost: wat was de omzet van 2024? → Omzet, boekjaar 2024
wat was de omzet in 2024, vraagt Anja → Omzet, boekjaar 2024
omzet 2024, dat heeft collega Anja nodig → Omzet, boekjaar 2024
de omzet wil de bank weten → Omzet
jansen bouw wil weten wat er nog openstaat → Openstaand van Jansen Bouw B.V.
ivm haar hypotheekgesprek de omzet van 2024 → Omzet, boekjaar 2024
onze drukker vraagt hoeveel we hem nog schuldig zijn → ? Openstaande inkoopfacturen
de boekhouder van verhoeven vraagt hoeveel er nog openstaat → Openstaand van Bakkerij Verhoeven B.V.
de machine had in 2024 een dure reparatie nodig, hoeveel kostte dat → ? Rekening 4700 Afschrijving machines, boekjaar 2024
`,
  );
});

describe('when and for what it is wanted', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024, kan dat nog vanmiddag? → Omzet, boekjaar 2024
huur 2024 - uiterlijk dinsdag graag → Rekening 4100 Huur bedrijfspand, boekjaar 2024
omzet maart 2025 voor morgen svp → Omzet, maart 2025
ik heb straks de omzet van 2024 nodig → Omzet, boekjaar 2024
omzet 2024, is voor de MT-notulen → Omzet, boekjaar 2024
kosten 2024 - is bedoeld voor de directie → Kosten, boekjaar 2024
omzet 2024, is voor jansen bouw → Omzet van Jansen Bouw B.V., boekjaar 2024
hoeveel hebben we morgen nog te betalen → ? Openstaande inkoopfacturen
wat was de totale omzet over alle 12 maanden van 2024 → ? Omzet, boekjaar 2024
`,
  );
});

describe('a figure in the plural by the stretch of time before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
maandwinsten 2024 → Resultaat, boekjaar 2024, per maand
kwartaalresultaten 2024 → Resultaat, boekjaar 2024, per kwartaal
kwartaalmarges 2024 → Brutomarge %, boekjaar 2024, per kwartaal
`,
  );
});

describe('what is told of it and asks no other', () => {
  readAs(
    CALENDAR_WORLD,
    `
bij welke leverancier hebben we in 2024 het meeste geld achtergelaten → Kosten, boekjaar 2024, per relatie, top 1
resultaat 2024 inclusief periode 13 → Resultaat, boekjaar 2024
omzet december 2024 inclusief periode 13 → ? Omzet, december 2024
brandstof + onderh busjes in 2024 → Rekening 4200 Brandstof plus rekening 4220 Onderhoud auto's, boekjaar 2024
`,
  );
});
