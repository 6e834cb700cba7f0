/** 'Heeft afgenomen' is said of a customer that bought, and of an amount that fell. */
export const BOUGHT = /^(?:afgenomen|afnam|afnamen|afneemt)$/;
