import { screen, waitFor } from '@testing-library/react';
import { booked, renderRemote } from '@kengetal/platform/testing';
import { DrilldownProvider } from '@kengetal/ui';
import { AnswerText } from './AnswerText.tsx';
import { Markdown } from './Markdown.tsx';

const figures = { a1: booked(1_200) };

function draw(text: string) {
  return renderRemote(
    <DrilldownProvider namespace="mfe-chat">
      <div data-testid="answer">
        <Markdown text={text} figures={figures} />
      </div>
    </DrilldownProvider>,
  );
}

/** Ways to get a script or a request out of a text. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">klik</a>',
  '<body onload=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<style>@import "//kwaad.nl/x.css"</style>',
  '<link rel=stylesheet href=//kwaad.nl>',
  '<meta http-equiv=refresh content="0;url=//kwaad.nl">',
  '<form action=//kwaad.nl><button>klik</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '[klik](javascript:alert(1))',
  '[klik](JaVaScRiPt:alert(1))',
  '[klik](java\tscript:alert(1))',
  '[klik](data:text/html;base64,PHNjcmlwdD4=)',
  '[klik](vbscript:msgbox)',
  '[klik](//kwaad.nl)',
  '[klik](https://kwaad.nl "titel\\" onmouseover=alert(1)")',
  '[klik](<javascript:alert(1)>)',
  '[klik](figure:a1" onclick="alert(1)',
  '[klik](figure:onbekend)',
  '[klik](figure:__proto__)',
  '[klik][1]\n\n[1]: javascript:alert(1)',
  '![plaatje](https://kwaad.nl/spoor.png)',
  '![plaatje](x" onerror="alert(1))',
  '![a](javascript:alert(1))',
  '<https://kwaad.nl>',
  '<javascript:alert(1)>',
  'https://kwaad.nl/?q=1',
  'www.kwaad.nl',
  'info@kwaad.nl',
  '`<img src=x onerror=alert(1)>`',
];
/** Places where such a text can stand. */
const PLACES: ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `Tekst **vet ${attack} vet** tekst`,
  (attack) => `- ${attack}\n- twee`,
  (attack) => `> ${attack}`,
  (attack) => `## ${attack}\n\n${attack}`,
];
const ALLOWED = new Set([
  ...['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'S', 'CODE', 'PRE', 'BLOCKQUOTE', 'BR', 'BUTTON'],
]);

it('200 attacks are words, in every place', () => {
  const attacks = ATTACKS.flatMap((attack) => PLACES.map((place) => place(attack)));
  expect(attacks).toHaveLength(200);
  for (const attack of attacks) {
    const { unmount } = draw(attack);
    const elements = [...screen.getByTestId('answer').querySelectorAll('*')];
    const found = elements.filter(
      (element) =>
        !ALLOWED.has(element.tagName) ||
        element.getAttributeNames().some((name) => /^on|href|src|style|action/.test(name)),
    );
    expect({ attack, found: found.map(({ outerHTML }) => outerHTML) }).toEqual({
      attack,
      found: [],
    });
    unmount();
  }
});

it('paragraphs, lists, bold and code are drawn, and amounts open', () => {
  draw(
    '## Kop\n\nOmzet is **[€ 12](figure:a1)**.\n\n1. een\n2. `twee`\n\n- *drie*\n\n[weg](https://x.nl)',
  );
  const answer = screen.getByTestId('answer');
  expect(answer).toHaveTextContent('KopOmzet is € 12.eentwee drieweg'.replace('twee ', 'twee'));
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getByRole('button').closest('strong')).not.toBeNull();
  expect(answer.querySelector('a')).toBeNull();
});

it.each(['Half **open', '```\ncode', '[€ 12](fig', '- ', '> > > > > > > > > > > > > > diep', ''])(
  'what is half there is drawn: %j',
  (text) => {
    draw(text);
    expect(screen.getByTestId('answer')).toBeInTheDocument();
  },
);

describe('an answer', () => {
  const answer = (text: string) =>
    renderRemote(
      <DrilldownProvider namespace="mfe-chat">
        <AnswerText text={text} figures={figures} />
      </DrilldownProvider>,
    );

  it('without markdown needs none of its code', () => {
    const { queries, container } = answer(
      'Omzet: [€ 12](figure:a1) (12%), 1.200 - 3 * 4.\n\nTweede.',
    );
    expect(container).toHaveTextContent('Omzet: € 12 (12%), 1.200 - 3 * 4.Tweede.');
    expect(queries.getQueryCache().findAll({ fetchStatus: 'fetching' })).toEqual([]);
  });

  it('with markdown is drawn when the code is there', async () => {
    const { container } = answer('**Omzet**: [€ 12](figure:a1)\n- een\n- twee');
    await waitFor(() => expect(container.querySelector('strong')).toHaveTextContent('Omzet'));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
