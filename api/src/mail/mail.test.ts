import * as fc from 'fast-check';
import { LIMITS } from '@kengetal/contract';
import { withOrganisation } from '../testing/books.ts';
import { Caller } from '../testing/caller.ts';
import { ENGINES } from '../testing/environment.ts';
import { linkIn, mailServer, secretOf } from '../testing/mail-server.ts';
import { signedIn } from '../testing/running.ts';
import { until } from '../testing/until.ts';
import { inert, letterHtml, letterText } from './letter.ts';

describe.each(ENGINES)('a mailed invitation (%s)', (engine) => {
  const { settings, received, rules } = mailServer();
  Object.assign(settings, {
    KENGETAL_GOOGLE_CLIENT_ID: 'kengetal',
    KENGETAL_GOOGLE_CLIENT_SECRET: 'geheim',
  });
  const { test, caller: anna } = signedIn({ engine, settings });
  let organisation_id = '';
  beforeAll(async () => {
    organisation_id = await withOrganisation(anna, 'Bakkerij De Vries');
  });
  const invite = async (email: string, name = 'Boeken') => {
    const body = { organisation_id, project_name: name };
    const { project_id } = await anna.ask('createProject', { body });
    const made = await anna.ask('inviteProjectUser', {
      body: { project_id, email, level: 'bewerker' },
    });
    const shown = async () => (await anna.ask('projectInvitations', { query: { project_id } }))[0];
    return { ...made, project_id, shown };
  };
  const sent = () => test.app.jobs.of('mail').idle();

  it('says who invites to what, until when, and what Kengetal is, as text and as HTML', async () => {
    const { shown, mail } = await invite('piet@voorbeeld.nl');
    expect(mail).toBe('wachtend');
    await sent();
    expect(await shown()).toMatchObject({ mail: 'verzonden', mail_problem: null });
    const [letter] = received;
    expect(letter?.to).toEqual(['piet@voorbeeld.nl']);
    expect(letter?.mail).toMatchObject({
      from: { name: 'Kengetal', address: 'kengetal@voorbeeld.nl' },
      subject: 'anna nodigt je uit voor Kengetal',
    });
    for (const body of [letter?.mail.text, letter?.mail.html]) {
      for (const words of [
        'het project ‘Boeken’ van ‘Bakkerij De Vries’',
        'als bewerker',
        'omzet, kosten, geld en btw',
        'tot en met 25 maart 2025',
        'Google-account',
      ]) {
        expect(body).toContain(words);
      }
      // Nothing tells that it was read.
      expect(body).not.toMatch(/<img|<script|<link|url\(/i);
    }
  });

  it('has a link that works beside the one that was shown, and ends with it', async () => {
    const { link, project_id, invitation_id } = await invite('piet@voorbeeld.nl');
    await sent();
    const [letter] = received;
    const mailed = letter ? linkIn(letter) : '';
    expect(mailed).not.toBe(link);
    await anna.ask('resendProjectInvitation', { body: { project_id, invitation_id } });
    await sent();
    const see = (one: string) => anna.send('seeInvitation', { body: { token: secretOf(one) } });
    expect((await see(mailed)).statusCode).toBe(404);
    expect((await see(link)).statusCode).toBe(404);
    const [, second] = received;
    expect((await see(second ? linkIn(second) : '')).statusCode).toBe(200);
  });

  it('says in words that an address was refused, and does not try again', async () => {
    rules.refuse = () => ({ code: 550, message: 'no such user' });
    const { shown } = await invite('bounce@voorbeeld.nl');
    await sent();
    expect(await shown()).toMatchObject({
      mail: 'mislukt',
      mail_problem: 'Dit adres bestaat niet of neemt geen mail aan. Controleer het.',
    });
    expect(await test.database.rows("SELECT FROM jobs WHERE kind = 'mail'")).toEqual([]);
  });

  it('is tried again later by a server that says so', async () => {
    rules.refuse = () => ({ code: 451, message: 'greylisted' });
    const { shown, link } = await invite('later@voorbeeld.nl');
    const failed = () =>
      test.database.rows<{ error: string }>(
        "SELECT error FROM jobs WHERE kind = 'mail' AND failures = 1 AND state = 'wachtend'",
      );
    await until(async () => (await failed()).length > 0);
    expect(await shown()).toMatchObject({
      mail: 'wachtend',
      mail_problem: expect.stringContaining('opnieuw') as string,
    });
    // The log has the same, and never an address.
    expect(await failed()).toEqual([{ error: 'the mail server took nothing (EENVELOPE 451)' }]);
    const kept = await test.database.rows(
      'SELECT to_jsonb(j) AS job FROM jobs j UNION ALL SELECT to_jsonb(i) FROM invitations i UNION ALL SELECT to_jsonb(s) FROM invitation_secrets s',
    );
    expect(JSON.stringify(kept)).not.toContain(secretOf(link));
    rules.refuse = () => undefined;
    await test.database.rows("UPDATE jobs SET due = now() - interval '1 minute'");
    await sent();
    expect(received.map(({ to }) => to)).toEqual([['later@voorbeeld.nl']]);
    expect(await shown()).toMatchObject({ mail: 'verzonden', mail_problem: null });
  });

  it('is not sent to who is mailed too often, which is said', async () => {
    await test.database.rows(
      `INSERT INTO sent_mails (mail_id, organisation_id, recipient_hash, at)
       SELECT gen_random_uuid(), organisation_id, recipient_hash, at
       FROM sent_mails s, generate_series(1, $1::int)
       WHERE s.mail_id = (SELECT mail_id FROM sent_mails LIMIT 1)`,
      [LIMITS.mailsPerDay.max],
    );
    const { shown } = await invite('rustig@voorbeeld.nl');
    await sent();
    expect(received).toEqual([]);
    expect((await shown())?.mail_problem).toContain('200 mails');
    await test.database.rows('DELETE FROM sent_mails');
  });

  it('asks who invited for a yes when another address came', async () => {
    const { link, shown } = await invite('piet@voorbeeld.nl');
    await sent();
    const other = await new Caller(test).signIn('piet@elders.nl');
    await other.ask('acceptInvitation', { body: { token: secretOf(link) } });
    await sent();
    const [, asked] = received;
    expect(asked?.to).toEqual(['anna@voorbeeld.nl']);
    expect(asked?.mail.subject).toBe('Iemand wacht op je akkoord in Kengetal');
    expect((await shown())?.state).toBe('wacht_op_akkoord');
  });

  it.each([
    ['a tag', '<b onclick=x>Boeken</b>'],
    ['an address', 'Win nu op http://kwaad.nl/x of www.kwaad.nl'],
    ['lines and a header', 'Boeken\r\nBcc: kwaad@kwaad.nl\r\n\r\nLees dit'],
  ])('holds a name with %s as a name', async (_what, name) => {
    await invite('piet@voorbeeld.nl', name);
    await sent();
    const [letter] = received;
    expect(letter?.to).toEqual(['piet@voorbeeld.nl']);
    expect(letter?.mail.bcc).toBeUndefined();
    expect(letter?.mail.html).not.toContain('<b ');
    const links = [...(letter?.mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(links).toEqual([expect.stringContaining('http://localhost:4000/uitnodiging#')]);
    for (const body of [letter?.mail.html, letter?.mail.text]) {
      expect(body).not.toMatch(/kwaad\.nl|https?:\/\/kwaad/);
    }
  });
});

describe('without a mail server', () => {
  const { caller: anna } = signedIn();

  it('an invitation is a link to copy', async () => {
    const organisation_id = await withOrganisation(anna);
    const body = { organisation_id, email: 'piet@voorbeeld.nl' };
    expect(await anna.ask('inviteAdmin', { body })).toMatchObject({
      mail: 'uit',
      link: expect.stringContaining('/uitnodiging#') as string,
    });
  });
});

describe('a name in a letter', () => {
  it('is on one line, short, and no address, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const made = inert(name);
        expect(made).not.toMatch(/[\r\n\t\0]|https?:\/\/|\S\.[a-z]|\w@\w/i);
        expect([...made.replaceAll('\u200b', '')].length).toBeLessThanOrEqual(80);
        const letter = { to: 'x@y.nl', subject: made, parts: [made, { small: made }] };
        expect(letterText(letter).split('\n')).toHaveLength(4);
        expect(letterHtml(letter)).not.toMatch(
          /<(?!\/?(?:html|head|meta|title|body|div|p)\b|!doctype)/,
        );
      }),
    );
  });
});
