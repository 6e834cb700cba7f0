import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('how many of them there are', () => {
  readAs(
    CALENDAR_WORLD,
    `
hoeveel van onze klanten kochten in 2024 voor meer dan een ton → Omzet, aantal, boekjaar 2024, per relatie, boven € 100.000
hoeveel kostenposten zijn hoger dan 10.000 in 2024 → Kosten, aantal, boekjaar 2024, per rekening, boven € 10.000
hoeveel van de openstaande facturen zijn te laat → Openstaande facturen, te laat, aantal
hoeveel procent van de klanten is te laat → ? Openstaande facturen, te laat, aantal, per relatie / Openstaande facturen, te laat, aandeel
hoeveel debiteuren hebben we → ? Openstaande facturen, aantal, per relatie / Debiteuren
hoeveel van onze kosten in 2024 zijn personeelskosten → Personeelskosten, boekjaar 2024
omzet per klant 2024 → Omzet, boekjaar 2024, per relatie
> hoeveel van hen zitten onder de 10k → Omzet, aantal, boekjaar 2024, per relatie, onder € 10.000
openstaande facturen → Openstaande facturen
> hoeveel daarvan zijn te laat → Openstaande facturen, te laat, aantal
openstaande facturen → Openstaande facturen
> hoeveel daarvan is te laat → Openstaande facturen, te laat
openstaande facturen → Openstaande facturen
> hoeveel procent daarvan is ouder dan 60 dagen → Openstaande facturen, ouder dan 60 dagen, aandeel
openstaande facturen → Openstaande facturen
> en hoeveel klanten zijn dat → Openstaande facturen, aantal, per relatie
top 5 klanten 2024 → Omzet, boekjaar 2024, per relatie, top 5
> hoeveel van hen zitten boven een ton → ? Omzet, aantal, boekjaar 2024, per relatie, boven € 100.000
welke klanten kochten in 2024 meer dan een ton → Omzet, boekjaar 2024, per relatie, boven € 100.000
> hoeveel procent van de omzet is dat → Omzet, aandeel, boekjaar 2024, per relatie, boven € 100.000
vaste lasten → Vaste lasten
> hoeveel zijn dat er → ? Vaste lasten
`,
  );
});

describe('who is late, and who is of an age', () => {
  readAs(
    CALENDAR_WORLD,
    `
klanten over de vervaldatum → Openstaande facturen, te laat, per relatie
wat hebben klanten te laat openstaan → Openstaande facturen, te laat
welke klanten zitten in 31-60 dagen → Openstaande facturen, tussen 30 en 60 dagen oud, per relatie
wie zit er in de oudste ouderdomsgroep van de debiteuren → Openstaande facturen, ouder dan 90 dagen, per relatie, oudste
te late facturen → Openstaande facturen, te laat
> van wie zijn die → Openstaande facturen, te laat, per relatie
openstaand naar ouderdom → Openstaande facturen, per ouderdom
> welke klanten zijn dat boven de 90 → Openstaande facturen, ouder dan 90 dagen, per relatie
openstaand naar ouderdom → Openstaande facturen, per ouderdom
> wie zitten er in de oudste groep → Openstaande facturen, ouder dan 90 dagen, per relatie
openstaand naar ouderdom → Openstaande facturen, per ouderdom
> welke klanten zijn dat → Openstaande facturen, per relatie
`,
  );
});

describe('how often something comes back, and what does now', () => {
  readAs(
    CALENDAR_WORLD,
    `
om de hoeveel tijd betalen we de huur → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
eens in de hoeveel maanden komt de huur → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
in welk ritme betalen we de huur → Vaste lasten van rekening 4100 Huur bedrijfspand, hoe vaak
welke kosten keren op dit ogenblik ieder kwartaal terug → Vaste lasten, die elk kwartaal terugkomen
welke abonnementen hebben wij heden ten dage → Vaste lasten
wat kost de huur thans per maand → Vaste lasten van rekening 4100 Huur bedrijfspand, bedrag per maand
omzet tot op heden → Omzet, 1e kwartaal 2025
`,
  );
});
