import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('what is left of a name', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet zorg → ? Omzet van Jansen Zorg / Omzet
omzet van bouw 2024 → ? Omzet van Jansen Bouw B.V., boekjaar 2024 / Omzet, boekjaar 2024
klanten bouw 2024 → ? Omzet van Jansen Bouw B.V., boekjaar 2024 / Omzet, boekjaar 2024, per relatie, hoogste
kosten software → Rekening 4320 Software-abonnementen
kosten van pietersen → ? Kosten / Kosten, met omschrijving ‘pietersen’
uitgegeven aan pietersen → Kosten, met omschrijving ‘pietersen’
omzet zorg klanten → ? Omzet van Jansen Zorg / Omzet, per relatie, hoogste
top 3 bouw klanten 2024 → ? Omzet van Jansen Bouw B.V., boekjaar 2024 / Omzet, boekjaar 2024, per relatie, top 3
omzet van de klanten → Omzet, per relatie, hoogste
omzet van de bouw per maand → ? Omzet van Jansen Bouw B.V. / Omzet, per maand
`,
  );
});
