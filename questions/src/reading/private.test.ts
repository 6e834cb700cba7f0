import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const PRIVATE = [
  { rekening: '0550', naam: 'Privéopnamen', groep: 'kapitaal' },
  { rekening: '0560', naam: 'Inkomstenbelasting privé', groep: 'kapitaal' },
] as const;

describe('what goes between a business and its owner', () => {
  readAs(
    { ...CALENDAR_WORLD, accounts: [...CALENDAR_WORLD.accounts, ...PRIVATE] },
    `
privé opgenomen in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> en in 2023 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2023
privé-opnamen 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
saldo privéopnamen eind 2024 → Rekening 0550 Privéopnamen, boekjaar 2024
wat heb ik mezelf uitbetaald in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat heb ik overgemaakt naar mijn privérekening → Rekening 0550 Privéopnamen, boekingen, debet
wat heb ik uit de zaak gehaald in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
wat is mijn salaris → Rekening 0550 Privéopnamen, boekingen, debet
winst 2024 → Resultaat, boekjaar 2024
> en wat heb ik daarvan opgenomen → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> meer dan in 2023 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024, t.o.v. vorig jaar
> en stortingen → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat heb ik privé opgenomen in 2024 → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024
> en in 2023? → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2023
> hoeveel meer is dat → Rekening 0550 Privéopnamen, boekingen, debet, boekjaar 2024, t.o.v. vorig jaar
prive opnamen per maand 2024 → Rekening 0550 Privéopnamen, debet, boekjaar 2024, per maand
gemiddelde privéopname per maand 2024 → Rekening 0550 Privéopnamen, gemiddeld per maand, debet, boekjaar 2024
hoeveel heb ik privé gestort in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
inkomstenbelasting 2024 → Rekening 0560 Inkomstenbelasting privé, boekingen, debet, boekjaar 2024
wat bleef er voor mezelf over → Resultaat
wat is mijn inkomen in 2024 → Resultaat, boekjaar 2024
`,
  );
});

describe('books without an account for it', () => {
  readAs(
    CALENDAR_WORLD,
    `
privé opgenomen in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat heb ik mezelf uitbetaald in 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
wat is mijn salaris → ? Lonen en salarissen
`,
  );
});
