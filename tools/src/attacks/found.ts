import type { Arena, Attack } from './attack.ts';
import { call } from './calls.ts';

/** Requests that stopped the server once, and what they must be answered with. */
export const found: readonly Attack[] = [
  {
    name: 'begroting met 80.000 spaties in een bedrag',
    sampled: true,
    run: async (arena, tally) => {
      const answer = await budget(arena, `Rekening;jan;feb\n8000;1<${' '.repeat(80_000)}>1;2`);
      tally.judge('de begroting', answer, { expected: [200, 413, 422] });
    },
  },
  {
    name: 'begroting van 5 MB ruis',
    run: async (arena, tally) => {
      const { random } = arena;
      const bytes = Buffer.from(Array.from({ length: 5_900_000 }, () => random.whole(32, 126)));
      const answer = await budget(arena, bytes.toString());
      tally.judge('de begroting', answer, { expected: [413, 422], withinMs: 5_000 });
    },
  },
  {
    name: '300 filters op openstaand',
    sampled: true,
    run: async (arena, tally) => {
      const answer = await call(arena, 'lines', openItems(arena, 300));
      tally.judge('de regels', answer, { expected: [400, 413, 422] });
    },
  },
];

function budget(arena: Arena, csv: string) {
  const { project_id } = arena.world;
  const content = Buffer.from(csv).toString('base64');
  const body = { project_id, boekjaar: '2022', filename: 'begroting.csv', content };
  return call(arena, 'uploadBudget', { body });
}

function openItems({ world: { project_id } }: Arena, count: number) {
  const value = () => 202201 + Math.floor(Math.random() * 12);
  const filters = Array.from({ length: count }, () => ({
    column: 'openstaand',
    operator: 'eq',
    value: value(),
  }));
  const soorten = ['opening', 'mutatie'];
  const selection = { periode_min: 202201, periode_max: 202412, soorten, filters };
  return { body: { project_id, selection } };
}
