import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('the first and last month that is booked', () => {
  readAs(
    CALENDAR_WORLD,
    `
Wat is de jongste maand waarin iets geboekt staat? → Welke jaren zijn er
vanaf welke maand hebben we cijfers → Welke jaren zijn er
> en de omzet in die maand? → Omzet, januari 2023
Welke maand is de laatste die verwerkt is? → Welke jaren zijn er
> Hoeveel winst was er in die maand? → Resultaat, maart 2025
Tot en met welke maand is de boekhouding bij? → Welke jaren zijn er
laatst geboekte mnd? → Welke jaren zijn er
welke maand is het meest recent? → Welke jaren zijn er
welke maanden zitten er in boekjaar 2024 → Welke jaren zijn er
> omzet daarvan → Omzet, boekjaar 2024
welke abonnementen komen er elke maand bij ons langs → Vaste lasten, die elke maand terugkomen
welke vaste rekeningen komen iedere maand bij jullie voorbij → Vaste lasten, die elke maand terugkomen
tot wanneer zijn de boeken bij → Welke jaren zijn er
over welke periode heb je cijfers → Welke jaren zijn er
> winst over die periode → Resultaat, januari 2023 t/m maart 2025
`,
  );
});
