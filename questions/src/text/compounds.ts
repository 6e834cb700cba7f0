/** Second parts of compounds that a question divides: 'maandomzet', 'huurkosten'. */
export const HEADS: readonly string[] =
  'kosten lasten uitgaven omzet omzetten opbrengst opbrengsten winst resultaat marge saldo cijfers bedrag rekening rekeningen factuur facturen betaling betalingen boekingen groei stijgers dalers stijgingen dalingen verschil ontwikkeling overzicht verloop stand premie premies vergoeding inkomsten verkopen inkopen stijging daling schuld schulden gemiddelde totaal verbruik lijst factuurtjes abonnement abonnementen voorschot verbinding nota contract tarief bijdrage termijn'.split(
    ' ',
  );
/** How they are shortened by other letters than their own first ones or consonants. */
export const SHORT_HEADS: Readonly<Record<string, string>> = {
  reknr: 'rekening',
  pct: 'percentage',
  perc: 'percentage',
  abbo: 'abonnement',
  abonn: 'abonnement',
  vord: 'vordering',
};
const LONG_PART = 4;

/** 'Werkbonnensoftware': two words of names that were written as one. */
export function namedParts(text: string, isName: (text: string) => boolean): string[] | undefined {
  for (let at = LONG_PART; at <= text.length - LONG_PART; at += 1) {
    const parts = [text.slice(0, at), text.slice(at)];
    if (parts.every(isName)) return parts;
  }
  return undefined;
}

const SMALL = ['jes', 'je'];

/** What a small one is one of: 'omzetje', 'winstje'. */
export function ofSmall(text: string, known: ReadonlySet<string>): string | undefined {
  const ending = SMALL.find((each) => text.endsWith(each));
  const whole = ending === undefined ? '' : text.slice(0, -ending.length);
  return whole.length > 3 && known.has(whole) ? whole : undefined;
}
