import { boxOfAccount, boxOfCode } from './vat-boxes.ts';

// Names as Exact Online, AFAS, Multivers, Banana and EekBoek write them.
test.each([
  ['BTW hoog tarief, exclusief', 2100, '1a'],
  ['BTW laag tarief, inclusief', 600, '1b'],
  ['BTW overige tarieven', null, '1c'],
  ['BTW prive gebruik', null, '1d'],
  ['BTW 0% (alleen grondslag)', 0, '1e'],
  ['BTW Verlegd', null, '2a'],
  ['Inkoop btw verlegd 21%', 2100, '2a'],
  ['Verkoop btw verlegd', 0, '1e'],
  ['Inkopen binnen de EU 21%', 2100, '4b'],
  ['Inkoop buiten de EU', null, '4a'],
  ['Aankopen binnen EU', null, '4b'],
  ['Inkoop hoog', 2100, '5b'],
  ['BTW hoog, inkopen 21%', 2100, '5b'],
  ['Btw over aankopen', 900, '5b'],
  ['Btw aftrekbaar 21%', 2100, '5b'],
  ['Btw niet aftrekbaar', null, null],
  ['BTW hoog, verkopen 21%', 2100, '1a'],
  ['Inkopen NL verlegd', 2100, '2a'],
  ['Verkoop buiten de EU', null, '3a'],
  ['Export buiten EU', null, '3a'],
  ['Verkoop binnen de EU', null, '3b'],
  ['IC Levering Goederen', null, '3b'],
  ['Installatie/televerkoop in de EU', null, '3c'],
  ['Verwerving buiten de EU (invoer)', null, '4a'],
  ['Leveringen uit landen buiten de EU (invoer) 21%', 2100, '4a'],
  ['Verwerving binnen de EU', null, '4b'],
  ['Intracommunautaire prestaties 21%', 2100, '4b'],
  ['IC Verwerving', null, '4b'],
  ['Voorbelasting 21% (BTW verlegd)', 2100, '5b'],
  ['BTW te vorderen (laag)', null, '5b'],
  ['', 2100, '1a'],
  ['', 600, '1b'],
  ['', 1285, '1c'],
  ['', null, null],
])('a VAT code %p at %p is of box %p', (words, rate, box) => {
  expect(boxOfCode(words, rate)).toBe(box);
});

test.each([
  ['Af te dragen BTW hoog', 'BVorBtwTtv', '1a'],
  ['Te betalen btw laag (6%)', 'BSchBtwAtd', '1b'],
  ['BTW prive-gebruik', 'BVorBtwTtv', '1d'],
  ['Af te dragen BTW verwerving goederen binnen EU', 'BVorBtwTtv', '4b'],
  ['Te vorderen BTW', 'BVorBtwTtv', '5b'],
  ['BTW Inkoop Hoog', null, '5b'],
  ['Btw inkopen hoog', null, '5b'],
  ['Btw vooraftrek', null, '5b'],
  ['Te vorderen btw inkopen verlegd', null, '5b'],
  ['Btw hoog', 'BVorVbkTvo', '5b'],
  ['Af te dragen btw hoog', 'BVorVbkTvo', '1a'],
  ['Btw-aangifte', 'BVorVbkTvo', 'verrekening'],
  ['Btw-bedrag', 'BSchBepBlv', '1b'],
  ['Afdracht btw', null, 'verrekening'],
  ['Te verrekenen btw', 'BSchBtwAtd', 'verrekening'],
  ['Omzetbelasting betaald', null, 'verrekening'],
  ['Btw te betalen', null, null],
  ['BTW overeenkomstig het BTW overzicht', null, null],
])('the VAT account %p is of %p', (naam, rgs, box) => {
  expect(boxOfAccount(naam, rgs)).toBe(box);
});
