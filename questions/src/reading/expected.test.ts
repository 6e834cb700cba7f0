import { readQuestion, vocabularyOf } from '../index.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

describe('money that is to come: what is open and what comes back, as a click', () => {
  readAs(
    CALENDAR_WORLD,
    `
wat komt er binnenkort binnen → ? Openstaande facturen / Terugkerende omzet
wat verwacht je dat er binnenkomt → ? Openstaande facturen / Terugkerende omzet
wat verwacht je aan inkomsten → ? Openstaande facturen / Terugkerende omzet
verwachte kosten volgende maand → ? Vaste lasten / Openstaande inkoopfacturen
wat gaat er volgende maand van de rekening → ? Vaste lasten / Openstaande inkoopfacturen
welke betalingen komen eraan → ? Vaste lasten / Openstaande inkoopfacturen
wat moet ik binnenkort betalen → ? Vaste lasten / Openstaande inkoopfacturen
prognose → ? Openstaande facturen / Openstaande inkoopfacturen / Vaste lasten
liquiditeitsprognose → ? Openstaande facturen / Openstaande inkoopfacturen / Vaste lasten
hoeveel geld heb ik over 4 weken → ? Openstaande facturen / Openstaande inkoopfacturen / Vaste lasten
wat staat er nog te komen van klanten → Openstaande facturen
omzet volgend jaar → - toekomst
wat wordt de winst → - toekomst
`,
  );

  it('is called what is expected', () => {
    const reading = readQuestion('wat komt er binnenkort binnen', vocabularyOf(CALENDAR_WORLD));
    expect(reading).toMatchObject({
      kind: 'terugvraag',
      text: expect.stringMatching(/nog niet geboekt; wel weet ik wat er verwacht wordt/),
    });
  });
});
