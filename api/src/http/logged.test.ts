import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { chatMessages } from '../db/schema/index.ts';
import { running } from '../testing/running.ts';
import { logHooks } from './logged.ts';

const test = running();

it('a statement that fails is logged without what it was given', async () => {
  let log = '';
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log += String(line);
      done();
    },
  });
  const app = fastify({ logger: { hooks: logHooks, stream } });
  const row = {
    ...{ projectId: randomUUID(), chatId: randomUUID(), messageId: randomUUID(), no: 1 },
    ...({ role: 'user', state: 'klaar' } as const),
    content: 'Hoeveel verdient mijn buurman?',
    createdAt: '2025-03-18T10:00:00Z',
  };
  const failure: unknown = await test.database.orm
    .insert(chatMessages)
    .values(row)
    .then(undefined, (error: unknown) => error);
  app.log.error(failure);
  app.log.error({ err: failure }, 'it failed');
  app.log.error(new Error('something else'));
  expect(log).toContain('"code":"23503"');
  expect(log).toContain('"msg":"it failed"');
  expect(log).toContain('"msg":"something else"');
  expect(log).not.toContain('buurman');
});
