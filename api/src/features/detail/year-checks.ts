import type { CoverageBlock } from '@kengetal/contract/api';
import { monthName, yearLabel } from '@kengetal/ledger';
import type { Books } from '../../books/books.ts';
import type { OpeningChecks } from '../../books/opening-checks.ts';
import { difference } from '../../books/figures/values.ts';
import { shownText } from '../../books/figures/words.ts';
import { emptyMonths } from './coverage.ts';
import type { QualityCheck } from './quality.ts';

const SOURCES = '/project?tab=bronnen';
/** Months that are named; the others are counted. */
const NAMED = 3;

/** Whether months lie without bookings between others. */
export function monthsCheck(coverage: CoverageBlock): QualityCheck {
  const key = 'maanden';
  const empty = emptyMonths(coverage);
  if (empty.length === 0) {
    const detail = 'Elke maand tot en met de laatste boeking heeft boekingen.';
    return { key, label: 'Geen ontbrekende maanden', detail, state: 'goed' };
  }
  const names = empty.slice(0, NAMED).map(monthName).join(', ');
  const rest = empty.length > NAMED ? ` en nog ${empty.length - NAMED}` : '';
  return {
    key,
    label:
      empty.length === 1 ? '1 maand zonder boekingen' : `${empty.length} maanden zonder boekingen`,
    detail: `Er is niets geboekt in ${names}${rest}. Is dat niet zo, lees dan een nieuwere auditfile in.`,
    state: 'let_op',
    action: { label: 'Bronnen bekijken', path: SOURCES },
  };
}

/** Whether banks were booked as far as the rest. */
export function bankCheck({ calendar: { lacking = [] } }: Books): QualityCheck {
  const key = 'bank';
  const stopped = lacking.filter((one) => one.kind === 'bank').map(({ text }) => text);
  if (stopped.length === 0) {
    const detail = 'Geen bank houdt eerder op dan de andere boekingen.';
    return { key, label: 'Bank tot het eind geboekt', detail, state: 'goed' };
  }
  return {
    key,
    label: stopped.length === 1 ? '1 bank loopt achter' : `${stopped.length} banken lopen achter`,
    detail: `${stopped.slice(0, NAMED).join(' ')} Boek haar bij en lees een nieuwe auditfile in.`,
    state: 'let_op',
    action: { label: 'Bronnen bekijken', path: SOURCES },
  };
}

/** Whether each fiscal year begins with what the one before ended with. */
export function openingChecksOf(checks: OpeningChecks): QualityCheck[] {
  const wrong = checks.filter(({ check }) => !check.ok);
  if (checks.length === 0) return [];
  if (wrong.length === 0) {
    const detail = 'Elk boekjaar begint met de standen waarmee het vorige eindigde.';
    return [{ key: 'beginbalans', label: 'Beginbalans sluit aan', detail, state: 'goed' }];
  }
  return wrong.map(({ year, check: { message } }) => {
    const { begin, eind } = message.figures;
    const detail = shownText(message.text);
    const isThere = begin !== undefined && eind !== undefined;
    const check: QualityCheck = {
      key: `beginbalans_${year.start_date}`,
      label: `Beginbalans ${yearLabel(year)} ${isThere ? 'sluit niet aan' : 'ontbreekt'}`,
      detail,
      state: 'let_op',
      action: { label: 'Bronnen bekijken', path: SOURCES },
    };
    if (!begin || !eind) return check;
    const figure = difference(
      { label: 'Beginbalans', figure: begin },
      { label: 'Eindbalans van het jaar ervoor', figure: eind },
      { label: 'Grootste verschil met de vorige eindbalans', explanation: detail },
    );
    return { ...check, figure };
  });
}
