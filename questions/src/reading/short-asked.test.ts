import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('numbers by themselves', () => {
  readAs(
    CALENDAR_WORLD,
    `
252000384 → Boekingen, factuurnummer 252000384
2024-0012 → Boekingen, factuurnummer 2024-0012
bonnummer 252000384 → Boekingen, boekstuknummer 252000384
4200-4220 → Rekening 4200 en 4210 en 4220, per rekening
4200 - 4220 → Rekening 4200 en 4210 en 4220, per rekening
deb 10003 saldo → Openstaand van Jansen Bouw B.V.
cred 20001 2024 → Kosten van Technische Unie B.V., boekjaar 2024
is factuur 202500157 betaald → ? Boekingen, factuurnummer 202500157 / Openstaande facturen, per factuur / Openstaande inkoopfacturen, per factuur
`,
  );
});

describe('what is offered near to what is asked', () => {
  readAs(
    {
      ...CALENDAR_WORLD,
      relations: CALENDAR_WORLD.relations.filter(({ naam }) => naam !== 'Belastingdienst'),
    },
    `
hoeveel heb ik betaald aan de belastingdienst → ? Btw te betalen / Belastingen / Belastingen en premies
mis ik iets → Wat ontbreekt er
ok dank je → Wat kan ik vragen
wanneer is de laatste boeking → Boekingen, 1 nieuwste
tot wanneer is er geboekt → Welke jaren zijn er
welke jaarlijkse kosten → Vaste lasten, die elk jaar terugkomen
boekingen brandstof in maart 2025 → Rekening 4200 Brandstof, boekingen, maart 2025
> hoeveel is dat samen → Rekening 4200 Brandstof, maart 2025
`,
  );
});
