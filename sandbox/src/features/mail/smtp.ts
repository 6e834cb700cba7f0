import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const MOST_BYTES = 1024 * 1024;

/** By how an address begins, what a server elsewhere would say of it. */
const REFUSALS = [
  { begins: 'bounce', code: 550, words: '5.1.1 No such user here' },
  { begins: 'vol', code: 552, words: '5.2.2 Mailbox full' },
  { begins: 'later', code: 451, words: '4.7.1 Greylisted, try again later' },
] as const;

/** Stands in for the mail servers of the world: takes every mail, and refuses what is named so. */
export async function startMailServer({
  mailbox,
  host,
  port,
  now,
}: {
  readonly mailbox: Mailbox;
  readonly host: string;
  readonly port: number;
  readonly now: () => number;
}): Promise<{ close(): Promise<void> }> {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], size: MOST_BYTES, logger: false },
    onRcptTo: ({ address }, _session, done) => {
      const refused = REFUSALS.find(({ begins }) => address.toLowerCase().startsWith(begins));
      done(refused && Object.assign(new Error(refused.words), { responseCode: refused.code }));
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => mailbox.receive(raw, to, new Date(now())))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  await once(server.listen(port, host), 'listening');
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
