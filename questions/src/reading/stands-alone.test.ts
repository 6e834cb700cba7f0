import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what stands by itself is read by itself', () => {
  readAs(
    CALENDAR_WORLD,
    `
vaste lasten → Vaste lasten
> omzet per maand in 2024 → Omzet, boekjaar 2024, per maand
vaste lasten → Vaste lasten
> omzet en resultaat per kwartaal in 2024 → Omzet en resultaat, boekjaar 2024, per kwartaal
vaste lasten → Vaste lasten
> wat zijn de grootste kosten? → Kosten, per groep, hoogste
vaste lasten → Vaste lasten
> saldo 1100 per maand in 2024 → Rekening 1100 Rabobank zakelijk, boekjaar 2024, per maand
kosten in 2024 → Kosten, boekjaar 2024
> welke facturen zijn te laat? → Openstaande facturen, te laat, boekjaar 2024
kosten in 2024 → Kosten, boekjaar 2024
> openstaande facturen → Openstaande facturen, boekjaar 2024
omzet in 2015 → - buiten_boeken
> welke facturen staan nog open → Openstaande facturen, per factuur
omzet in 2015 → - buiten_boeken
> wat is het banksaldo → Bank en kas
winst voor belasting 2024 → Resultaat vóór belasting, boekjaar 2024
> het verschil is dus hoeveel procent belasting → ? Belastingen, verschil, boekjaar 2024, t.o.v. vorig jaar
omzet in 2015 → - buiten_boeken
> wie zijn de grootste klanten → Omzet, per relatie, hoogste
`,
  );
});
