import type { Question } from '@kengetal/contract';
import { askedWords, choicesOf, offerOf } from './calls.ts';

const period = { periode_min: 202501, periode_max: 202503 };
const call = (name: string, args: unknown) => ({
  id: '1',
  function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
});
const OMZET: Question = { subject: { kind: 'figure', key: 'omzet' }, period };

it('what was asked is read of the calls that say it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const words = 'Omzet, maart 2025';
  expect(askedWords(call('vraag', { ...OMZET, words }))).toBe(words);
  expect(askedWords(call('geen_antwoord', { reason: 'buiten_boeken', words }))).toBe(words);
  expect(askedWords(call('terugvraag', { choices: [], words }))).toBeNull();
  expect(askedWords(call('vraag', OMZET))).toBeNull();
  expect(askedWords(call('vraag', '{"subject'))).toBeNull();
  expect(console.error).toHaveBeenCalledWith('Failed to parse tool call arguments');
});

it('choices are read, whatever stands beside them', () => {
  const choices = [{ label: 'Omzet' }, null, { label: 3 }, { label: 'Zo', question: OMZET }];
  expect(choicesOf(call('terugvraag', { choices }))).toEqual([
    { label: 'Omzet' },
    { label: 'Zo', question: OMZET },
  ]);
  expect(choicesOf(call('terugvraag', { choices: 'x' }))).toEqual([]);
});

it('what an answer offers is read, whatever stands beside it', () => {
  const chip = { part: 'periode', label: '2025', choices: [{ label: '2024', question: OMZET }] };
  const verder = call('verder', { chips: [chip, null, { part: 1 }], followUps: ['En?', 2] });
  const none = { chips: [], followUps: [], sources: [], read: '', updatedAt: null };
  expect(offerOf([call('vraag', OMZET), verder])).toEqual({
    ...none,
    chips: [chip],
    followUps: ['En?'],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(offerOf([call('verder', 'x')])).toEqual(none);
  expect(offerOf(undefined)).toEqual(none);
});
