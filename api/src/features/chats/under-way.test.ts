import { randomUUID } from 'node:crypto';
import { memberships, projectMembers } from '../../db/schema/index.ts';
import { chunksIn, streamed } from '../../testing/asked.ts';
import { askingModel } from '../../testing/asking.ts';
import { Caller } from '../../testing/caller.ts';
import { followed } from '../../testing/followed.ts';
import { collectGarbage } from '../../testing/garbage.ts';
import { asks, pieces, says, stop } from '../../testing/model-stub.ts';
import { OMZET, ONE_SALE, SOLD } from '../../testing/one-sale.ts';

const WORDS = 'Wat was de omzet van Geheim & Zoon?';

describe('an answer under way', () => {
  const { stub, test, caller, place, organisation } = askingModel([ONE_SALE], {
    KENGETAL_MODEL_SILENCE_SECONDS: '20',
  });
  let finish: () => void = () => undefined;
  beforeEach(() => {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const rest = [...pieces('De omzet was {a1}. En ver'), { until: finished }];
    stub.mind = (_, round) =>
      round === 0 ? asks(OMZET) : { steps: [...rest, ...pieces('der niets.'), ...stop()] };
  });

  const send = (who = caller, chat_id: string | null = null) =>
    followed(test, who, 'sendMessage', {
      body: { ...place, chat_id, message: WORDS, history: true },
    });
  const begun = async (who = caller) => {
    const sent = await send(who);
    await sent.told('De omzet was');
    return { ...sent, chat_id: sent.chatId() };
  };
  const attach = (chat_id: string, who = caller) =>
    followed(test, who, 'attachChat', { query: { chat_id } });
  const said = (chat_id: string, who = caller) => who.ask('chatMessages', { query: { chat_id } });
  const last = async (chat_id: string, who = caller) => (await said(chat_id, who)).at(-1);

  it('says so, and is read from its beginning by whoever comes back, until it is ready', async () => {
    const { chat_id, chunks, leave } = await begun();
    expect((await last(chat_id))?.about).toMatchObject({ bezig: true });
    leave();
    const back = [await attach(chat_id), await attach(chat_id)];
    for (const { told } of back) await told('De omzet was');
    finish();
    for (const one of back) {
      const { text, chunks } = streamed(await one.chunks);
      expect(text).toBe(`De omzet was ${SOLD} (1e kwartaal 2024). En verder niets.`);
      expect(chunks.at(-1)).toMatchObject({ break: true });
    }
    await expect(chunks).rejects.toThrow('aborted');
    const { content, about } = (await last(chat_id)) ?? {};
    expect(content).toBe(`De omzet was ${SOLD} (1e kwartaal 2024). En verder niets.`);
    expect(about).toEqual({ door: 'model' });
    expect(await (await attach(chat_id)).chunks).toEqual([]);
  });

  it('is the same whatever the capitals of its id', async () => {
    const { chat_id, chunks } = await begun();
    const back = await attach(chat_id.toUpperCase());
    await back.told('De omzet was');
    expect((await last(chat_id))?.about).toMatchObject({ bezig: true });
    finish();
    expect(streamed(await back.chunks).text).toBe(
      `De omzet was ${SOLD} (1e kwartaal 2024). En verder niets.`,
    );
    await chunks;
  });

  it('is ended when its chat is deleted, whatever the capitals of its id', async () => {
    const { chat_id, chunks } = await begun();
    await caller.ask('deleteChat', { query: { chat_id: chat_id.toUpperCase() } });
    expect(streamed(await chunks).about).toMatchObject({ einde: 'gestopt' });
  });

  it('is of the oldest books that it read', async () => {
    const changed = () =>
      test.database.rows(
        'UPDATE projects SET books_version = books_version + 1 WHERE project_id = $1',
        [place.project_id],
      );
    stub.mind = (_, round) => {
      if (round === 0) return asks(OMZET);
      // The second question reads the books as they are by then, and nothing after it does.
      if (round === 1) return { steps: [{ until: changed() }, ...asks(OMZET).steps] };
      return says('De omzet was {a1}.');
    };
    const { chunks } = await send();
    const { chat_id } = streamed(await chunks);
    expect((await last(chat_id))?.about).toMatchObject({ verouderd: true });
  });

  it('is nobody’s to follow after a restart', async () => {
    const { chat_id, chunks } = await begun();
    await test.restart();
    const { detail, about } = streamed(await chunks);
    expect([detail, about]).toEqual([undefined, { door: 'model', einde: 'afgebroken' }]);
    expect(await (await attach(chat_id)).chunks).toEqual([]);
    expect((await last(chat_id))?.about).toMatchObject({ einde: 'afgebroken' });
  });

  it('that another tab stops ends as one that was stopped, not as one that failed', async () => {
    const { chat_id, chunks } = await begun();
    await caller.ask('stopChat', { body: { chat_id } });
    const { detail, about, chunks: told } = streamed(await chunks);
    expect([detail, about]).toEqual([undefined, { door: 'model', einde: 'gestopt' }]);
    expect(told.at(-1)).toMatchObject({ break: true });
  });

  it('that is stopped ends its model, also after garbage was collected', async () => {
    const { chat_id, chunks } = await begun();
    collectGarbage();
    await caller.ask('stopChat', { body: { chat_id } });
    await stub.left;
    expect(streamed(await chunks).about).toEqual({ door: 'model', einde: 'gestopt' });
  });

  it('of another program is followed by what is kept, and stopped within a second', async () => {
    const { chat_id, chunks } = await begun();
    await caller.ask('stopChat', { body: { chat_id } });
    await chunks;
    const keep = (content: string, state: string) =>
      test.database.rows(
        `UPDATE chat_messages SET content = $2, state = $3, worker = $4
         WHERE chat_id = $1 AND role = 'assistant'`,
        [chat_id, content, state, randomUUID()],
      );
    await keep('De omzet', 'bezig');
    const { chunks: kept, told } = await attach(chat_id);
    await told('De omzet');
    await keep('De omzet was niets.', 'klaar');
    const { text, chunks: heard } = streamed(await kept);
    expect([text, heard.at(-1)?.break]).toEqual(['De omzet was niets.', true]);

    const ours = await begun();
    await test.database.rows("UPDATE chat_messages SET state = 'gestopt' WHERE chat_id = $1", [
      ours.chat_id,
    ]);
    await stub.left;
    expect(streamed(await ours.chunks).about).toEqual({ door: 'model', einde: 'gestopt' });
    expect((await last(ours.chat_id))?.content).toBe(`De omzet was ${SOLD} (1e kwartaal 2024).`);
  });

  it('of which the end cannot be kept says so; the program goes on, its log without words', async () => {
    const log = jest.spyOn(test.app.server.log, 'error');
    await test.database.rows(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'niet %', NEW.content; END $$`,
    );
    await test.database.rows(
      `CREATE TRIGGER refused BEFORE UPDATE ON chat_messages FOR EACH ROW
       WHEN (NEW.state = 'klaar') EXECUTE FUNCTION refuse()`,
    );
    const { chat_id, chunks } = await begun();
    finish();
    const { detail, chunks: told } = streamed(await chunks);
    await test.database.rows('DROP TRIGGER refused ON chat_messages');
    expect(detail).toContain('niet gelukt');
    expect(told.every((chunk) => chunk.break === undefined)).toBe(true);
    expect(log.mock.calls).toEqual([
      [expect.objectContaining({ code: 'P0001' }), 'an answer failed'],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/omzet|Geheim/i);
    // Nobody makes it any more, which who comes back is told.
    expect((await last(chat_id))?.about).toMatchObject({ bezig: true });
    expect(await (await attach(chat_id)).chunks).toEqual([]);
    expect((await last(chat_id))?.about).toEqual({ door: 'grammatica', einde: 'afgebroken' });
  });

  describe('of somebody who may not see the books any more', () => {
    let leaver: Caller;
    const letIn = async () => {
      const { organisation_id: organisationId } = organisation;
      const { project_id: projectId } = place;
      const rows = { userId: leaver.userId, since: '2025-03-18T10:00:00Z' };
      const member = { ...rows, organisationId, level: 'lid' } as const;
      const { orm } = test.database;
      await orm.insert(memberships).values(member).onConflictDoNothing();
      await orm.insert(projectMembers).values({ ...rows, projectId, level: 'lezer' });
    };
    beforeEach(async () => {
      leaver = await new Caller(test).signIn(`${randomUUID()}@voorbeeld.nl`);
      await letIn();
    });

    it('is ended with their access', async () => {
      const { chunks } = await begun(leaver);
      const body = { ...place, user_id: leaver.userId };
      await caller.ask('removeProjectUser', { body });
      expect(streamed(await chunks).about).toMatchObject({ einde: 'gestopt' });
    });

    it('is ended when they leave', async () => {
      for (const leave of [
        () => leaver.ask('leaveProject', { body: place }),
        () => leaver.ask('leaveOrganisation', { body: organisation }),
      ]) {
        const { chunks } = await begun(leaver);
        await leave();
        expect(streamed(await chunks).about).toMatchObject({ einde: 'gestopt' });
        await letIn();
      }
    });

    it('reads nothing more; what it came in the place of stays', async () => {
      const first = await begun(leaver);
      finish();
      await first.chunks;
      const before = await said(first.chat_id, leaver);
      let isAsked: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (isAsked = resolve));
      const removed = asked.then(() =>
        test.database.rows('DELETE FROM project_members WHERE user_id = $1', [leaver.userId]),
      );
      stub.mind = (_, round) => {
        isAsked();
        if (round > 0) throw new Error('it read the books');
        return { steps: [{ until: removed }, ...asks(OMZET).steps] };
      };
      const body = { chat_id: first.chat_id, message: 'En de kosten?' };
      const again = await leaver.send('answerAgain', { body });
      expect(streamed(chunksIn(again.body)).detail).toContain('geen toegang meer');
      await letIn();
      expect(await said(first.chat_id, leaver)).toEqual(before);
    });
  });
});
