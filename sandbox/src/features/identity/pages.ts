import type { Person } from '../../people.ts';
import { accountButtons } from '../../web/accounts.ts';
import { html, page, trusted, type Html } from '../../web/html.ts';

/** Whose sign-in a page plays, and who has a button of their own on it. */
export interface Authority {
  readonly brand: 'Microsoft' | 'Google';
  readonly people: readonly Person[];
}

interface SignInPage extends Authority {
  /** Where the forms go. */
  readonly action: string;
  /** What stands in the field: the application's hint, or what was typed and refused. */
  readonly email: string;
  readonly refused: boolean;
}

/** The page on which a person chooses who to be. */
export function signInPage({ brand, people, action, email, refused }: SignInPage): Html {
  return page(
    refused ? 'Controleer het e-mailadres' : 'Kies een account',
    html`
      <h1>Kies een account</h1>
      <p class="second">om door te gaan naar Kengetal</p>
      ${standInNote(brand)}
      <form method="post" action="${action}">${accountButtons(people)}</form>
      <form method="post" action="${action}" novalidate class="other">
        <label for="email">Ander e-mailadres</label>
        <div class="row">
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            spellcheck="false"
            value="${email}"
            ${refused ? REFUSED_FIELD : html``}
          />
          <button class="primary">Verder</button>
        </div>
        ${refused ? REFUSAL : html``}
      </form>
      <form method="post" action="${action}">
        <button class="quiet" name="annuleren" value="ja">Annuleren</button>
      </form>
    `,
  );
}

/** Signs out at once where scripts run; `form` is made by the identity provider's library. */
export function logoutPage(form: string): Html {
  return page(
    'Uitloggen',
    html`
      <h1>Uitloggen</h1>
      <p class="second">Je wordt uitgelogd.</p>
      ${trusted(form)}
      <input type="hidden" name="logout" value="yes" form="op.logoutForm" />
      <button class="primary" form="op.logoutForm">Uitloggen</button>
      <script src="/uitloggen.js" defer></script>
    `,
  );
}

export function signedOutPage(shellOrigin: string): Html {
  return page(
    'Uitgelogd',
    html`<h1>Je bent uitgelogd</h1>
      ${backTo(shellOrigin)}`,
  );
}

/** `detail` is the library's own English explanation, for whoever develops against the stand-in. */
export function errorPage(shellOrigin: string, detail: string): Html {
  return page(
    'Aanmelden lukt niet',
    html`
      <h1>Aanmelden lukt niet</h1>
      <p>De aanmelding is verlopen of de aanvraag klopt niet. Begin opnieuw vanuit Kengetal.</p>
      <p class="second" lang="en">${detail}</p>
      ${backTo(shellOrigin)}
    `,
  );
}

/** The script of the sign-out page, a file of its own because the policy allows no inline script. */
export const LOGOUT_SCRIPT = "document.getElementById('op.logoutForm').submit();\n";

const standInNote = (brand: string) =>
  html`<p class="note">
    Dit is de lokale nabootsing van aanmelden bij ${brand}. Je hebt geen wachtwoord nodig, en er
    gaat niets naar buiten.
  </p>`;

const REFUSED_FIELD = html`aria-invalid="true" aria-describedby="email-fout" autofocus`;

const REFUSAL = html`<p class="error" id="email-fout">
  Vul een e-mailadres in, zoals naam@bedrijf.nl.
</p>`;

function backTo(shellOrigin: string): Html {
  return html`<p><a href="${shellOrigin}/login">Naar Kengetal</a></p>`;
}
