import { FILTER_COLUMNS, FILTER_OPERATORS, LINE_KINDS, PAGES } from '@kengetal/contract';
import type { Random } from '@kengetal/generator';
import { atOnce } from './at-once.ts';
import type { Arena, Attack } from './attack.ts';
import { call } from './calls.ts';
import { nasty } from './mutate.ts';

const COMBINATIONS = 4_000;
const AT_ONCE = 2;

const VALUES: readonly unknown[] = [
  ...[202201, 202312, 202406, 209912, 202400, 0, -1, 100_00, 2 ** 40],
  ...['8000', '1300', '0100', '202301', '2023', '2023-01-01', '2024-06-30', 'debet', 'credit'],
  ...['omzet', 'autokosten', 'BAL', 'W', 'B', 'V', 'huur', '%', '10.00', '10,00'],
];

export const filters: readonly Attack[] = [
  {
    name: 'combinaties van filters op regels en schermen',
    sampled: true,
    run: (arena, tally) =>
      atOnce(AT_ONCE, Math.ceil(COMBINATIONS * arena.scale), async (index) => {
        const [name, body] = index % 2 === 0 ? lines(arena) : pages(arena);
        const answer = await call(arena, name, { body });
        tally.judge(`${name} ${JSON.stringify(body)}`, answer, { expected: [200, 400, 404, 422] });
      }),
  },
];

function lines({ world: { project_id }, random }: Arena) {
  const body = {
    project_id,
    selection: {
      periode_min: random.pick([190001, 202201, 202301, 202406]),
      periode_max: random.pick([202212, 202406, 202412, 210012]),
      soorten: random.pick([[...LINE_KINDS], ['mutatie'], ['opening', 'mutatie'], ['afsluiting']]),
      filters: filtersOf(random),
    },
    ...sometimes(random, 'search', ['huur', '12,50', 'a b c d e f g h', '%', "d'", '𝕏', '(']),
    ...sometimes(random, 'offset', [0, 1, 500, 100_000, 100_000_000]),
    ...sometimes(random, 'limit', [1, 50, 500]),
    ...sometimes(random, 'cursor', [cursor(random)]),
    ...sometimes(random, 'sort', [
      { column: 'bedrag', direction: 'desc' },
      { column: 'omschrijving', direction: 'asc' },
    ]),
  };
  return ['lines', body] as const;
}

function pages({ world: { project_id }, random }: Arena) {
  const body = {
    project_id,
    page: random.pick(PAGES),
    filters: filtersOf(random),
    ...sometimes(random, 'view', [
      { per: 'kwartaal', vergelijking: 'vorig_jaar' },
      { per: 'maand', vorig_jaar_per_maand: true },
      { rij: 'omzet' },
      { rij: '\ud800' },
    ]),
  };
  return ['pages', body] as const;
}

function filtersOf(random: Random) {
  const count = random.pick([0, 1, 1, 2, 2, 3, 4, 6, 20, 60]);
  return Array.from({ length: count }, () => ({
    column: random.pick(FILTER_COLUMNS),
    operator: random.pick(FILTER_OPERATORS),
    value: random.whole(0, 19) === 0 ? nasty(random) : valueOf(random),
  }));
}

function valueOf(random: Random): unknown {
  const one = () => random.pick(VALUES);
  return random.pick([one, one, () => [one(), one()], () => Array.from({ length: 900 }, one)])();
}

/** In the form that the API gives them, with places where no line is. */
function cursor(random: Random): string {
  const number = () => random.pick([0, 1, -1, 2 ** 31, 2 ** 53, 1e15]);
  const day = random.pick(['2024-01-01', '0000-01-01', '9999-12-31', '2024-02-30']);
  const text = random.pick(['huur', '\ud800', 'x'.repeat(300), '']);
  const values = random.pick<unknown[]>([[day], [number()], [text], [day, text], []]);
  const made = { values, key: [number(), number(), number()] };
  return Buffer.from(JSON.stringify(made)).toString('base64url');
}

const sometimes = (random: Random, key: string, values: readonly unknown[]) =>
  random.whole(0, 3) === 0 ? { [key]: random.pick(values) } : {};
