import { createInteraction } from './interaction.ts';

it.each(['startup', 'login', 'acquire token', 'sso silent', 'handle redirect', 'logout'] as const)(
  'shows %s while it lasts, and none after success or failure',
  async (status) => {
    const interaction = createInteraction();
    const seen: string[] = [];
    interaction.subscribe(() => seen.push(interaction.status()));
    await interaction.during(status, async () => undefined);
    await interaction.during(status, () => Promise.reject(new Error('x'))).catch(() => undefined);
    expect(seen).toEqual([status, 'none', status, 'none']);
  },
);

it('shows the outer work again when the inner is done', async () => {
  const interaction = createInteraction();
  await interaction.during('startup', async () => {
    await interaction.during('handle redirect', async () => undefined);
    expect(interaction.status()).toBe('startup');
  });
  expect(interaction.status()).toBe('none');
});

it('refuses work that leaves the page while other such work is under way', async () => {
  const interaction = createInteraction();
  const forever = interaction.interactive('login', () => new Promise<void>(() => undefined));
  expect(forever).toBeInstanceOf(Promise);
  await expect(interaction.interactive('logout', async () => undefined)).rejects.toMatchObject({
    name: 'InteractionInProgress',
  });
});
