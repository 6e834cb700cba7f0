import fc from 'fast-check';
import { Handles } from './handles.ts';
import { isPerson, personsOf } from './persons.ts';

const NAMES = ['P. de Vries', 'Jansen', 'Anna Bos-Kuiper', 'Bank', 'Jan Bank', 'Bo Li'];
const PEOPLE = NAMES.map((name, at) => ({ name, code: `${at}` }));
const CODED = [
  { name: 'Timmerbedrijf de Hoek', code: 'PIETERSEN' },
  { name: 'Kuiper', code: 'KUIPER' },
  { name: 'Mulder', code: 'K-MULDER7' },
  { name: 'Diversen', code: 'DIVERSEN' },
];
const handles = async (said = '', codes: readonly string[] = []) =>
  new Handles(await personsOf([...PEOPLE, ...CODED], codes), said);

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
    ['Jansens facturen, en die van vries', 'R1s facturen, en die van R2'],
    ["de facturen van Jansen's en kuipers", "de facturen van R1's en R2s"],
    ['4990 Privé Jansen', '4990 Privé R1'],
    ['jansen2 en jansen', 'R1 en R2'],
    ['Jan Bank bij de bank in jan', 'R1 bij de bank in jan'],
    ['wat moet Li betalen', 'wat moet R1 betalen'],
    ['relatie PIETERSEN of pietersen', 'relatie R1 of R2'],
    ['{"relatie":"KUIPER"} van Kuiper', '{"relatie":"R1"} van R2'],
    ['K-MULDER7 en DIVERSEN', 'R1 en DIVERSEN'],
  ])('%s: %s', async (text, hidden) => {
    const made = await handles();
    expect(made.hide(text)).toBe(hidden);
    expect(made.show(hidden)).toBe(made.show(made.hide(text)));
  });

  it('are put back as they were', async () => {
    const words = [...NAMES, 'Jansens', 'vries', 'KUIPER', 'PIETERSEN', 'omzet', '€ 12', 'R5'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { maxLength: 9 }), async (said) => {
        const text = said.join('; ');
        const made = await handles(text);
        const key = (one: string) => one.toLowerCase();
        expect(key(made.show(made.hide(text)))).toBe(key(text));
      }),
    );
  });

  it('are put back within JSON, whatever a name holds', async () => {
    const made = new Handles(await personsOf([{ name: 'Jan "De\\ Boer"', code: '1' }]), '');
    expect(made.hide('Jan "De\\ Boer"')).toBe('R1"');
    expect(JSON.parse(made.showIn('{"naam":"R1","of":["R1",2]}'))).toEqual({
      naam: 'Jan "De\\ Boer',
      of: ['Jan "De\\ Boer', 2],
    });
    expect(made.showIn('{"naam')).toBe('{"naam');
  });

  it('are hidden before a text is cut, and no handle is cut through', async () => {
    const made = await handles();
    expect(made.hideFirst('de omzet van Anna Bos-Kuiper', 20)).toBe('de omzet van R1');
    expect(made.hideFirst('van Anna Bos-Kuiper en', 5)).toBe('van ');
  });

  it('get no handle that the question or a code in the books has already', async () => {
    expect((await handles('kostenplaats R1')).hide('kostenplaats R1 van Jansen')).toBe(
      'kostenplaats R1 van R2',
    );
    expect((await handles('', ['R1', 'R2'])).hide('Jansen')).toBe('R3');
  });
});

describe('a relation', () => {
  it.each([
    ...['Bakker B.V.', 'Bakker BV', 'bakker bv', 'Stichting Zon', 'Gemeente Ede', 'Muster GmbH'],
    ...['X (N.V.)', 'Coöperatieve Bank U.A.', 'Belastingdienst', 'Muster AG', 'Volvo AB', 'Bo SpA'],
  ])('called %s is no person', (name) => {
    expect(isPerson(name)).toBe(false);
  });
  it.each([
    ...['Jansen', 'Bakkerij Jansen', 'V.O.F. Jansen en Bos', 'Maatschap Kuiper', 'Abvries'],
    ...['Ab de Vries', 'Karin Sas', 'KARIN SAS', 'S.A. Bakker', 'Bakker, S.A.', 'N.V. Smit'],
    ...['Smit, N.V.', 'B.V. de Boer', 'AG Jansen', 'J. Aps', 'Piet Spa', 'Jan Gemeente'],
    ...['Gemeente, Jan', 'Bakker S.A.'],
  ])('called %s may be one', (name) => {
    expect(isPerson(name)).toBe(true);
  });
});
