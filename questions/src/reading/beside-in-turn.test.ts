import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('a figure that is said erbij', () => {
  readAs(
    CALENDAR_WORLD,
    `
autokosten 2024 → Autokosten, boekjaar 2024
> en kantoorkosten erbij → Autokosten en kantoorkosten, boekjaar 2024
> samen → Autokosten plus kantoorkosten, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> kantoorkosten erbij graag → Autokosten en kantoorkosten, boekjaar 2024
> verschil → Autokosten min kantoorkosten, boekjaar 2024
> hoeveel scheelt dat → Autokosten min kantoorkosten, boekjaar 2024
> waardoor komt dat → ? Autokosten, boekjaar 2024, per rekening / Kantoorkosten, boekjaar 2024, per rekening
> en in procenten → ? Autokosten min kantoorkosten, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> geef de kosten er ook bij → Omzet en kosten, boekjaar 2024
> het resultaat erbij → Omzet en kosten en resultaat, boekjaar 2024
autokosten 2024 → Autokosten, boekjaar 2024
> tel kantoorkosten erbij → Autokosten plus kantoorkosten, boekjaar 2024
> en verzekeringen erbij → Autokosten plus kantoorkosten plus verzekeringen, boekjaar 2024
brandstof 2024 → Rekening 4200 Brandstof, boekjaar 2024
> lease erbij → ? Rekening 4200 Brandstof plus rekening 4210 Leasekosten auto's, boekjaar 2024 / Rekening 4200 Brandstof, boekjaar 2024
omzet 2023 → Omzet, boekjaar 2023
> doe 2024 er eens bij → Omzet, boekjaar 2024, t.o.v. vorig jaar
> tel die eens op → Omzet, januari 2023 t/m december 2024
`,
  );
});

describe('both or all that were asked', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> allebei in 2023 → Omzet en kosten, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> die twee per kwartaal → Omzet en kosten, boekjaar 2024, per kwartaal
omzet 2024 → Omzet, boekjaar 2024
> kosten → Kosten, boekjaar 2024
> resultaat → Resultaat, boekjaar 2024
> dat allemaal ook voor 2023 → Omzet en kosten en resultaat, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> brutomarge % → Brutomarge %, boekjaar 2024
> dat hele rijtje voor 2023 → ? Omzet, boekjaar 2023 / Brutomarge %, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> brutomarge % → Brutomarge %, boekjaar 2024
> beide in 2023 → ? Omzet, boekjaar 2023 / Brutomarge %, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> alles per maand → Omzet, boekjaar 2024, per maand
`,
  );
});

describe('how two amounts are to each other', () => {
  readAs(
    CALENDAR_WORLD,
    `
personeelskosten 2024 → Personeelskosten, boekjaar 2024
> omzet → Omzet, boekjaar 2024
> verhouding tussen die twee → ? 
eigen vermogen eind 2024 → Totaal eigen vermogen, boekjaar 2024
> vreemd vermogen → Vreemd vermogen, boekjaar 2024
> wat is de verhouding → ? 
winst 2024 → Resultaat, boekjaar 2024
> t.o.v. de omzet → Resultaat als percentage van omzet, boekjaar 2024
> in procenten → Resultaat als percentage van omzet, boekjaar 2024
nettomarge 2024 → Nettomarge, boekjaar 2024
> in euro → Resultaat, boekjaar 2024
`,
  );
});

describe('the same with something done to it', () => {
  readAs(
    CALENDAR_WORLD,
    `
kosten 2024 → Kosten, boekjaar 2024
> hetzelfde maar dan zonder afschrijvingen → Kosten zonder afschrijvingen, boekjaar 2024
resultaat 2024 → Resultaat, boekjaar 2024
> hoe zit dat als je de afschrijvingen niet meetelt → Resultaat zonder afschrijvingen, boekjaar 2024
resultaat 2024 → Resultaat, boekjaar 2024
> nu exclusief afschrijvingen → Resultaat zonder afschrijvingen, boekjaar 2024
kosten per kwartaal 2024 → Kosten, boekjaar 2024, per kwartaal
> en nu als totaal → Kosten, boekjaar 2024
`,
  );
});

describe('one of what was told, or a part of it', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet juli 2024 → Omzet, juli 2024
> augustus → Omzet, augustus 2024
> september → Omzet, september 2024
> beste van de drie → Omzet, 3e kwartaal 2024, per maand, top 1
autokosten 2024 → Autokosten, boekjaar 2024
> hoeveel procent daarvan was q1 → ? Autokosten, 1e kwartaal 2024
omzet q3 2024 → Omzet, 3e kwartaal 2024
> het vorige → Omzet, 2e kwartaal 2024
> en het vorige → Omzet, 1e kwartaal 2024
> op een rijtje → Omzet, januari t/m september 2024, per kwartaal
`,
  );
});

describe('what is said between two questions', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet 2024 → Omzet, boekjaar 2024
> prima, dank je → Wat kan ik vragen
> en in 2023 → Omzet, boekjaar 2023
omzet 2024 → Omzet, boekjaar 2024
> oke top → Wat kan ik vragen
> gemiddeld → Omzet, gemiddeld per maand, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> top, en per maand → Omzet, boekjaar 2024, per maand
kosten 2024 → Kosten, boekjaar 2024
> als percentage → ? Kosten als percentage van omzet, boekjaar 2024
omzet 2023 → Omzet, boekjaar 2023
> wa was da in 2024 → Omzet, boekjaar 2024
> hoeveel scheelt da → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
resultaat per kwartaal 2024 → Resultaat, boekjaar 2024, per kwartaal
> welk kwartaal was negatief → Resultaat, boekjaar 2024, per kwartaal, onder € 0
banksaldo begin 2024 → Bank en kas, boekjaar 2023
> en op het einde → Bank en kas, boekjaar 2024
> hoeveel is er bijgekomen → Bank en kas, verschil, boekjaar 2024, t.o.v. vorig jaar
`,
  );
});

describe('what was told stands beside each other', () => {
  readAs(
    CALENDAR_WORLD,
    `
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en 2023 → Rekening 4100 Huur bedrijfspand, boekjaar 2023
> leg die twee naast elkaar → Rekening 4100 Huur bedrijfspand, januari 2023 t/m december 2024, per jaar
omzet 2024 → Omzet, boekjaar 2024
> en 2023 → Omzet, boekjaar 2023
> allebei → Omzet, januari 2023 t/m december 2024, per jaar
omzet maart 2024 → Omzet, maart 2024
> en juni 2024 → Omzet, juni 2024
> zet ze onder elkaar → Omzet, juni 2024, t.o.v. maart 2024
balans 2024 → De balans, boekjaar 2024
> en 2023 → De balans, boekjaar 2023
> allebei graag → De balans, januari 2023 t/m december 2024, per jaar
omzet 2024 → Omzet, boekjaar 2024
> en de kosten → Kosten, boekjaar 2024
> naast elkaar graag → Omzet en kosten, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> en de kosten → Kosten, boekjaar 2024
> allebei → Omzet en kosten, boekjaar 2024
huur 2024 → Rekening 4100 Huur bedrijfspand, boekjaar 2024
> en de personeelskosten → Personeelskosten, boekjaar 2024
> zet ze naast elkaar → ? Rekening 4100 Huur bedrijfspand, boekjaar 2024 / Personeelskosten, boekjaar 2024
omzet 2024 → Omzet, boekjaar 2024
> zet ze naast elkaar → ? Omzet, boekjaar 2024
`,
  );
});
