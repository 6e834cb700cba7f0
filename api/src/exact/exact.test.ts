import { connect, withExact } from '../testing/exact.ts';

const running = withExact();

it('reads an administration from consent to figures', async () => {
  const connection = await connect(running);
  console.log(JSON.stringify(connection, null, 1));
  const { caller } = running;
  const project_id = connection.project_id ?? '';
  console.log(JSON.stringify(await caller.ask('projectImports', { query: { project_id } }), null, 1));
  expect(connection.status).toBe('actief');
});
