import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const PRIVATE = [
  { rekening: '0550', naam: 'Privéopnamen', groep: 'kapitaal' },
  { rekening: '0560', naam: 'Inkomstenbelasting privé', groep: 'kapitaal' },
] as const;

describe('what goes between a business and its owner', () => {
  readAs(
    { ...CALENDAR_WORLD, accounts: [...CALENDAR_WORLD.accounts, ...PRIVATE] },
    `
privé opgenomen in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> en in 2023 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2023
privé-opnamen 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
saldo privéopnamen eind 2024 → Rekening 0550 Privéopnamen, boekjaar 2024
priveopnames, stand 31-12-24 → Rekening 0550 Privéopnamen, boekjaar 2024
saldo privérekening eind 2024 → Rekening 0550 en 0560, boekjaar 2024
wat heb ik mezelf uitbetaald in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat heb ik overgemaakt naar mijn privérekening → Rekening 0550 Privéopnamen, boekingen, debet
wat heb ik uit de zaak gehaald in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat is mijn salaris → Rekening 0550 Privéopnamen, boekingen, debet
winst 2024 → Resultaat, boekjaar 2024
> en wat heb ik daarvan opgenomen → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> en stortingen → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat heb ik privé opgenomen in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> en in 2023? → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2023
> hoeveel meer is dat → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024, t.o.v. vorig jaar
prive opnamen per maand 2024 → Rekening 0550 Privéopnamen, debet, boekjaar 2024, per maand
gemiddelde privéopname per maand 2024 → Rekening 0550 Privéopnamen, gemiddeld per maand, debet, boekjaar 2024
hoeveel heb ik privé gestort in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
inkomstenbelasting 2024 → Rekening 0560 Inkomstenbelasting privé, boekingen, debet, boekjaar 2024
hoeveel heeft mijn vrouw opgenomen in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
privé-opnames mijn man 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat heeft de baas uit de zaak gehaald in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
hoeveel nam het gezin op in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
hoeveel ging er naar privé in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat trok ik er in 2024 voor mezelf uit → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
Hoeveel geld heeft mijn vrouw nu op de zakelijke rekening staan? → Bank en kas, maart 2025
wat is er opgenomen in de zaak van mijn vrouw → - andere_administratie
wat bleef er voor mezelf over → Resultaat
wat is mijn inkomen in 2024 → Resultaat, boekjaar 2024
`,
  );
});

describe('books without an account for it', () => {
  readAs(
    CALENDAR_WORLD,
    `
privé opgenomen in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat heb ik mezelf uitbetaald in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat is mijn salaris → ? Lonen en salarissen
`,
  );
});

describe('what was invested, and what VAT was booked', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel hebben we dit jaar geinvesteerd → Rekening 0210 en 0220, boekingen, debet, boekjaar 2025
> wat was de duurste → Rekening 0210 en 0220, boekingen, debet, boekjaar 2025, top 1
hoeveel hebben we in 2024 geinvesteerd → Rekening 0210 en 0220, boekingen, debet, boekjaar 2024
> waarin → Rekening 0210 en 0220, boekingen, debet, boekjaar 2024
> welke leverancier → Rekening 0210 en 0220, boekingen, debet, boekjaar 2024
investeringen per jaar → Rekening 0210 en 0220, debet, januari 2023 t/m maart 2025, per jaar
investeringskasstroom 2024 → Kasstroom uit investeringsactiviteiten, boekjaar 2024
boekingen op de btw rekeningen 30 september 2024 → Rekening 1500 en 1520, boekingen, op 30 september 2024
hoeveel btw moet ik betalen over q3 2024 → Btw te betalen, juli t/m september 2024
> hoe is dat berekend → Hoe wordt btw-positie berekend
hoevl btw moet ik aangeven 4e kwrtaal → Btw te betalen, oktober t/m december 2024
schulden op lange termijn → Langlopende schulden
werkgeverslasten → Sociale lasten plus pensioenlasten
boekwaarde auto → Rekening 0220 en 0225
afschrijvingen 2024 → Afschrijvingen, boekjaar 2024
> op welke activa → Afschrijvingen, boekjaar 2024, per rekening
kas negatief geweest → ? Bank en kas, per maand
`,
  );
});

describe('one of what was told', () => {
  readAs(
    CALENDAR_WORLD,
    `
laat de 10 grootste boekingen van september zien → Boekingen, september 2024, top 10
> wat is die grootste precies → Boekingen, september 2024, top 1
laatste boeking van eneco → Kosten van Eneco Zakelijk, boekingen, 1 nieuwste
bankmutaties december 2024 → Rekening 1100 en 1110, boekingen, december 2024
> alleen bijschrijvingen → Rekening 1100 en 1110, boekingen, debet, december 2024
wie is er te laat met betalen → Openstaande facturen, te laat, per relatie
> stuur een lijst met factuurnrs → Openstaande facturen, te laat, per factuur
welke kosten komen elke maand terug → Vaste lasten, die elke maand terugkomen
> en alleen per kwartaal → Vaste lasten, die elk kwartaal terugkomen
`,
  );
});
