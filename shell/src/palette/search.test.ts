import { Circle } from 'lucide-react';
import type { Entries, Entry, GroupKey } from './entry.ts';
import { search } from './search.ts';

const nothing: Entries = {
  screens: [],
  actions: [],
  reports: [],
  projects: [],
  chats: [],
  accounts: [],
};

const entry = (label: string, words = '', detail = ''): Entry => ({
  key: label,
  icon: Circle,
  label,
  words,
  detail,
  run: () => undefined,
});
const all = (given: Partial<Record<GroupKey, Entry[]>>): Entries => ({ ...nothing, ...given });

const BOOKS = all({
  screens: [
    entry('Rapporten', 'winst-en-verliesrekening omzet'),
    entry('Winst & Verlies', '', 'Analytics'),
    entry('Organisatie', 'instellingen'),
  ],
  actions: [entry('Uitloggen', 'afmelden')],
  reports: [entry('1e kwartaal 2025', 'rapport q1'), entry('Maart 2025', 'rapport')],
  accounts: [
    entry('4000 Personeelskosten'),
    entry('4001 Reiskosten'),
    entry('4400 Café en représentatie'),
    entry('1400 Debiteuren'),
    entry('8000 Omzet hoog tarief'),
  ],
});
const found = (question: string, recent: string[] = []) =>
  search(BOOKS, question, recent).flatMap(({ entries }) => entries.map(({ label }) => label));

it.each([
  ['winst-en-verlies', ['Rapporten']],
  ['verlies', ['Winst & Verlies', 'Rapporten']],
  ['instellingen', ['Organisatie']],
  ['afmelden', ['Uitloggen']],
  ['analytics', ['Winst & Verlies']],
  ['q1 2025', ['1e kwartaal 2025']],
  ['2025 maart', ['Maart 2025']],
])('finds %s by its other words', (question, expected) => {
  expect(found(question)).toEqual(expected);
});

it('keeps its groups in one order', () => {
  expect(search(BOOKS, 'omzet', []).map(({ label }) => label)).toEqual(['Schermen', 'Rekeningen']);
});

it('finds accounts by number and by a part of their name', () => {
  expect(found('4001')).toEqual(['4001 Reiskosten']);
  expect(found('kosten')).toEqual(expect.arrayContaining(['4000 Personeelskosten']));
});

it('looks past accents, capitals and signs', () => {
  expect(found('cafe')).toEqual(['4400 Café en représentatie']);
  expect(found('REPRÉSENTATIE')).toEqual(['4400 Café en représentatie']);
  expect(found('winst & verlies')).toContain('Winst & Verlies');
  expect(found('-omzet "')).toContain('8000 Omzet hoog tarief');
});

it.each([
  ['debitueren', '1400 Debiteuren'],
  ['rapprten', 'Rapporten'],
  ['organisattie', 'Organisatie'],
  ['uitlogen', 'Uitloggen'],
  ['personeelkosten', '4000 Personeelskosten'],
])('forgives the slip in %s', (question, expected) => {
  expect(found(question)).toContain(expected);
});

it('forgives no slip in a number, nor where something is right', () => {
  expect(found('4002')).toEqual([]);
  expect(found('reiskosten')).toEqual(['4001 Reiskosten']);
});

it('finds nothing for nonsense or signs alone', () => {
  expect(found('zzzz')).toEqual([]);
  expect(found('???')).toEqual([]);
});

describe('what was chosen lately', () => {
  it('stands first without a question, and only there', () => {
    const groups = search(BOOKS, '', ['Uitloggen', 'gone', 'Rapporten']);
    expect(groups[0]).toMatchObject({ label: 'Recent', total: 2 });
    expect(groups[0]?.entries.map(({ label }) => label)).toEqual(['Uitloggen', 'Rapporten']);
    expect(groups.slice(1).flatMap(({ entries }) => entries)).not.toContain(BOOKS.screens[0]);
  });

  it('goes first among names that start alike', () => {
    const many = all({ accounts: [entry('40 Loon'), entry('41 Loon'), entry('42 Loon')] });
    const [group] = search(many, '4', ['42 Loon']);
    expect(group?.entries[0]?.label).toBe('42 Loon');
  });
});

it('shows the best eight and tells how many there are', () => {
  const accounts = Array.from({ length: 30 }, (_, index) => entry(`${4000 + index} Kosten`));
  const [group] = search(all({ accounts }), 'kosten', []);
  expect(group?.entries).toHaveLength(8);
  expect(group?.total).toBe(30);
});
