import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('accounts of a list', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoe is de omzet van 2024 verdeeld over verbouwingen, onderhoudscontracten en materialen → Rekening 8000 en 8010 en 8020, boekjaar 2024, per rekening
wat kostten de auto's aan benzine en lease in 2024 → Rekening 4200 en 4210, boekjaar 2024, per rekening
wat kostten de bestelauto's ons aan brandstof in 2024 → Rekening 4200 Brandstof, boekjaar 2024
huur en brandstof 2024 → Rekening 4100 en 4200, boekjaar 2024, per rekening
huur, energie en brandstof samen 2024 → Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra plus rekening 4200 Brandstof, boekjaar 2024
huur bedrijfspand en gas, water en elektra bij elkaar opgeteld: wat kostte dat in 2024? → Rekening 4100 Huur bedrijfspand plus rekening 4110 Gas, water en elektra, boekjaar 2024
telefoon en internet 2024 → Rekening 4310 Telefoon en internet, boekjaar 2024
energie, gas en licht 2024 → Rekening 4110 Gas, water en elektra, boekjaar 2024
`,
  );
});

describe('an account stands for no other of its group', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten brandstof, leasekosten en onderhoud auto's 2024 → ? Rekening 4200 Brandstof, boekjaar 2024 / Rekening 4210 Leasekosten auto's, boekjaar 2024 / Rekening 4220 Onderhoud auto's, boekjaar 2024
wat zijn we kwijt aan telefoon, internet en software → ? Rekening 4310 Telefoon en internet / Rekening 4320 Software-abonnementen
hoeveel gaven we uit aan huur van het pand in 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
huur van het kantoorpand 2024 → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024
straks moet het vakantiegeld eruit, hoeveel is daar nu voor gereserveerd → ? Salarissen en pensioenen, maart 2025 / Lonen en salarissen, maart 2025
`,
  );
});

describe('accounts beside money', () => {
  readAs(
    CALENDAR_WORLD,
    `
onderhoud auto's 2024 hoeveel geld → Rekening 4220 Onderhoud auto's, boekjaar 2024
hoeveel geld staat er op de spaarrekening → Rekening 1110 Spaarrekening
hoeveel geld zit er in bestelauto's → Rekening 0220 Bestelauto's
`,
  );
});

describe('what money went to', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat gaven we in 2024 uit aan benzine, lease en software → Rekening 4200 en 4210 en 4320, boekjaar 2024, per rekening
wat gaven we in 2024 uit aan brandstof voor de monteurs → Rekening 4200 Brandstof, boekjaar 2024
`,
  );
});
