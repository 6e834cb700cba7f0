import type { Person } from '../people.ts';
import { html, type Html } from './html.ts';

/** A button for each person, which sends the e-mail address. */
export function accountButtons(people: readonly Person[]): Html {
  return html`<ul class="accounts">
    ${people.map(accountButton)}
  </ul>`;
}

function accountButton({ name, email, givenName, surname }: Person): Html {
  const initials = givenName.charAt(0) + (surname.split(' ').at(-1) ?? '').charAt(0);
  return html`<li>
    <button class="account" name="email" value="${email}">
      <span class="initials" aria-hidden="true">${initials}</span>
      <span><span class="name">${name}</span> <span class="second">${email}</span></span>
    </button>
  </li>`;
}
