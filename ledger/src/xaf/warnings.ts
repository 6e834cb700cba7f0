import { euroText } from '../cents.ts';
import type { ImportSummary, ImportWarning } from '../types.ts';
import { SENTENCES, type Oddity } from './sentences.ts';

export class WarningList {
  private readonly seen = new Map<Oddity, { count: number; example: string }>();

  add(code: Oddity, example = ''): void {
    const known = this.seen.get(code);
    if (known) known.count += 1;
    else this.seen.set(code, { count: 1, example: shortened(example) });
  }

  list(): ImportWarning[] {
    return [...this.seen].map(([code, { count, example }]) => ({
      code,
      message: SENTENCES[code](count, example),
    }));
  }
}

/** Names come from the file and may be of any length. */
function shortened(example: string): string {
  return example.length > 200 ? `${example.slice(0, 200)}…` : example;
}

type Reading = Pick<ImportSummary, 'counted' | 'declared' | 'fitting' | 'opening' | 'periode_min'>;

/**
 * Warnings that can only be given once everything has been read.
 * @param completed whether a line was added for what the opening balance leaves out
 */
export function finalWarnings(reading: Reading, completed: boolean): ImportWarning[] {
  const { counted, declared, fitting, opening, periode_min } = reading;
  const warnings: ImportWarning[] = [];
  const warn = (code: string, message: string) => warnings.push({ code, message });
  if (counted.lines === 0) {
    warn('geen_boekingen', 'In dit bestand staan geen boekingen; er is dus geen resultaat.');
  } else if (periode_min === null) {
    warn(
      'alleen_beginbalans',
      'Alle boekingen in dit bestand horen bij de beginbalans (periode 0). Er is daarom geen resultaat; kijk of de periodenummers kloppen.',
    );
  }
  const gap = opening.debit_cents - opening.credit_cents;
  if (opening.source === 'none') {
    warn(
      'geen_beginbalans',
      'Het bestand bevat geen beginbalans. De balans toont daarom alleen wat er in dit boekjaar is veranderd.',
    );
  } else if (gap !== 0) {
    warn('beginbalans_ongelijk', openingGap(gap, completed));
  }
  if (fitting === null) {
    warn(
      'totalen_wijken_af',
      `Het bestand noemt zelf ${declaredText(declared)}, geteld zijn ${declaredText(counted)}. De getelde regels gelden.${partAdvice(declared, counted)}`,
    );
  }
  return warnings;
}

/** The first part of a split file declares the totals of all. */
function partAdvice(declared: Reading['declared'], counted: Reading['counted']): string {
  if (declared.lines === null || declared.lines <= counted.lines) return '';
  return ' Is dit een deel van een gesplitst bestand, lees dan alle delen samen in.';
}

function openingGap(gap: number, completed: boolean): string {
  const what = `De beginbalans is niet in balans: debet en credit verschillen ${euroText(Math.abs(gap))}.`;
  return completed
    ? `${what} Meestal is dat het resultaat van vorig jaar. Het staat op de balans als ‘Onverdeeld resultaat vorig jaar’.`
    : `${what} De boekingen vullen dat aan, zodat de balans aan het eind klopt.`;
}

function declaredText(totals: ImportSummary['declared']): string {
  const amount = (cents: number | null) => (cents === null ? 'niets' : euroText(cents));
  const lines = totals.lines === null ? 'geen aantal' : `${String(totals.lines)} regels`;
  return `${lines}, ${amount(totals.debit_cents)} debet en ${amount(totals.credit_cents)} credit`;
}
