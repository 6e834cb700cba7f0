import { dayName, daysBetween, periodOfDay } from '@kengetal/ledger';
import type { OwedDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import type { Line } from '../lines.ts';
import { overpaidIn } from '../overpaid.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';

/** Days in which an invoice may still come. */
export const DAYS = 30;
/** Cents that are worth looking for an invoice. */
export const LEAST = 10_000;
export const DEPOSIT = /\b(borg|waarborg|aanbetaling|voorschot|vooruitbeta)/i;

/** A payment to a supplier without an invoice in the books. */
export const betalingZonderFactuur: OwedDetector = (owed, books) => {
  // The tax office, a bank and wages send no invoices.
  if (books.books.otherCreditors.relations.includes(owed.relatie)) return [];
  return overpaidIn(owed, books).flatMap(({ payment, earlier }) => {
    const isOld = daysBetween(payment.datum, books.now) > DAYS;
    if (earlier || !isOld || payment.cents < LEAST || DEPOSIT.test(payment.omschrijving)) return [];
    return [paidWithout(owed, payment)];
  });
};

/** The finding of such a payment. */
export function paidWithout(
  { relatie, naam }: { readonly relatie: string | null; readonly naam: string },
  payment: Line,
): Finding {
  const paid = linesFigure([payment], 1, {
    label: `Betaald aan ${naam}`,
    explanation: 'De betaling, met btw.',
  });
  const day = dayName(payment.datum);
  return {
    detector: 'betaling_zonder_factuur',
    key: `${relatie ?? payment.rekening} ${payment.dagboek} ${payment.boekstuk}`,
    category: 'kwaliteit',
    title: `Betaling aan ${naam} zonder factuur`,
    summary: said`Op ${day} is ${paid} betaald aan ${naam} zonder dat er een factuur van is geboekt.`,
    weight: payment.cents,
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'waarschijnlijk',
    about: {
      relaties: relatie === null ? [] : [relatie],
      rekeningen: [payment.rekening],
      documenten: [payment.factuur ?? payment.boekstuk],
    },
    periode_min: periodOfDay(payment.datum),
    periode_max: periodOfDay(payment.datum),
    blocks: [linesEvidence('Waarom', [payment], 1, paid)],
    how: said`De betaling is meer dan ${String(DAYS)} dagen oud, en er is geen factuur van ${naam} die ermee is betaald, geen verrekening en geen terugbetaling. Zonder factuur kun je de btw niet terugvragen. Of er een factuur is, staat niet in de boeken.`,
    steps: [`Zoek de factuur van ${naam}, of vraag hem op.`, 'Laat hem boeken bij deze betaling.'],
    question: `Waarvoor was de betaling van ${day} aan ${naam}, en is er een factuur van?`,
  };
}
