import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const customers = [
  'Kuipers Bouw B.V.',
  'De Graaf Zorg',
  'Hendriks Bouw',
  'Meijer Bouw',
  'Smit Vastgoed',
];
const world = {
  ...CALENDAR_WORLD,
  relations: [
    ...CALENDAR_WORLD.relations,
    ...customers.map((naam, at) => ({
      relatie: `1100${String(at)}`,
      naam,
      soort: 'klant' as const,
    })),
  ],
  accounts: [
    ...CALENDAR_WORLD.accounts,
    { rekening: '4980', naam: 'Afrondingsverschillen btw', groep: 'andere_kosten' as const },
  ],
};

describe('a name with one typing error gives no figure of the whole', () => {
  readAs(
    world,
    `
omzet jasen zorg → Omzet van Jansen Zorg
omzet de graf zorg → Omzet van De Graaf Zorg
kosten kipers bouw → Kosten van Kuipers Bouw B.V.
omzet hendriks bouww → Omzet van Hendriks Bouw
omzet simt vastgoed → Omzet van Smit Vastgoed
bankkkosten → Rekening 9000 Bankkosten
afrondirgsverschillen btw → Rekening 4980 Afrondingsverschillen btw
algemene koosten → Rekening 4900 Algemene kosten
af te draggen loonheffing → Rekening 1700 Af te dragen loonheffing
bruutolonen → Rekening 4000 Brutolonen
bouwmaat utrect 2024 → Kosten van Bouwmaat Utrecht, boekjaar 2024
`,
  );
});

describe('a name as it sounds, or written as one', () => {
  readAs(
    world,
    `
hendrix bouw → Omzet van Hendriks Bouw
omzet meyer bouw → Omzet van Meijer Bouw
smid vastgoed → Omzet van Smit Vastgoed
hendriksbouw → Omzet van Hendriks Bouw
kosten rklame → Rekening 4400 Reclame en website
`,
  );
});

describe('what is no name with an error in it', () => {
  readAs(
    world,
    `
omzet meijerij bouw → ? Omzet / Omzet, met omschrijving ‘meijerij’
kosten grafiek → Kosten, per maand
grootste kopers → Omzet, per relatie, hoogste
`,
  );
});
