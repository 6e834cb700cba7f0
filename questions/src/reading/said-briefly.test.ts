import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('short turns, and what no account explains', () => {
  readAs(
    {
      ...CALENDAR_WORLD,
      journals: [...CALENDAR_WORLD.journals, { code: '80', naam: 'Loonjournaal' }],
    },
    `
aan wie betaal ik huur → Rekening 4100 Huur bedrijfspand, per relatie
huur 2025 → Rekening 4100 Huur bedrijfspand, boekjaar 2025
> aan wie betaal ik dat → Rekening 4100 Huur bedrijfspand, boekjaar 2025, per relatie
huur 2025 → Rekening 4100 Huur bedrijfspand, boekjaar 2025
> welke leverancier → Rekening 4100 Huur bedrijfspand, boekjaar 2025, per relatie
grootste kosten 2025 → Kosten, boekjaar 2025, per groep, hoogste
> door welke leverancier → Kosten, boekjaar 2025, per relatie
> hoeveel bij elkaar → Kosten, boekjaar 2025
wie heeft me nog niet betaalt → Openstaande facturen
> hoe lang al → Openstaande facturen, per factuur
grootboekkaart huur → Rekening 4100 Huur bedrijfspand, boekingen
> som → Rekening 4100 Huur bedrijfspand
dso → Debiteurendagen (DSO)
> is dat lang → - advies
marge 2025 → Brutomarge %, boekjaar 2025
> is de marge gezond → - advies
memoriaal boekingen 2024 → Boekingen, dagboek 90, boekjaar 2024
> welke is de grootste → Boekingen, dagboek 90, boekjaar 2024, top 1
> met welke tegenrekening → ? 
loonjournaal maart 2025 → Boekingen, dagboek 80, maart 2025
openstaande facturen leveranciers → Openstaande inkoopfacturen
> oudste factuur → Openstaande inkoopfacturen, 1 oudste
afschrijvingen per jaar → Afschrijvingen, januari 2023 t/m maart 2025, per jaar
> per activa → Afschrijvingen, januari 2023 t/m maart 2025, per rekening
boekwaarde eind 2024 → Materiële vaste activa, boekjaar 2024
eigen vermogen percentage 2024 → Solvabiliteit, boekjaar 2024
btw 2024 per kwartaal → Btw te betalen, januari t/m december 2024, per kwartaal
> waarom → ? Btw-overzicht, boekjaar 2024
balans 2024 vs 2023 → De balans, boekjaar 2024, t.o.v. vorig jaar
> waar komt de mutatie in eigen vermogen vandaan → ? Resultaat, boekjaar 2024 / Eigen vermogen buiten het resultaat, boekjaar 2024
> waarom is debiteuren hoger → ? Openstaande facturen, boekjaar 2024
omzet arnhem 2024 → Omzet, kostenplaats KAN, boekjaar 2024
omzet werkplaats vs arnhem 2024 → Omzet, boekjaar 2024, per kostenplaats
credit saldi eind 2024 → ? Saldibalans, december 2024 / De balans, december 2024
balansrekeningen 2024 met saldo → ? Saldibalans, boekjaar 2024 / De balans, boekjaar 2024
is de proefbalans van maart 2025 in evenwicht → ? Saldibalans, maart 2025 / De balans, maart 2025
`,
  );
});
