import { dayName, daysBetween, periodOfDay } from '@kengetal/ledger';
import type { OwedDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { ROUNDED, signOf } from '../invoices.ts';
import { openFigure, type OpenItem } from '../open-now.ts';
import type { Owed } from '../owed.ts';
import { amount, date, evidence, said, text } from '../proof.ts';

/** Days in which a credit note is usually set off. */
const DAYS = 60;
/** Cents that are worth asking for. */
const LEAST = 5_000;

/** A credit note that was never set off or paid back. */
export const creditnotaOpen: OwedDetector = (owed, { now }) => {
  const { groep, open = [] } = owed;
  const sign = signOf(groep);
  return open
    .filter((item) => {
      const { factuur, beginstand, cents, datum } = item;
      if (factuur === '' || beginstand || -sign * cents < LEAST) return false;
      return daysBetween(datum, now) > DAYS && isUntouched(item, owed) && !isSetOff(item, owed);
    })
    .map((item) => findingOf(owed, item, now));
};

/** Nothing but the credit note was ever booked by its number. */
function isUntouched({ factuur, cents }: OpenItem, { lines }: Owed): boolean {
  const own = lines.filter((line) => line.factuur === factuur);
  return own.length > 0 && own.every((line) => !line.geld && line.cents < 0 === cents < 0);
}

/** An invoice of which exactly that was left unpaid, or that it takes back and that is unpaid. */
function isSetOff({ cents }: OpenItem, { open = [], lines }: Owed): boolean {
  const isWhole = (of: number) => Math.abs(of + cents) <= ROUNDED;
  return open.some(
    (other) =>
      (isWhole(other.cents) || other.cents / -cents >= 1) &&
      lines.some(
        (line) => line.factuur === other.factuur && isWhole(line.geld ? other.cents : line.cents),
      ),
  );
}

function findingOf({ relatie, naam, groep }: Owed, item: OpenItem, now: string): Finding {
  const isOurs = groep === 'crediteuren';
  const { factuur, datum, cents, rekening } = item;
  const open = openFigure(item, now, isOurs ? 1 : -1, {
    label: `Creditnota ${factuur}`,
    explanation: 'Wat van deze creditnota openstaat, met btw.',
  });
  return {
    detector: 'creditnota_open',
    key: `${relatie} ${factuur}`,
    category: isOurs ? 'kosten_besparen' : 'debiteuren',
    title: `Creditnota ${factuur} ${isOurs ? 'van' : 'aan'} ${naam}`,
    summary: isOurs
      ? said`Creditnota ${factuur} van ${naam} staat al sinds ${dayName(datum)} open: ${open} die je kunt verrekenen.`
      : said`Creditnota ${factuur} aan ${naam} staat al sinds ${dayName(datum)} open: ${open} die nog niet is verrekend.`,
    weight: Math.abs(cents),
    effect: isOurs ? { figure: open, per: 'eenmalig' } : null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: { relaties: [relatie], rekeningen: [rekening], documenten: [factuur] },
    periode_min: periodOfDay(datum),
    periode_max: periodOfDay(now),
    blocks: [
      evidence('Waarom', [text('Creditnota'), date(), amount('Open')], [[factuur, datum, open]]),
    ],
    how: said`Een creditnota van meer dan ${String(DAYS)} dagen oud, waar geen betaling of verrekening van is geboekt, gerekend op ${dayName(now)}. Of er iets anders over is afgesproken, staat niet in de boeken.`,
    steps: isOurs
      ? [`Vraag ${naam} het bedrag terug, of trek het af van de volgende betaling.`]
      : [`Verreken de creditnota met een factuur van ${naam}, of betaal het bedrag terug.`],
    question: `Wat is er met ${naam} afgesproken over creditnota ${factuur}?`,
  };
}
