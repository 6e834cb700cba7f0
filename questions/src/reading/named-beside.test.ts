import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a question about somebody or something that is told of before it', () => {
  readAs(
    CALENDAR_WORLD,
    `
Voordat ik Jansen Bouw bel: wat staat er van hen nog open? → Openstaand van Jansen Bouw B.V.
Jansen Bouw belde gisteren, hoeveel moeten ze ons nog betalen? → Openstaand van Jansen Bouw B.V.
Voordat ik volgende week naar Jansen Bouw rijd: hoeveel moeten die ons nog betalen? → Openstaand van Jansen Bouw B.V.
Ik zit zo met de directeur van Jansen Bouw aan tafel; hoeveel omzet deden we met hen in 2024? → Omzet van Jansen Bouw B.V., boekjaar 2024
Eneco Zakelijk wil een nieuw contract. Hoeveel kochten we vorig jaar bij ze in? → Kosten van Eneco Zakelijk, boekjaar 2024
De huur gaat omhoog. Hoeveel was die in 2024? → Rekening 4100 Huur bedrijfspand, boekjaar 2024
Onze omzet viel tegen. Hoeveel was die in 2024? → Omzet, boekjaar 2024
`,
  );
});

describe('what is told of two is asked back', () => {
  readAs(
    CALENDAR_WORLD,
    `
Omzet en kosten vielen tegen. Hoeveel waren die in 2024? → ? Omzet en kosten, boekjaar 2024
`,
  );
});

describe('asked in a roundabout way', () => {
  readAs(
    CALENDAR_WORLD,
    `
mag ik het resultaat per kwartaal van 2024 even → Resultaat, boekjaar 2024, per kwartaal
de omzet van 2024 had ik graag geweten → Omzet, boekjaar 2024
wie zijn de grootste klanten? de eerste, de tweede en de derde graag → Omzet, per relatie, top 3
ten behoeve van de controle ontvang ik graag de stand van de debiteuren eind 2024 → Debiteuren, boekjaar 2024
wanneer kochten we voor het laatst bij eneco → Kosten van Eneco Zakelijk, boekingen, 1 nieuwste
wanneer hebben we voor het eerst aan Jansen Bouw verkocht → Omzet van Jansen Bouw B.V., boekingen, 1 oudste
wanneer hebben we voor het laatst iets gekocht → ? 
kun je die facturen samenvoegen → - wijzigen
omzet 2024 → Omzet, boekjaar 2024
> kun je dat per maand uitschrijven? → Omzet, boekjaar 2024, per maand
`,
  );
});
