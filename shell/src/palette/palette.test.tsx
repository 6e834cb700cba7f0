import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderShell, type ShellOptions } from '../testing/render-shell.tsx';

const ACCOUNTS = {
  accounts: [
    ['4000', 'Personeelskosten'],
    ['4400', 'Kantoorkosten'],
    ['8000', 'Omzet hoog tarief'],
  ].map(([rekening, naam]) => ({ rekening, naam, type: 'resultaat', rgs: null })),
  groups: [],
};
const CHATS = [
  { chat_id: 'c1', chat_name: 'Hogere huur in maart', created_at: '2025-03-01T09:00:00Z' },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dialog = () => screen.findByRole('dialog', { name: 'Zoeken en opdrachten' });
const field = () => screen.findByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const group = (name: string) => screen.queryByRole('group', { name });

/** All at once: a key a time is for the tests of keys. */
async function ask(user: UserEvent, question: string) {
  const input = await field();
  await user.clear(input);
  input.focus();
  await user.paste(question);
}

/** The dashboard of a project with accounts and a chat. */
const renderBooks = (options: ShellOptions = {}) =>
  renderShell({
    ...options,
    prepare: (browser) => {
      browser.api.answers.set('GET /project/accounts', ACCOUNTS);
      browser.api.answers.set('GET /chats', CHATS);
      options.prepare?.(browser);
    },
  });

/** The palette over it. */
async function open(options: ShellOptions = {}) {
  const shell = await renderBooks(options);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  await shell.user.keyboard('{Control>}k{/Control}');
  await dialog();
  return shell;
}

describe('the palette', () => {
  it('opens with the keyboard on its field, and gives the focus back', async () => {
    const shell = await renderBooks();
    const link = await screen.findByRole('link', { name: 'Rapporten' });
    act(() => link.focus());
    await shell.user.keyboard('{Meta>}k{/Meta}');
    expect(await field()).toHaveFocus();
    await shell.user.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
  });

  it('shows screens and actions in order before anything is asked', async () => {
    await open();
    const headings = screen
      .getAllByRole('group')
      .map((each) => each.getAttribute('aria-labelledby'));
    const names = headings.map((id) => document.getElementById(id ?? '')?.textContent);
    expect(names).toEqual(['Schermen', 'Opdrachten', 'Rapporten', 'Projecten', 'Gesprekken']);
    expect(within(group('Schermen') ?? document.body).getAllByRole('option')[0]).toHaveTextContent(
      'Dashboard',
    );
  });

  it('leaves out what is no place to go to', async () => {
    const { user } = await open();
    await ask(user, 'suggestie');
    expect(screen.queryByRole('option', { name: 'Suggestie' })).toBeNull();
    await ask(user, 'aanmaken');
    expect(options()).toEqual(['Organisatie toevoegen']);
  });
});

describe('choosing', () => {
  it.each([
    ['overzicht', /^Overzicht/, '/analytics/overview?'],
    ['organisatie', 'Organisatie', '/organisatie?'],
    ['profiel', 'Mijn account', '/account'],
    ['q1 2025', /1e kwartaal 2025/, '/rapporten?type=kwartaal&rapport=202501-202503&'],
    ['panden', /Boekhouding panden/, '/dashboard?project=p2&'],
    ['huur', 'Hogere huur in maart', '/chat/c1?'],
    ['8000', '8000 Omzet hoog tarief', '/project?tab=rekeningen&zoek=8000&'],
    ['nieuwe chat', 'Nieuwe chat', /\/chat\/[0-9a-f-]{36}\?/],
    ['uploaden', 'Auditfile uploaden', '/connectie-aanmaken?org_id=o1'],
  ])('%s goes to its place', async (question, name, address) => {
    const shell = await open();
    await ask(shell.user, question);
    await option(name);
    await shell.user.click(await option(name));
    await waitFor(() =>
      typeof address === 'string'
        ? expect(shell.address()).toContain(address)
        : expect(shell.address()).toMatch(address),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of an action does it and goes nowhere', async () => {
    const { user, address, bus } = await open({ path: '/rapporten' });
    await ask(user, 'assistent');
    await user.click(await option('Assistent openen'));
    expect(bus.get('chatOpen')).toBe(true);
    expect(address()).toMatch(/^\/rapporten\?project=p1/);
  });

  it.each([
    ['sneltoetsen', 'Sneltoetsen'],
    ['over kengetal', 'Over Kengetal'],
  ])('%s opens it in place of the palette', async (question, name) => {
    const { user } = await open();
    await ask(user, question);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('a period changes the figures of the screen that has one', async () => {
    const { user, address } = await open();
    await ask(user, 'deze maand');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('periode=202503-202503'));
  });

  it('offers no period where the screen has none', async () => {
    const { user } = await open({ path: '/organisatie' });
    await ask(user, 'periode');
    expect(await screen.findByText(/Niets gevonden voor ‘periode’/)).toBeInTheDocument();
  });

  it('signs out', async () => {
    const { user, tab, bus } = await open();
    await ask(user, 'afmelden');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tab.identity.asked).toContain('logoutRedirect'));
    act(() => bus.emit('sessionEnded', { reason: 'signed-out' }));
    expect(localStorage.getItem('palette_recent')).toBeNull();
  });
});

describe('by the keyboard', () => {
  const selected = () => screen.getByRole('option', { selected: true }).textContent;

  it('arrows go round, Home and End to the ends, Enter chooses', async () => {
    const { user, address } = await open();
    expect(selected()).toMatch(/^Dashboard/);
    await user.keyboard('{ArrowDown}');
    expect(selected()).toMatch(/^Suggesties/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe(options().at(-1));
    await user.keyboard('{Home}');
    expect(selected()).toMatch(/^Dashboard/);
    expect(await field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/rapporten\?/));
    expect(await screen.findByRole('heading', { name: 'Report' })).toHaveFocus();
  });

  it('the first answer is chosen while the question changes', async () => {
    const { user } = await open();
    await ask(user, 'kosten');
    await option(/Personeelskosten/);
    expect(selected()).toBe(options()[0]);
  });
});

describe('what it has to do without', () => {
  it('is left out when it cannot be had, and the rest is found', async () => {
    const { user } = await open({
      prepare: ({ api }) => {
        api.answers.set('GET /chats', null);
        api.answers.set('GET /project/accounts', null);
        api.refused.add('GET /chats').add('GET /project/accounts');
      },
    });
    await ask(user, 'rapporten');
    await option(/^Rapporten/);
    expect(group('Rekeningen')).toBeNull();
    expect(group('Gesprekken')).toBeNull();
  });

  it('is said in words', async () => {
    const { user } = await open();
    await ask(user, 'zzzz');
    expect(await screen.findByText(/rekeningen op nummer of naam/)).toBeInTheDocument();
  });
});

it('shows what was chosen lately first, next time', async () => {
  const { user } = await open();
  await ask(user, 'organisatie');
  await user.click(await option('Organisatie'));
  await screen.findByRole('heading', { name: 'Organisation' });
  await user.keyboard('{Control>}k{/Control}');
  await dialog();
  expect(options()[0]).toBe('Organisatie');
  expect(localStorage.getItem('palette_recent')).not.toContain('Organisatie');
});

it('asks for the accounts when it opens, once', async () => {
  const { user, browser } = await open();
  await act(async () =>
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await dialog();
  expect(browser.api.countOf('/project/accounts')).toBe(1);
});

describe('asking the assistant', () => {
  it.each(['waarom zijn de kosten hoger', 'omzet?'])('%s is put to it', async (words) => {
    const shell = await open();
    await ask(shell.user, words);
    await shell.user.click(await option(`Vraag de assistent: ${words}`));
    const { question, chatOpen } = {
      question: shell.bus.get('question'),
      chatOpen: shell.bus.get('chatOpen'),
    };
    expect(question).toMatchObject({ text: words, context_prompt: '' });
    expect(chatOpen).toBe(true);
  });

  it.each(['omzet', 'jansen bouw'])('%s is only looked for', async (words) => {
    const { user } = await open();
    await ask(user, words);
    expect(screen.queryByRole('option', { name: /^Vraag de assistent/ })).toBeNull();
  });
});
