import { CALENDAR_WORLD, BROKEN_WORLD } from '../testing/world.ts';
import { readAs } from '../testing/table.ts';

describe('what changed most of two amounts that were told one after the other', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet februari 2025 → Omzet, februari 2025
> en februari 2024 → Omzet, februari 2024
> welke klant daalde het meest → Omzet, waarom, februari 2025, t.o.v. vorig jaar, per relatie, laagste
omzet 2024 → Omzet, boekjaar 2024
> en 2023 → Omzet, boekjaar 2023
> bij wie steeg het het meest → Omzet, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, hoogste
kosten 2024 → Kosten, boekjaar 2024
> en 2023 → Kosten, boekjaar 2023
> welke post steeg het meest → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per rekening, hoogste
kosten 2024 → Kosten, boekjaar 2024
> en 2023 → Kosten, boekjaar 2023
> welke kosten zijn het meest gestegen → Kosten, waarom, boekjaar 2024, t.o.v. vorig jaar, per groep, hoogste
kosten februari → Kosten, februari 2025
> en januari → Kosten, januari 2025
> wat is het verschil per rekening → Kosten, waarom, februari 2025, t.o.v. de vorige periode, per rekening
kosten 2024 → Kosten, boekjaar 2024
> omzet 2024 → Omzet, boekjaar 2024
> welke klant daalde het meest → Omzet, waarom, boekjaar 2024, t.o.v. vorig jaar, per relatie, 1 laagste
`,
  );
  readAs(
    BROKEN_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2023/2024
> en 2023 → Omzet, boekjaar 2022/2023
> welke klanten daalden → Omzet, waarom, boekjaar 2023/2024, t.o.v. vorig jaar, per relatie, laagste
`,
  );
});

describe('which of the periods that were told was the highest', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet januari 2025 → Omzet, januari 2025
> en februari → Omzet, februari 2025
> en maart → Omzet, maart 2025
> welke was het hoogst → Omzet, 1e kwartaal 2025, per maand, top 1
bank eind januari 2025 → Bank en kas, januari 2025
> en februari → Bank en kas, februari 2025
> wanneer was het het laagst → Bank en kas, januari t/m februari 2025, per maand, 1 laagste
kosten 2023 → Kosten, boekjaar 2023
> en 2024 → Kosten, boekjaar 2024
> welk jaar was het hoogst → Kosten, januari 2023 t/m december 2024, per jaar, top 1
> wat was de grootste klant → Omzet, januari 2023 t/m december 2024, per relatie, top 1
omzet januari 2025 → Omzet, januari 2025
> en maart → Omzet, maart 2025
omzet januari 2025 → Omzet, januari 2025
> en februari → Omzet, februari 2025
> wie was de grootste → Omzet, februari 2025, per relatie, top 1
omzet januari 2025 → Omzet, januari 2025
> welke was het hoogst → Omzet, januari 2025, per relatie, top 1
`,
  );
});

describe('the largest account of what was told', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten KPN 2024 → Kosten van KPN, boekjaar 2024
> grootste rekening → Kosten van KPN, boekjaar 2024, per rekening, top 1
autokosten 2024 → Autokosten, boekjaar 2024
> welke post was het hoogst in 2023 → Autokosten, boekjaar 2023, per rekening, top 1
kosten 2024 → Kosten, boekjaar 2024
> grootste rekening → Kosten, boekjaar 2024, per rekening, top 1
omzet 2024 → Omzet, boekjaar 2024
> grootste kostenpost → Kosten, boekjaar 2024, per rekening, top 1
`,
  );
});

describe('one invoice of what was sold or bought', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet Verhoeven → Omzet van Bakkerij Verhoeven B.V.
> en per jaar → Omzet van Bakkerij Verhoeven B.V., januari 2023 t/m maart 2025, per jaar
> laatste factuur → Gefactureerd incl. btw, boekingen, van Bakkerij Verhoeven B.V., januari 2023 t/m maart 2025, 1 nieuwste
omzet 2024 → Omzet, boekjaar 2024
> laatste factuur → Gefactureerd incl. btw, boekingen, boekjaar 2024, 1 nieuwste
kosten KPN 2024 → Kosten van KPN, boekjaar 2024
> laat de facturen zien → Kosten van KPN, boekingen, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> laatste factuur → Autokosten, boekingen, boekjaar 2024, 1 nieuwste
`,
  );
});

describe('what is owed of a tax behind what is owed of another', () => {
  readAs(
    CALENDAR_WORLD,
    `
loonheffing te betalen → Rekening 1700 Af te dragen loonheffing
> en btw → Btw-positie
> en pensioen → Rekening 1730 Af te dragen pensioenpremie
schuld aan de belastingdienst → Belastingen en premies
> en de btw → Btw-positie
loonheffing te betalen → Rekening 1700 Af te dragen loonheffing
> en btw q1 → Btw te betalen, januari t/m maart 2025
loonheffing te betalen → Rekening 1700 Af te dragen loonheffing
> en omzet → Omzet
loonheffing te betalen → Rekening 1700 Af te dragen loonheffing
> en belasting → ? Belastingen en premies / Belastingen
loonkosten 2024 → Personeelskosten, boekjaar 2024
> en pensioen → Pensioenlasten, boekjaar 2024
`,
  );
});
