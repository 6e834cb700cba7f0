import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/parts.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const COMPOSE = ['docker-compose.yml', 'docker-compose.override.yml', 'docker/secrets.yml'].map(
  read,
);

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

it('lists every setting of the compose files in .env.example, and no other', () => {
  const used = namesIn(COMPOSE.join('\n'), /\$\{([A-Z_]+)/g);
  expect(namesIn(read('.env.example'), /^([A-Z_]+)=/gm)).toEqual(used);
});

it('publishes once every remote that has a container is there', () => {
  const [compose = ''] = COMPOSE;
  const remotes = namesIn(compose, /^ {2}(mfe-[a-z]+):$/gm);
  expect(remotes).toHaveLength(5);
  for (const remote of remotes) {
    expect(compose).toContain(`\n      ${remote}: { condition: service_healthy }`);
  }
});

it('fetches packages in a first stage that is the same in every image', () => {
  const stages = ['web', 'api', 'sandbox', 'jobs'].map((kind) => {
    const [, stage] = read(`docker/${kind}.Dockerfile`).split('\nFROM ');
    return stage?.trim();
  });
  expect(new Set(stages).size).toBe(1);
  const bin = read('tools/bin/kengetal.mjs');
  const pnpm = /'(pnpm@[\d.]+)'/.exec(bin)?.[1];
  expect(stages[0]).toContain(`npm install --global ${pnpm}\n`);
});
