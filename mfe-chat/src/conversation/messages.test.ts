import type { ChatChunk, ChatMessage } from '@kengetal/contract';
import {
  isUnderWay,
  showsTools,
  wantsTitle,
  withChunk,
  withQuestion,
  type Heard,
} from './messages.ts';

const NOW = '2026-11-23T10:00:00Z';
const call = (id: string, name = 'vraag', result?: string) => ({
  id,
  function: { name, arguments: '{}', ...(result !== undefined && { result }) },
});
const user: ChatMessage = { id: 'u', role: 'user', content: 'Omzet?', created_at: NOW };
const answer = (calls = 0): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  content: 'Zo.',
  created_at: NOW,
  ...(calls > 0 && { tool_calls: [call('1')] }),
});

function heard(...chunks: ChatChunk[]): ChatMessage[] {
  const begun: Heard = { messages: withQuestion([], 'Omzet?', NOW), ended: false };
  return [...chunks.reduce(withChunk, begun).messages];
}

describe('chunks of an answer', () => {
  it('add to its text, its figures and its calls by their ids', () => {
    const figure = { kind: 'absent' as const, reason: 'Nee.' };
    const [asked, told] = heard(
      { chat_id: 'c' },
      { role: 'assistant', tool_calls: [call('1'), call('2')] },
      { tool_calls: [call('1', 'geen_antwoord', 'a;b')], figures: { a1: figure } },
      { figures: { t2: figure }, about: { door: 'model' } },
      { delta: 'Omzet: ' },
      { delta: '[€ 1](figure:a1)', break: true },
    );
    expect(asked?.content).toBe('Omzet?');
    expect(told).toMatchObject({
      role: 'assistant',
      content: 'Omzet: [€ 1](figure:a1)',
      figures: { a1: figure, t2: figure },
      about: { door: 'model' },
      tool_calls: [call('1', 'geen_antwoord', 'a;b'), call('2')],
    });
  });

  it('give the result of a call by its id', () => {
    const [, told] = heard(
      { tool_calls: [call('1')] },
      { role: 'tool', tool_call_id: '1', delta: 'a;' },
      { role: 'tool', tool_call_id: '1', delta: 'b' },
    );
    expect(told?.tool_calls).toEqual([call('1', 'vraag', 'a;b')]);
    expect(told?.content).toBe('');
  });

  it('begin another message after a break', () => {
    const messages = heard({ delta: 'Een.', break: true }, { delta: 'Twee.' });
    expect(messages.map(({ content }) => content)).toEqual(['Omzet?', 'Een.', 'Twee.']);
  });
});

describe('tool calls show (specification §4)', () => {
  it.each([
    ['on an answer with calls', [user, answer(1)], [1]],
    ['on none without calls', [user, answer()], []],
    [
      'on the last with calls before the next question',
      [user, answer(1), answer(1), answer(), user, answer(1)],
      [2, 5],
    ],
  ])('%s', (_name, messages, places) => {
    const shown = messages.flatMap((_message, place) =>
      showsTools(messages, place) ? [place] : [],
    );
    expect(shown).toEqual(places);
  });
});

it('an answer is under way for as long as the API says so, whatever is there of it', () => {
  const made = { ...answer(1), about: { door: 'model', bezig: true } } as const;
  expect(isUnderWay([user, made])).toBe(true);
  expect(isUnderWay([user, { ...made, content: '' }])).toBe(true);
  expect(isUnderWay([user, made, user, answer()])).toBe(false);
  expect(isUnderWay([user, { ...answer(), content: '' }])).toBe(false);
  expect(isUnderWay([])).toBe(false);
});

it.each([
  [2, 'Omzet in maart', true],
  [4, 'Omzet in maart', false],
  [6, 'Omzet in maart', true],
  [4, 'New Chat', true],
  [4, 'Nieuwe Chat', true],
  [4, 'Geen titel', true],
  [4, undefined, false],
])('with %d messages the chat %s gets a title: %s (specification §4)', (count, name, wants) => {
  const system = { ...user, role: 'system' as const };
  const said = Array.from({ length: count }, () => user);
  expect(wantsTitle([system, ...said], name)).toBe(wants);
});
