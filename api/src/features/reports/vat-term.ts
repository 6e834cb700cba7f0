import { addMonths, monthDays } from '@kengetal/ledger';
import type { VatRhythm } from '../../books/vat/rhythm.ts';
import { monthName, spanName, type Span } from '../../books/periods/names.ts';

const MONTHS: Readonly<Record<VatRhythm, number>> = { maand: 1, kwartaal: 3, jaar: 12 };

/** By when VAT of a report must be paid, for who declares in a rhythm; null when that is not known. */
export function vatTerm(report: Span, rhythm: VatRhythm | null): string {
  if (!rhythm) return anyTerm(report);
  const last = returnOf(report.periode_max, rhythm);
  const begun = `Volgens de boekingen doe je per ${rhythm} btw-aangifte.`;
  const due = `uiterlijk ${lastDay(last, rhythm)} binnen en betaald zijn.`;
  return report.periode_min < last.periode_min
    ? `${begun} De laatste, over ${nameOf(last, rhythm)}, moet ${due}`
    : `${begun} Over ${nameOf(last, rhythm)} moet die ${due}`;
}

function anyTerm({ periode_min, periode_max }: Span): string {
  const [month, quarter, year] = [
    termOf(periode_max, 'maand'),
    termOf(periode_max, 'kwartaal'),
    termOf(periode_max, 'jaar'),
  ];
  const yearly = `Per jaar, over ${year.name}, is dat uiterlijk ${year.day}.`;
  if (periode_min === periode_max) {
    return `Doe je per maand aangifte, dan moet die over ${month.name} uiterlijk ${month.day} binnen en betaald zijn. Per kwartaal, over ${quarter.name}, is dat uiterlijk ${quarter.day}. ${yearly}`;
  }
  if (spanName({ periode_min, periode_max }) === quarter.name) {
    return `Doe je per kwartaal aangifte, dan moet die over ${quarter.name} uiterlijk ${quarter.day} binnen en betaald zijn. ${yearly}`;
  }
  return 'De btw-aangifte gaat over een maand, een kalenderkwartaal of een kalenderjaar, ook bij een gebroken boekjaar. Over een maand of kwartaal moet ze uiterlijk op de laatste dag van de maand erna binnen en betaald zijn, over een jaar uiterlijk op 31 maart erna.';
}

function termOf(periode: number, rhythm: VatRhythm) {
  const span = returnOf(periode, rhythm);
  return { name: nameOf(span, rhythm), day: lastDay(span, rhythm) };
}

/** Months of the return that holds a month; returns follow the calendar, whatever the fiscal year. */
function returnOf(periode: number, rhythm: VatRhythm): Span {
  const months = MONTHS[rhythm];
  const periode_min = periode - (((periode % 100) - 1) % months);
  return { periode_min, periode_max: periode_min + months - 1 };
}

const nameOf = (span: Span, rhythm: VatRhythm): string =>
  rhythm === 'jaar' ? String(Math.floor(span.periode_min / 100)) : spanName(span);

/**
 * '30 april 2025': the last day of the month after a month or quarter (Algemene wet inzake
 * rijksbelastingen, art. 10 and 19); a return of a year is due before 1 April (Belastingdienst).
 */
function lastDay({ periode_max }: Span, rhythm: VatRhythm): string {
  const month = addMonths(periode_max, rhythm === 'jaar' ? 3 : 1);
  return `${String(Number(monthDays(month).last.slice(8)))} ${monthName(month)}`;
}
