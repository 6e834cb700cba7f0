import type { Connection, ConnectionDecision } from '@kengetal/contract';
import { generatedFiles } from './books-files.ts';
import { upload } from './books.ts';
import { Caller } from './caller.ts';
import { connect, identified, read, SMALL, withExact } from './exact.ts';
import { synced } from './exact-sync.ts';

/** Books from Exact and from files that meet others in a project, with who decides about them. */
export function placing() {
  const state = withExact([identified(SMALL)]);
  const fileOf = async (year: number) => {
    const address = `${state.exact.host}/control/auditfile/${SMALL.code}/${year}.xaf`;
    return (await fetch(address)).text();
  };
  const send = (content: string | Buffer, projectId?: string) =>
    upload(state.test, state.caller, {
      ...{ organisationId: state.organisationId, content },
      ...(projectId !== undefined && { projectId }),
    });
  const otherCompany = async () => {
    const [file = Buffer.of()] = await generatedFiles({
      ...{ seed: 9, firstMonth: 202401, years: 1, scale: 0.1, companyName: 'Ander bedrijf' },
    });
    return file;
  };
  /** A project that holds nothing yet. */
  const emptyProject = async () => {
    const made = await state.caller.ask('createProject', {
      body: { organisation_id: state.organisationId, project_name: 'Ander' },
    });
    return made.project_id;
  };
  const shown = ({ connection_id }: Connection, who = state.caller) =>
    who.ask('getConnection', { query: { connection_id } });
  const answer = (
    { connection_id }: Connection,
    decision: ConnectionDecision,
    who = state.caller,
  ) => who.send('decideConnection', { body: { connection_id, decision } });
  const decide = async (
    connection: Connection,
    decision: ConnectionDecision,
    who = state.caller,
  ) => {
    expect((await answer(connection, decision, who)).statusCode).toBe(200);
    await read(state);
    return shown(connection);
  };
  const sourcesOf = (projectId: string) =>
    state.test.database.rows<{ boekjaar: string; kind: string; lines: number }>(
      'SELECT boekjaar, kind, lines FROM sources WHERE project_id = $1 ORDER BY boekjaar, kind',
      [projectId],
    );
  /** Someone who may change a project, and belongs to the organisation. */
  const member = async (email: string, organisation: string, projectId: string, level: string) => {
    const caller = await new Caller(state.test).signIn(email);
    await state.test.database.rows(
      'INSERT INTO memberships (organisation_id, user_id, level, since) VALUES ($1, $2, $3, now())',
      [state.organisationId, caller.userId, organisation],
    );
    await state.test.database.rows(
      'INSERT INTO project_members (project_id, user_id, level, since) VALUES ($1, $2, $3, now())',
      [projectId, caller.userId, level],
    );
    return caller;
  };
  const editor = (projectId: string) =>
    member('bert@voorbeeld.nl', 'beheerder', projectId, 'bewerker');
  const reader = (projectId: string) => member('eva@voorbeeld.nl', 'lid', projectId, 'lezer');
  /** Who brought the books may only look at the project from now on. */
  const demoteMaker = (projectId: string) =>
    state.test.database.rows(
      `UPDATE project_members SET level = 'lezer' WHERE project_id = $1 AND user_id = $2`,
      [projectId, state.caller.userId],
    );
  return {
    ...{ state, fileOf, send, otherCompany, emptyProject, shown, answer, decide },
    ...{ sourcesOf, editor, reader, demoteMaker },
    connect: (project_id: string) => connect(state, { project_id }),
    sync: (connection: Connection) => synced(state, connection),
  };
}
