import { readNames, readYears } from './about-books.ts';
import { readAroundAverage } from './around-average.ts';
import { readBankCosts } from './bank-costs.ts';
import { bankMoved } from './bank-moved.ts';
import { readBooked } from './booked-edges.ts';
import { readCombined } from './combined.ts';
import { asked, type Draft } from './draft.ts';
import { readEnough } from './enough.ts';
import { readDefinition, readMeaning } from './explained.ts';
import { readFigures } from './figures-asked.ts';
import { readInvested } from './invested.ts';
import { readLedger } from './ledger-asked.ts';
import { readNumbered } from './named.ts';
import { readRelation } from './of-relation.ts';
import { readCreditor, readPayable } from './owed.ts';
import { readDays } from './days-asked.ts';
import { paidByAll } from './paid-by-all.ts';
import { readPaidOff } from './paid-off.ts';
import { readPrivate } from './private.ts';
import { readRanking } from './ranking.ts';
import { readRecurring } from './recurring.ts';
import { readBeforeCosts } from './said-otherwise.ts';
import { first, has, isOfDocument, type Sense } from './sense.ts';
import { readAboutBooks, readCharged, readComponent, readOpen, type Reader } from './subjects.ts';
import { readSupplier } from './supplier-of.ts';
import { tradeOf } from './trade.ts';
import { unexplained } from './unexplained.ts';
import { readVat } from './vat.ts';

/** The largest bookings, customers or costs; then what is named; then figures. */
const READERS: readonly Reader[] = [
  readAroundAverage,
  readYears,
  readBooked,
  readNames,
  readLedger,
  readEnough,
  readMeaning,
  readDays,
  readBeforeCosts,
  readBankCosts,
  readDefinition,
  readPrivate,
  readPaidOff,
  readInvested,
  readPayable,
  readCreditor,
  readRecurring,
  readNumbered,
  readRelation,
  readSupplier,
  readAboutBooks,
  readOpen,
  readCharged,
  readVat,
  readComponent,
];

/** What a question is about. */
export function draftOf(sense: Sense): Draft | undefined {
  const combined = readCombined(sense, draftOf);
  if (combined) return combined;
  for (const reader of READERS) {
    const draft = reader(sense);
    if (draft) return draft;
  }
  return (
    bankMoved(sense) ??
    paidByAll(sense) ??
    ranked(sense) ??
    unexplained(sense) ??
    readLines(sense) ??
    readFigures(sense)
  );
}

/** Rows in an order, or of a day or somebody, where every word is explained. */
function ranked(sense: Sense): Draft | undefined {
  const isLines = has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen');
  const isOrdered = (first(sense, 'order') ?? sense.details.skip) !== undefined;
  if (isLines || sense.rest.length > 0) return undefined;
  const isWhen = sense.tokens.some(({ text }) => text === 'wanneer');
  const isWhom = sense.tokens.some(({ text }) => text === 'wie') && tradeOf(sense) !== undefined;
  return isOrdered || isWhen || isWhom || first(sense, 'noun') !== undefined
    ? readRanking(sense)
    : undefined;
}

/** Bookings, of whatever is named beside them. */
const readLines: Reader = (sense) => {
  const { only } = sense.references;
  const isNarrowed = Object.keys(only).length > 0;
  const isAsked =
    has(sense, 'measure', 'boekingen') || has(sense, 'noun', 'boekingen') || isNarrowed;
  // 'Wat is er op 31 december geboekt'.
  const isOfDay =
    sense.tokens.some(({ text }) => /^(?:geboekt|geboekte|gebeurd)$/.test(text)) &&
    sense.scanned.marks.some(({ piece }) => piece?.day !== undefined);
  const isSized =
    Object.keys(sense.details.sizes).length > 0 &&
    sense.tokens.some(({ text }) => text === 'bedragen');
  if (!isAsked && !isOfDay && !isSized) return undefined;
  // Beside a figure only those of a document, and not of a code.
  const isCode = only.kostenplaats !== undefined || only.btw_code !== undefined;
  const isOfPaper = !isCode && isOfDocument(sense) && has(sense, 'measure', 'boekingen');
  return sense.figures.length > 0 && !isOfPaper ? undefined : asked({ subject: { kind: 'lines' } });
};
