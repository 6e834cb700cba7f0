import { weekEnds } from '@kengetal/ledger';
import { MADE, realAdministrations, type Administration } from './administrations.ts';
import { readBalances } from './balances.ts';
import { readCashBooks } from './lines.ts';
import { replay, type Replayed } from './replay.ts';
import { scored, printTable, ratioOf, type Score } from './scores.ts';

const DAYS = 7;
const WEEKS_AHEAD = 8;
/** Weeks of the past that are expected once more: a year and a half. */
const REPLAYED = 78;
/** Books from before the first of them. */
const LEAST = 26;

/**
 * `npm run eval -- cash`: expects the money of past weeks with only what was known then, and prints
 * how far it was off, beside two naive ways.
 */
export async function evaluateCash(
  report: (line: string) => void,
  [only]: readonly string[],
): Promise<void> {
  const isChosen = ({ name }: Administration) => only === undefined || name === only;
  const chosen = MADE.filter(isChosen);
  const made: Score[] = [];
  for (const administration of chosen) made.push(await scoreOf(administration, report));
  if (made.length > 0) printTable('Gemaakte boekhoudingen', made, report);
  const files = realAdministrations().filter(isChosen);
  if (files.length === 0)
    report('Echte auditfiles staan er niet bij of zijn niet gekozen: overgeslagen.');
  const real: Score[] = [];
  for (const administration of files) {
    const score = await scoreOf(administration, report);
    if (score.scale > 0) real.push(score);
    else report(`${score.name}: te kort, of zonder RGS-code van bank en kas: overgeslagen`);
  }
  if (real.length > 0)
    printTable('Echte boekhoudingen (één jaar of minder, niet meegeteld)', real, report);
  report(JSON.stringify(ratioOf(made.length > 0 ? made : real)));
}

async function scoreOf(
  { name, about, chart, files }: Administration,
  report: (line: string) => void,
): Promise<Score> {
  const began = performance.now();
  const bytes = await files();
  const balances = readBalances(bytes, chart);
  const books = await readCashBooks(bytes);
  const [latest = 0] = weekEnds(balances.last - WEEKS_AHEAD * DAYS - DAYS, 1);
  const replayed: Replayed[] = [];
  for (let week = 0; week < REPLAYED; week += 1) {
    const at = latest - week * DAYS;
    if (at - balances.first < LEAST * DAYS) break;
    replayed.push(replay(books, balances, at));
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  report(`${name}: ${about} (${replayed.length} weken, ${seconds} s)`);
  return scored(name, balances, replayed);
}
