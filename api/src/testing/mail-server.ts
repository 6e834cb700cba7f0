import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What a server answers to who hands it a letter for an address: nothing when it takes it. */
export type Refuse = (address: string) => { code: number; message: string } | undefined;

/** A mail as it came in. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** As it came over the line. */
  readonly raw: string;
  readonly mail: Email;
}

/** A server for mail that keeps what comes in, while the tests of this group run. */
export function mailServer() {
  const received: ReceivedMail[] = [];
  const rules: { refuse: Refuse } = { refuse: () => undefined };
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onRcptTo: ({ address }, _session, done) => {
      const refused = rules.refuse(address);
      done(refused && Object.assign(new Error(refused.message), { responseCode: refused.code }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const to = envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          received.push({ to, raw, mail });
          done();
        });
      });
    },
  });
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    settings.KENGETAL_SMTP_URL = `smtp://127.0.0.1:${port}`;
    settings.KENGETAL_MAIL_FROM = 'Kengetal <kengetal@voorbeeld.nl>';
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  afterEach(() => {
    received.length = 0;
    rules.refuse = () => undefined;
  });
  return { settings, received, rules };
}

/** The address of the page in a letter. */
export function linkIn({ mail }: ReceivedMail): string {
  const [link] = /http\S+\/uitnodiging#[\w-]+/.exec(mail.text ?? '') ?? [];
  if (!link) throw new Error(`no link in ${mail.text}`);
  return link;
}

/** The secret of a link. */
export const secretOf = (link: string): string => new URL(link).hash.slice(1);
