import type { ImportWarning } from '@kengetal/contract';
import { addMonths, definition, periodRange, type Span, spanName } from '@kengetal/ledger';
import type { KnownAccount } from './file/match.ts';
import type { ReadBudget } from './file/read.ts';
import { SIGN_WORDS, type SignUse } from './file/signs.ts';

const SHOWN = 8;

/** What a budget is of. */
interface BudgetOf extends Span {
  readonly accounts: readonly KnownAccount[];
}

/** What the uploader should know of a budget that was read. */
export function warningsOf(
  { lines, totals, repeated }: ReadBudget,
  use: SignUse,
  { accounts, ...span }: BudgetOf,
): ImportWarning[] {
  const unknown = lines.filter(({ known }) => !known);
  const balance = lines.filter(({ known }) => known?.type === 'balans');
  const warnings: (ImportWarning | undefined)[] = [
    { code: 'tekens', message: SIGN_WORDS[use] },
    about(
      'ontbrekende_maanden',
      missingMonths(lines, span).map(spanName),
      'Geen bedragen voor',
      'Over die maanden vergelijkt Kengetal niet met de begroting. Is er niets begroot, vul dan 0 in.',
    ),
    about(
      'niet_begroot',
      groupsLeftOut(lines, accounts),
      'Wel geboekt, maar niet begroot',
      'Deze groepen tellen als € 0 in het begrote resultaat.',
    ),
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

/** Months of the year without any amount, those in a row together. */
function missingMonths(lines: ReadBudget['lines'], { periode_min, periode_max }: Span): Span[] {
  const held = new Set(lines.flatMap(({ amounts }) => [...amounts.keys()]));
  const missing: Span[] = [];
  for (const month of periodRange(periode_min, periode_max)) {
    if (held.has(month)) continue;
    const last = missing[missing.length - 1];
    if (last && addMonths(last.periode_max, 1) === month) {
      missing[missing.length - 1] = { ...last, periode_max: month };
    } else missing.push({ periode_min: month, periode_max: month });
  }
  return missing;
}

/** Names of the groups of the result that something was booked on and the budget has nothing of. */
function groupsLeftOut(lines: ReadBudget['lines'], accounts: readonly KnownAccount[]): string[] {
  const held = new Set(lines.map(({ known }) => known?.groep));
  const booked = accounts.filter(({ type, movement }) => type === 'resultaat' && movement !== 0);
  const groups = new Set(booked.map(({ groep }) => groep));
  return [...groups]
    .filter((groep) => groep !== 'resultaatbestemming' && !held.has(groep))
    .map((groep) => definition(groep).name);
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
