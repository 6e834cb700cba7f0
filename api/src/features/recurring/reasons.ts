import type { RecurringCertainty } from '@kengetal/contract/api';
import { CADENCES, readInTurn, type ChosenSeries } from '@kengetal/ledger';
import { isTooFew } from './rows.ts';
import { HOW_OFTEN, INTERVALS, money } from './words.ts';

/** The rule that made bookings a series, in words: place, rhythm, amount and certainty. */
export function reasonsOf(series: ChosenSeries, certainty: RecurringCertainty): string[] {
  return [
    placeWords(series),
    rhythmWords(series),
    amountWords(series),
    certaintyWords(series, certainty),
  ];
}

function placeWords({ tegenpartij, rekening, occurrences, roots }: ChosenSeries): string {
  const count = `${String(occurrences.length)} keer geboekt op rekening ${rekening}`;
  if (roots.length > 1) return `${count}, samengevoegd uit ${String(roots.length)} reeksen.`;
  return tegenpartij === null
    ? `${count}. Er staat geen relatie bij; de boekingen horen bij elkaar door hun bedrag en omschrijving.`
    : `${count}, steeds bij dezelfde relatie.`;
}

function rhythmWords({ rhythm, occurrences, unread }: ChosenSeries): string {
  const { cadence, basis, gaps, within } = rhythm;
  const intervals = readInTurn(occurrences, unread).length;
  const right = Math.round((intervals * within) / 10_000);
  const rest =
    right === intervals ? '' : ` ${String(right)} van de ${String(intervals)} tussenpozen kloppen.`;
  if (basis === 'maand') {
    return `De dagen wisselen, zoals bij boeken in één keer, maar de maanden keren ${HOW_OFTEN[cadence]} terug.${rest}`;
  }
  const [day, ...otherDays] = new Set(occurrences.map(({ datum }) => Number(datum.slice(8))));
  if (CADENCES[cadence].months > 0 && otherDays.length === 0) {
    return `Telkens op de ${String(day)}e, ${INTERVALS[cadence]} na elkaar.${rest}`;
  }
  if (gaps.shortest === gaps.longest) {
    return `Telkens precies ${String(gaps.longest)} dagen na elkaar.`;
  }
  const days = `${String(gaps.shortest)} tot ${String(gaps.longest)} dagen`;
  return `Telkens ongeveer ${INTERVALS[cadence]} na elkaar: ${days}, meestal ${String(gaps.median)}.${rest}`;
}

function amountWords({ amounts }: ChosenSeries): string {
  const { kind, levels, lowest, highest, within } = amounts;
  if (kind === 'trede') {
    return `Het bedrag verandert met sprongen: ${levels.map(({ cents }) => money(cents)).join(', daarna ')}.`;
  }
  if (lowest === highest) return `Steeds precies ${money(lowest)}.`;
  const range = `tussen ${money(lowest)} en ${money(highest)}`;
  if (kind !== 'vast') return `Het bedrag wisselt ${range}.`;
  const share = Math.round(within / 100);
  const times = share === 100 ? 'steeds' : `in ${String(share)}% van de keren`;
  return `De bedragen liggen ${range} en verschillen ${times} hooguit een tiende van wat gebruikelijk is.`;
}

function certaintyWords(series: ChosenSeries, certainty: RecurringCertainty) {
  const { rhythm, occurrences, amounts } = series;
  const { certain } = CADENCES[rhythm.cadence];
  switch (certainty) {
    case 'bevestigd':
      return 'Bevestigd: iemand met bewerkrechten heeft deze reeks bevestigd.';
    case 'zeker':
      return 'Zeker: vaak genoeg, regelmatig en met een vast bedrag.';
    case 'waarschijnlijk':
      return amounts.kind === 'variabel'
        ? 'Waarschijnlijk: regelmatig, maar het bedrag verschilt per keer.'
        : `Waarschijnlijk: regelmatig, maar nog maar ${String(occurrences.length)} keer; vanaf ${String(certain)} keer is het zeker.`;
    case 'onzeker':
      return `${guessWords(series)} De reeks telt niet mee in de totalen tot je haar bevestigt.`;
  }
}

function guessWords(series: ChosenSeries): string {
  const { rhythm, occurrences } = series;
  if (!isTooFew(series)) return 'Onzeker: het kan toeval zijn.';
  const { certain } = CADENCES[rhythm.cadence];
  return `Onvoldoende gegevens: nog maar ${String(occurrences.length)} keer, en niet steeds met hetzelfde bedrag of dezelfde tussenpoos; vanaf ${String(certain)} keer kan het zeker worden.`;
}
