import { refusalOf } from './file-checks.ts';

it.each(['boekjaar.xaf', 'BOEKJAAR.XAF', 'auditfile.xml'])('lets %s pass', (name) => {
  expect(refusalOf({ name, size: 1 })).toBeNull();
});

it.each([
  ['jaar.pdf', 10, 'is geen auditfile'],
  ['jaar', 10, 'is geen auditfile'],
  ['jaar.xaf.zip', 10, 'Pak het uit'],
  ['jaar.xaf', 0, 'is leeg'],
  ['jaar.xaf', 2_000_000_001, 'mag hooguit 2,0\u00a0GB zijn'],
])('refuses %s of %d bytes', (name, size, words) => {
  expect(refusalOf({ name, size })).toContain(words);
});
