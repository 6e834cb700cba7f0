import type { Question } from '@kengetal/contract';
import { chipsOf } from './chip-choices.ts';
import { askedLine, choicesOf, questionOf } from './question-words.ts';

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

it('each part of a question offers what else it could be', () => {
  const chips = chipsOf({ ...OMZET, split: 'maand' });
  expect(chips.map(({ label, value }) => [label, value])).toEqual([
    ['Cijfer', 'Omzet'],
    ['Periode', 'januari t/m maart 2025'],
    ['Vergelijking', 'geen vergelijking'],
    ['Verdeling', 'per maand'],
  ]);
  expect(chips[1]?.choices.map(({ label }) => label)).toEqual([
    'oktober t/m december 2024',
    'april t/m juni 2025',
    'januari t/m maart 2024',
    'januari t/m december 2025',
  ]);
  expect(chips.map(({ choices }) => choices[0]?.question)).toEqual([
    { subject: { kind: 'figure', key: 'brutomarge' }, period, split: 'maand' },
    { ...OMZET, period: { periode_min: 202410, periode_max: 202412 }, split: 'maand' },
    { ...OMZET, against: 'vorige_periode', split: 'maand' },
    OMZET,
  ]);
});

it('an amount that is compared is asked without, and what a change is then is the amount', () => {
  const [, , comparison] = chipsOf({ ...OMZET, measure: 'verschil', against: 'vorig_jaar' });
  expect(comparison?.choices.map(({ question }) => question)).toEqual([
    OMZET,
    { ...OMZET, measure: 'verschil', against: 'vorige_periode' },
    { ...OMZET, measure: 'verschil', against: 'begroting' },
  ]);
});

it('what is no amount has nothing to divide or compare', () => {
  expect(chipsOf({ subject: { kind: 'lines' }, period }).map(({ label }) => label)).toEqual([
    'Cijfer',
    'Periode',
  ]);
});
