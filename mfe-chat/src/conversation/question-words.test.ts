import type { Question } from '@kengetal/contract';
import { choicesOf, offerOf, questionOf } from './calls.ts';
import { askedLine } from './question-words.ts';

const period = { periode_min: 202501, periode_max: 202503 };
const call = (name: string, args: unknown) => ({
  id: '1',
  function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
});
const OMZET: Question = { subject: { kind: 'figure', key: 'omzet' }, period };

it.each<[Question, string]>([
  [OMZET, 'Omzet, januari t/m maart 2025'],
  [
    { ...OMZET, against: 'vorig_jaar', split: 'maand' },
    'Omzet, januari t/m maart 2025, t.o.v. vorig jaar, per maand',
  ],
  [
    { ...OMZET, measure: 'oorzaken', against: period },
    'Omzet, oorzaken van de verandering, januari t/m maart 2025, t.o.v. januari t/m maart 2025',
  ],
  [
    { subject: { kind: 'figure', key: 'ebitda', without: ['afschrijvingen'] } },
    'EBITDA zonder afschrijvingen',
  ],
  [
    { subject: { kind: 'open', groep: 'debiteuren', late: true } },
    'Openstaande debiteuren, te laat',
  ],
  [
    { subject: { kind: 'lines' }, only: { omschrijving: 'lunch' }, limit: 5 },
    'Boekingen, ‘lunch’, eerste 5',
  ],
  [
    { subject: { kind: 'relation', relatie: '1001', side: 'verkocht' } },
    'Verkocht aan relatie 1001',
  ],
  [
    { subject: { kind: 'account', rekeningen: ['4100'] }, day: '2025-03-15' },
    'Rekening 4100, 15 maart 2025',
  ],
])('%j in words', (question, words) => expect(askedLine(question)).toBe(words));

it('a question is read of the calls that hold one', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(questionOf(call('vraag', OMZET))).toEqual(OMZET);
  expect(questionOf(call('geen_antwoord', { reason: 'buiten_boeken', question: OMZET }))).toEqual(
    OMZET,
  );
  expect(questionOf(call('terugvraag', { choices: [] }))).toBeNull();
  expect(questionOf(call('vraag', '{"subject'))).toBeNull();
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
  expect(offerOf([call('vraag', OMZET), verder])).toEqual({ chips: [chip], followUps: ['En?'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(offerOf([call('verder', 'x')])).toEqual({ chips: [], followUps: [] });
  expect(offerOf(undefined)).toEqual({ chips: [], followUps: [] });
});
