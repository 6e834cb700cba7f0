import { dayName, type Span, spanName } from '@kengetal/ledger';
import { dueDay, returnName, returnOf } from '../../books/vat/returns.ts';
import type { VatRhythm } from '../../books/vat/rhythm.ts';

/** By when VAT of a report must be paid, for who declares in a rhythm; null when that is not known. */
export function vatTerm(report: Span, rhythm: VatRhythm | null): string {
  if (!rhythm) return anyTerm(report);
  const last = returnOf(report.periode_max, rhythm);
  const begun = `Volgens de boekingen doe je per ${rhythm} btw-aangifte.`;
  const due = `uiterlijk ${dayName(dueDay(last, rhythm))} binnen en betaald zijn.`;
  return report.periode_min < last.periode_min
    ? `${begun} De laatste, over ${returnName(last, rhythm)}, moet ${due}`
    : `${begun} Over ${returnName(last, rhythm)} moet die ${due}`;
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
  return { name: returnName(span, rhythm), day: dayName(dueDay(span, rhythm)) };
}
