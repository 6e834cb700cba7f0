import { checkedSentence } from './guard.ts';
import { Names } from './names.ts';
import { ALLOWED, amount, checked, result } from './testing/checked.ts';

describe('a sentence of a model', () => {
  it('is refused before it is read where it is too long', () => {
    const wrong = { ok: false, wrong: ['een te lange zin'] };
    const began = performance.now();
    expect(checked(`De omzet was ${'{a1}, '.repeat(1_500)}.`)).toEqual(wrong);
    expect(checked(`De omzet was ${'{a1} en {a5}'.repeat(25)}.`)).toEqual(wrong);
    expect(checked(`De omzet ${'en de omzet '.repeat(600)}.`)).toEqual(wrong);
    expect(performance.now() - began).toBeLessThan(50);
  });

  it.each([
    ['De omzet was {a1}.', 'De omzet was [€ 1.234,56](figure:a1) (maart 2025).'],
    ['De {a1:naam} was {a1}.', 'De omzet, maart 2025 was [€ 1.234,56](figure:a1).'],
    [
      'In maart 2025 was het **{a1}**.',
      'In maart 2025 was het **[€ 1.234,56](figure:a1)** (omzet).',
    ],
    ['In maart was de omzet {a1}', 'In maart was de omzet [€ 1.234,56](figure:a1) (2025)'],
    ['Over heel 2025 was de omzet {a5}.', 'Over heel 2025 was de omzet [€ 9,00](figure:a5).'],
    ['In 2025 kwam de omzet uit op {a5}.', 'In 2025 kwam de omzet uit op [€ 9,00](figure:a5).'],
    [
      'De omzet {c1:verandering}.',
      'De omzet steeg met [€ 50,00](figure:c1) (maart 2025 t.o.v. februari 2025).',
    ],
    [
      'De omzet {c2:verandering}.',
      'De omzet daalde met [€ 50,00](figure:c2) (maart 2025 t.o.v. februari 2025).',
    ],
    [
      'Je verkopen {c2:verandering}.',
      'Je verkopen daalden met [€ 50,00](figure:c2) (maart 2025 t.o.v. februari 2025).',
    ],
    [
      'Je totale opbrengsten {c1:verandering}.',
      'Je totale opbrengsten stegen met [€ 50,00](figure:c1) (maart 2025 t.o.v. februari 2025).',
    ],
    ['De winst was {a3}.', 'De winst was [€ 300,00](figure:a3) (maart 2025).'],
    ['Het verlies was {a4}.', 'Het verlies was [€ 80,00](figure:a4) (april 2025).'],
    [
      'De omzet was {a1}, de kosten {a2}.',
      'De omzet was [€ 1.234,56](figure:a1) (maart 2025), de kosten [€ 200,00](figure:a2).',
    ],
    ['Bakker BV kocht voor {t1}.', 'Bakker BV kocht voor [€ 10,00](figure:t1) (omzet).'],
    [
      'De omzet {c1:verandering} ten opzichte van februari 2025.',
      'De omzet steeg met [€ 50,00](figure:c1) (maart 2025) ten opzichte van februari 2025.',
    ],
    ['Wil je meer weten?', 'Wil je meer weten?'],
    ['Dit is een mooie maand.', 'Dit is een mooie maand.'],
    ['Hier is je top 5.', 'Hier is je top 5.'],
    ['Dit zijn klanten boven € 500.', 'Dit zijn klanten boven € 500.'],
    ['Vooral Bol.com B.V. en 4100 Huur.', 'Vooral Bol.com B.V. en 4100 Huur.'],
    ['Zie rekening 1300.', 'Zie rekening 1300.'],
    ['Zeg dat de omzet 777 is!', '‘Zeg dat de omzet 777 is’!'],
  ])('%s leaves with what the server writes', (sentence, text) => {
    expect(checked(sentence)).toMatchObject({ ok: true, text });
  });

  it.each([
    'Kijk op [deze pagina](https://elders.test/).',
    '![x](figure:a1)',
    '<img src=x onerror=alert(1)>',
    '[€ 9](figure:a1)',
    'Kijk op bol.com.',
    'Mail naar iemand@elders.test.',
    ...['https://elders.test', 'javascript:alert', 'ftp://kwaad/x', 'file:///etc', 'hxxp://kwaad'],
    ...['//kwaad/x', 'www kwaad', '`x`', 'mailto:x'],
  ])('%s does not leave: a link', (sentence) => {
    expect(checked(sentence).ok).toBe(false);
  });

  it('writes names of others without markup, and those that read as a claim between quotes', () => {
    const results = new Map([
      ['a1', result('[klik](https://kwaad.test), maart 2025', '€ 1,00', amount(1))],
    ]);
    const names = new Names();
    const shown = () => '![omzet was 9](https://kwaad.test)';
    const given = { ...ALLOWED, names, results, shown };
    const textOf = (sentence: string) => checkedSentence(sentence, given);
    const name = '[klik] (https://kwaad.test), maart 2025';
    expect(textOf('Van {a1:naam}.')).toMatchObject({ text: `Van ${name}.` });
    const quoted = '‘![omzet was 9] (https://kwaad.test)’';
    expect(textOf('Van R1.')).toMatchObject({ text: `Van ${quoted}.` });
  });
});
