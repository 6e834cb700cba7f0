import type { ImportWarning } from '@kengetal/contract';
import type { ReadBudget } from './file/read.ts';
import { SIGN_WORDS, type SignUse } from './file/signs.ts';

const SHOWN = 8;

/** What the uploader should know of a budget that was read. */
export function warningsOf({ lines, totals, repeated }: ReadBudget, use: SignUse): ImportWarning[] {
  const unknown = lines.filter(({ known }) => !known);
  const balance = lines.filter(({ known }) => known?.type === 'balans');
  const warnings: (ImportWarning | undefined)[] = [
    { code: 'tekens', message: SIGN_WORDS[use] },
    about(
      'onbekende_rekening',
      unknown.map(({ rekening, naam }) => `${rekening} ${naam}`.trim()),
      'Niet in de boekhouding',
      'De bedragen zijn bewaard en tellen mee zodra de rekening in de boekhouding staat. Klopt het nummer niet? Verbeter het en upload het bestand opnieuw.',
    ),
    about(
      'balansrekening',
      balance.map(({ rekening, naam }) => `${rekening} ${naam}`.trim()),
      'Balansrekeningen',
      'Een begroting gaat over opbrengsten en kosten; deze bedragen tellen niet mee.',
    ),
    about(
      'opgeteld',
      repeated,
      'Meer dan één rij per rekening',
      'De rijen zijn bij elkaar opgeteld.',
    ),
    about('totalen', totals, 'Totaalregels overgeslagen', 'Kengetal telt zelf op.'),
  ];
  return warnings.filter((warning) => warning !== undefined);
}

function about(
  code: string,
  names: readonly string[],
  what: string,
  then: string,
): ImportWarning | undefined {
  if (names.length === 0) return undefined;
  const rest = names.length > SHOWN ? ` en nog ${names.length - SHOWN}` : '';
  return { code, message: `${what}: ${names.slice(0, SHOWN).join(', ')}${rest}. ${then}` };
}
