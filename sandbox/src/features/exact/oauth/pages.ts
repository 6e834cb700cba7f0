import { SEEDED_PEOPLE } from '../../../people.ts';
import { accountButtons } from '../../../web/accounts.ts';
import { html, page, type Html } from '../../../web/html.ts';

/** What an application asks, as it stands in the address. */
export interface ConsentRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
}

/** The page on which somebody lets the application read, with one click. */
export function consentPage(action: string, asked: ConsentRequest): Html {
  return page(
    'Toegang tot Exact Online',
    html`
      <h1>Toegang tot Exact Online</h1>
      <p class="second">Kengetal wil je boekhouding lezen. Wie ben je?</p>
      <p class="note">
        Dit is de lokale nabootsing van Exact Online. Je hebt geen wachtwoord nodig, en er gaat
        niets naar buiten.
      </p>
      <form method="post" action="${action}">
        ${hiddenFields(asked)} ${accountButtons(SEEDED_PEOPLE)}
      </form>
      <form method="post" action="${action}">
        ${hiddenFields(asked)}
        <button class="quiet" name="weigeren" value="ja">Weigeren</button>
      </form>
    `,
  );
}

const hiddenFields = ({ clientId, redirectUri, state }: ConsentRequest) => html`
  <input type="hidden" name="client_id" value="${clientId}" />
  <input type="hidden" name="redirect_uri" value="${redirectUri}" />
  <input type="hidden" name="state" value="${state}" />
`;

/** `detail` is for whoever develops against the stand-in. */
export function refusedPage(detail: string): Html {
  return page(
    'Koppelen lukt niet',
    html`
      <h1>Koppelen lukt niet</h1>
      <p>De aanvraag klopt niet. Begin opnieuw vanuit Kengetal.</p>
      <p class="second" lang="en">${detail}</p>
    `,
  );
}
