import { html, page, type Html } from '../../web/html.ts';
import type { ReceivedMail } from './mailbox.ts';

const MOMENT = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});
const LINK = /https?:\/\/[^\s<>"]+/g;

/** The mails that came in, the newest first. */
export function listPage(mails: readonly ReceivedMail[]): Html {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) => html`
      <li>
        <a class="account" href="/mail/${id}">
          <span>
            <span class="name">${subject}</span>
            <span class="second">aan ${to.join(', ')} · ${MOMENT.format(receivedAt)}</span>
          </span>
        </a>
      </li>
    `,
  );
  const list =
    rows.length === 0
      ? html`<p class="second">Er kwam nog geen mail binnen.</p>`
      : html`<ul class="accounts">
          ${rows}
        </ul>`;
  return page(
    'Postvak',
    html`
      <h1>Postvak</h1>
      <p class="note">
        Alle mail van Kengetal komt hier aan; niets gaat naar buiten. Een adres dat begint met
        bounce bestaat niet, met vol is vol, met later neemt later aan.
      </p>
      ${list}
    `,
  );
}

/** One mail, as who reads text sees it and as who reads HTML does. */
export function mailPage({ id, from, to, subject, text, receivedAt }: ReceivedMail): Html {
  const links = [...new Set(text.match(LINK) ?? [])].map(
    (url) => html`<li><a href="${url}" rel="noreferrer">${url}</a></li>`,
  );
  return page(
    subject,
    html`
      <p><a href="/mail">Alle mail</a></p>
      <h1>${subject}</h1>
      <p class="second">van ${from}<br />aan ${to.join(', ')}<br />${MOMENT.format(receivedAt)}</p>
      <h2>Links</h2>
      <ul class="links">
        ${links}
      </ul>
      <h2>Als tekst</h2>
      <pre>${text}</pre>
      <h2>Als HTML</h2>
      <iframe sandbox="" src="/mail/${id}/html" title="De mail als HTML"></iframe>
    `,
  );
}
