import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { MarkupReader } from './markup.ts';

/** Pieces that make documents, well-formed or not, in which plain elements mean many things. */
const PIECES = [
  ...['<a>', '</a>', '<b>x</b>', '<b>x y</b>', '<b></b>', '<b/>', '<a x="1">', '<b x="1">2</b>'],
  ...['<b>x', '</b>', '<b >x</b>', '<b>x</b >', '<n:b>x</n:b>', '<b>x</a>', '<B>x</b>', '<1>x</1>'],
  ...['text', ' ', '\n', '\r\n', '\r', '\t', '>', ']]>', '<b>]]></b>', '<b>a]b</b>', '<b>></b>'],
  ...['&amp;', '&x;', '<b>&lt;</b>', '<b>\u0001</b>', '<b>\u0085\u2028é€😀</b>', '<', '&'],
  ...['<!--', '-->', '<!-- <b>x</b> -->', '<![CDATA[', '<![CDATA[<b>x</b>]]>', '<?p', '?>'],
  ...['<a y="', '"', "'", '<?p <b>x</b> ?>', '<a y="<b>x</b>">', '<a y=">">', '<b>1\n2</b>'],
];

type Event = readonly [kind: string, ...what: string[]];

/** Text of the same element may come in pieces, and white space later than what follows it. */
function told(listen: (tell: (...event: Event) => void) => void) {
  const events: Event[] = [];
  const open: { text: string }[] = [];
  const errors: string[] = [];
  listen((kind, ...what) => {
    if (kind === 'error') errors.push(...what);
    else if (kind === 'text') {
      const last = open.at(-1);
      if (last) last.text += what[0] ?? '';
    } else if (kind === 'open') {
      open.push({ text: '' });
      events.push([kind, ...what]);
    } else events.push([kind, open.pop()?.text ?? '']);
  });
  // After an error the rest is not read.
  return errors.length > 0 ? errors[0] : events;
}

function inPieces(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? text.length;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

const bySaxes = (text: string) =>
  told((tell) => {
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => tell('open', name, JSON.stringify(attributes)));
    parser.on('closetag', () => tell('close'));
    parser.on('text', (found) => tell('text', found));
    parser.on('cdata', (found) => tell('text', found));
    parser.on('error', () => tell('error', `line ${parser.line}`));
    parser.write(text).close();
  });

const byReader = (text: string, sizes: readonly number[]) =>
  told((tell) => {
    const reader: MarkupReader = new MarkupReader({
      open: (name, attributes) => tell('open', name, JSON.stringify(attributes)),
      close: () => tell('close'),
      text: (found) => tell('text', found),
      leaf: (name, found) => {
        tell('open', name, '{}');
        tell('text', found);
        tell('close');
      },
      doctype: () => undefined,
      error: () => tell('error', `line ${reader.line}`),
    });
    for (const piece of inPieces(text, sizes)) reader.write(piece);
    reader.end();
  });

describe('the reader of markup', () => {
  it('tells what saxes tells, of any document in any pieces', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), sizes, (pieces, by) => {
        const text = `<r>${pieces.join('')}</r>`;
        expect(byReader(text, by)).toEqual(bySaxes(text));
      }),
      { numRuns: 3_000, examples: [[['\r', '<b>x y</b>', '\n'], [14]]] },
    );
  });
});
