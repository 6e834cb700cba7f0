import { once } from 'node:events';
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { freeBase, startProgram, temporaryData, type Program } from '../../testing/program.ts';

let program: Program;
let data: Awaited<ReturnType<typeof temporaryData>>;
let port = 0;

beforeAll(async () => {
  data = await temporaryData();
  const base = await freeBase();
  port = base + 25;
  program = await startProgram(data.path, base);
}, 60_000);

afterAll(async () => {
  await program.stop();
  await data.remove();
});

/** Says these lines one after the other, each after the answer to the last; the answers' codes. */
async function converse(lines: readonly string[]): Promise<string[]> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  const codes: string[] = [];
  const waiting = [...lines];
  for await (const answer of createInterface(socket)) {
    if (answer[3] === '-') continue;
    codes.push(answer.slice(0, 3));
    const line = waiting.shift();
    if (line === undefined) break;
    socket.write(`${line}\r\n`);
  }
  socket.destroy();
  await once(socket, 'close').catch(() => undefined);
  return codes;
}

const MAIL = [
  'From: Kengetal <kengetal@voorbeeld.nl>',
  'Subject: Uitnodiging <b>nu</b>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open http://localhost:4000/uitnodiging#geheim',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hallo</p><script>alert(1)</script>',
  '--x--',
  '.',
].join('\r\n');

const send = (to: string) =>
  converse(['EHLO x', 'MAIL FROM:<a@b.nl>', `RCPT TO:<${to}>`, 'DATA', MAIL, 'QUIT']);
const look = async (path: string) => {
  const response = await fetch(program.origin + path);
  return { response, body: await response.text() };
};

it('takes mails, and shows them as text and, without what runs, as HTML', async () => {
  expect((await look('/mail')).body).toContain('Er kwam nog geen mail binnen.');
  expect(await send('piet@voorbeeld.nl')).toEqual([
    '220',
    '250',
    '250',
    '250',
    '354',
    '250',
    '221',
  ]);
  const { body: list } = await look('/mail');
  expect(list).toContain('aan piet@voorbeeld.nl');
  expect(list).toContain('Uitnodiging &lt;b&gt;nu&lt;/b&gt;');
  const [, path = ''] = /href="(\/mail\/[^"]+)"/.exec(list) ?? [];
  const { body: shown, response } = await look(path);
  expect(shown).toContain('<a href="http://localhost:4000/uitnodiging#geheim"');
  expect(shown).toContain(`<iframe sandbox="" src="${path}/html"`);
  expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const html = await look(`${path}/html`);
  expect(html.body).toContain('<p>Hallo</p>');
  expect(html.response.headers.get('content-security-policy')).toMatch(
    /^sandbox;default-src 'none'/,
  );
});

it.each([
  ['bounce@voorbeeld.nl', '550'],
  ['vol@voorbeeld.nl', '552'],
  ['later@voorbeeld.nl', '451'],
])('refuses %s as a server elsewhere would', async (to, code) => {
  const codes = await converse(['EHLO x', 'MAIL FROM:<a@b.nl>', `RCPT TO:<${to}>`, 'QUIT']);
  expect(codes).toEqual(['220', '250', '250', code, '221']);
});

it('says that there is no such mail', async () => {
  for (const path of ['/mail/niets', '/mail/niets/html']) {
    expect((await look(path)).response.status).toBe(404);
  }
});
