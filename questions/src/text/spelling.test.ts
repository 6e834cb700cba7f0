import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('typing errors', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzt q1 → Omzet, 1e kwartaal 2025
vorraad eind 2024 → Voorraden, boekjaar 2024
solvabilteit eind 2024 → Solvabiliteit, boekjaar 2024
personeelkosten q2 → Personeelskosten, 2e kwartaal 2024
persooneelskosten 2024 → Personeelskosten, boekjaar 2024
kosetn maart → Kosten, maart 2025
wints 2024 → Resultaat, boekjaar 2024
debitueren → Debiteuren
kwrtl 1 omzet → Omzet, 1e kwartaal 2025
brutto marge → Brutomarge
resutaat feb 2025 → Resultaat, februari 2025
omzte jan → Omzet, januari 2025
afschijvingen → Afschrijvingen
solvabilteit → Solvabiliteit
liquiditeit → Liquide middelen
crediteruen → Crediteuren
openstaade facturen → Openstaande facturen
huisvestigskosten → Huisvestingskosten
verzekringen → Verzekeringen
gemeente zaltbomel → Omzet van Gemeente Zaltbommel
tecnische unie → Kosten van Technische Unie B.V.
`,
  );
});
