import fc from 'fast-check';
import { Sentences } from './sentences.ts';

describe('a stream of text', () => {
  it('is cut into sentences, wherever its pieces end', () => {
    const text =
      'De omzet was {a1}. Dat is meer dan in 2024 (o.a. door art. 2). Goed?\n- punt\n- lijn\nuit\n\nKop:\n**Vet**\nEinde';
    const whole = [
      'De omzet was {a1}.',
      ' Dat is meer dan in 2024 (o.a. door art. 2).',
      ' Goed?',
      '\n',
      '- punt\n',
      '- lijn\nuit\n',
      '\n',
      'Kop:\n',
      '**Vet**\nEinde',
    ];
    fc.assert(
      fc.property(fc.array(fc.nat({ max: text.length })), (cuts) => {
        const sentences = new Sentences();
        const places = [0, ...[...cuts].sort((one, other) => one - other), text.length];
        const got = places.slice(1).flatMap((to, at) => sentences.add(text.slice(places[at], to)));
        expect([...got, ...sentences.end()]).toEqual(whole);
      }),
    );
  });
});
