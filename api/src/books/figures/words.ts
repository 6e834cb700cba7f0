/** No-break space, so that the sign and the amount stay together. */
const NBSP = '\u00a0';

/** A whole number of at least 0 with dots between thousands. Intl takes many times as long. */
function grouped(whole: number): string {
  const rest = String(whole % 1_000);
  return whole < 1_000 ? rest : `${grouped(Math.floor(whole / 1_000))}.${rest.padStart(3, '0')}`;
}

/** Cents as whole euros in running text: '€ 22.245', '€ -1.234', never '€ -0'. */
export function euros(cents: number): string {
  const whole = Math.sign(cents) * Math.round(Math.abs(cents) / 100);
  return `€${NBSP}${whole < 0 ? '-' : ''}${grouped(Math.abs(whole))}`;
}

/** Hundredths of a percent in running text: '12,3%'. */
export function percentage(value: number): string {
  const tenths = Math.round(Math.abs(value) / 10);
  return `${value < 0 ? '-' : ''}${grouped(Math.floor(tenths / 10))},${tenths % 10}%`;
}

/** 'winst € 300' or 'verlies € 200', for results; of nothing '€ 0'. */
function profitOrLoss(cents: number): string {
  if (euros(cents) === euros(0)) return euros(0);
  return `${cents < 0 ? 'verlies' : 'winst'} ${euros(Math.abs(cents))}`;
}

/** How an amount changed, as a whole: 'van € 100 naar € 120'. A result says profit or loss. */
export function changeInWords(from: number, to: number, isResult: boolean): string {
  if (from === to)
    return isResult ? `ongewijzigd, ${profitOrLoss(to)}` : `ongewijzigd ${euros(to)}`;
  return isResult
    ? `van ${profitOrLoss(from)} naar ${profitOrLoss(to)}`
    : `van ${euros(from)} naar ${euros(to)}`;
}

/** What a reader sees of a text with links `[€ 12](figure:a1)`: the labels alone. */
export function shownText(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
}
