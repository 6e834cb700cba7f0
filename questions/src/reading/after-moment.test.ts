import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('what begins at a moment that was said', () => {
  readAs(
    CALENDAR_WORLD,
    `
bank 1 januari 2024 → Bank en kas, boekjaar 2023
> en kosten → Kosten, boekjaar 2024
eigen vermogen begin 2024 → Totaal eigen vermogen, boekjaar 2023
> en de winst dat jaar → Resultaat, boekjaar 2024
bank begin 2024 → Bank en kas, boekjaar 2023
> winst → Resultaat, boekjaar 2024 | Resultaat vóór belasting, boekjaar 2024
bank begin maart 2024 → Bank en kas, februari 2024
> en omzet → Omzet, maart 2024
bank 1 maart 2024 → Bank en kas, februari 2024
> en kosten → Kosten, maart 2024
bank begin 2024 → Bank en kas, boekjaar 2023
> en debiteuren → Debiteuren, boekjaar 2023
bank begin 2024 → Bank en kas, boekjaar 2023
> en de omzet in 2023 → Omzet, boekjaar 2023
bank eind 2023 → Bank en kas, boekjaar 2023
> en kosten → Kosten, boekjaar 2023
eigen vermogen op 31 december 2023 → Totaal eigen vermogen, boekjaar 2023
> en de winst dat jaar → Resultaat, boekjaar 2023
lening eind 2024 → Langlopende schulden, boekjaar 2024
> en eind 2023 → Langlopende schulden, boekjaar 2023
> hoeveel afgelost dus → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
lening begin 2025 → Langlopende schulden, boekjaar 2024
> en begin 2024 → Langlopende schulden, boekjaar 2023
> hoeveel is er afgelost → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
lening eind 2024 → Langlopende schulden, boekjaar 2024
> hoeveel is er afgelost → Rekening 0700 Lening Rabobank, boekingen, debet, boekjaar 2024
`,
  );
  readAs(
    BROKEN_WORLD,
    `
bank begin 2024 → Bank en kas, boekjaar 2022/2023
> en kosten → Kosten, boekjaar 2023/2024
bank 1 januari 2024 → Bank en kas, december 2023
> en kosten → Kosten, januari 2024
bank 1 juli 2024 → Bank en kas, boekjaar 2023/2024
> en omzet → Omzet, boekjaar 2024/2025
`,
  );
});
