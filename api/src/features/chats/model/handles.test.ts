import fc from 'fast-check';
import { Handles } from './handles.ts';
import { isPerson, personsOf, wordsOf } from './persons.ts';

const ORDINARY = new Set(['bank', 'saldo', 'van', 'de', 'omzet', 'en', 'wat', 'is']);
const NAMES = ['P. de Vries', 'Jansen', 'Anna Bos-Kuiper', 'Bank'];
const WORDS = NAMES.map((name) => wordsOf(name).map(({ word }) => word));
const handles = (said = '') => new Handles(personsOf(WORDS, ORDINARY), said);

describe('names of people in what is sent', () => {
  it.each([
    ['Wat is de omzet van P. de Vries?', 'Wat is de omzet van R1?'],
    ['wat moet jansen nog betalen', 'wat moet R1 nog betalen'],
    ['omzet van VRIES en Jansen', 'omzet van R1 en R2'],
    ['Jansen, en jansen weer', 'R1, en R1 weer'],
    ['saldo van de bank', 'saldo van de bank'],
    ['Anna Bos Kuiper of Kuiper', 'R1 of R2'],
    ['mail naar p.vries@voorbeeld.nl', 'mail naar R1'],
    ['rekening NL91ABNA0417164300', 'rekening R1'],
  ])('%s: %s', (text, hidden) => {
    expect(handles().hide(text)).toBe(hidden);
  });

  it('are put back as they were', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...NAMES, 'omzet', 'kosten', '€ 12', 'R5'), { maxLength: 9 }),
        (words) => {
          const text = words.join('; ');
          const made = handles(text);
          expect(made.show(made.hide(text))).toBe(text);
        },
      ),
    );
  });

  it('get no handle that the question has already', () => {
    expect(handles('kostenplaats R1').hide('kostenplaats R1 van Jansen')).toBe(
      'kostenplaats R1 van R2',
    );
  });
});

describe('a relation', () => {
  it.each(['Bakker B.V.', 'Bakker BV', 'Stichting Zon', 'Gemeente Ede', 'Muster GmbH', 'X (N.V.)'])(
    'called %s is no person',
    (name) => {
      expect(isPerson(name)).toBe(false);
    },
  );
  it.each(['Jansen', 'Bakkerij Jansen', 'V.O.F. Jansen en Bos', 'Maatschap Kuiper', 'Abvries'])(
    'called %s may be one',
    (name) => {
      expect(isPerson(name)).toBe(true);
    },
  );
});
