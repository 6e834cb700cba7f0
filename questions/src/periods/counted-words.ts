/** Words before two digits that are no year. */
export const COUNTS_NEXT = new Set(
  'top de laatste afgelopen eerste meer dan minimaal minstens hooguit boven onder rekening rek boekstuk factuur klant leverancier relatie dagboek rubriek'.split(
    ' ',
  ),
);
/** What two digits before it count: they are no year. */
export const COUNTED =
  /^(?:procent|percent|pct|%|keer|stuks?|x|man|mensen|mille|ton|duizend|miljoen|eur|euros|(?:top|verkoop|inkoop)?(?:klant|afnemer|leverancier|debiteur|crediteur|relatie|factuur|factur|nota|boeking|mutatie|transactie|post|rekening|regel|groep|kostenpost|kostensoort)(?:en|s)?|posten|grootste|kleinste|hoogste|laagste|oudste|nieuwste|beste|slechtste|duurste)$/;

/** What has amounts of its own: 'facturen uit 2024 hoger dan 24'. */
export const ROWS =
  /^(?:(?:verkoop|inkoop)?(?:factuur|facturen)|notas?|boeking(?:en)?|mutaties?|transacties?|posten|post|regels?|betaling(?:en)?|bedrag|bedragen)$/;
