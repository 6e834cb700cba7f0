import type { Answer, Gone } from './states.ts';

/** What happened to a suggestion; of a person by name when it is read. */
export type Event =
  | { readonly kind: 'gevonden' | 'terug' | Gone }
  | { readonly kind: 'veranderd'; readonly changed: string }
  | { readonly kind: 'status'; readonly status: Answer; readonly reason?: string }
  | { readonly kind: 'toegewezen'; readonly to: string | null }
  | { readonly kind: 'notitie'; readonly note: string };

/** How a suggestion ended by itself. */
export const GONE_WORDS: Readonly<Record<Gone, string>> = {
  opgelost: 'Opgelost in de boeken',
  tijd: 'Verlopen: de tijd ervoor is voorbij',
  later: 'Verlopen: er zijn latere maanden geboekt',
  weg: 'Verlopen: deze maanden staan niet meer in de boeken',
};

/** Who somebody is that is gone. */
export const SOMEBODY = 'Iemand';

/** An event in words. `nameOf` gives the name of a user, of one that is gone too. */
export function eventWords(
  event: Event,
  userId: string | null,
  nameOf: (userId: string | null) => string,
): string {
  const who = nameOf(userId);
  switch (event.kind) {
    case 'gevonden':
      return 'Gevonden in de boeken';
    case 'terug':
      return 'Weer gevonden in de boeken';
    case 'veranderd':
      return `Terug: ${event.changed}`;
    case 'status':
      return statusWords(who, event.status, event.reason);
    case 'toegewezen':
      return event.to === null
        ? `${who} haalde de toewijzing weg`
        : `${who} wees dit toe aan ${nameOf(event.to)}`;
    case 'notitie':
      return `Notitie van ${who}: ${event.note}`;
    default:
      return GONE_WORDS[event.kind];
  }
}

function statusWords(who: string, status: Answer, reason: string | undefined): string {
  switch (status) {
    case 'nieuw':
      return `${who} zette dit terug op nieuw`;
    case 'in_behandeling':
      return `${who} nam dit in behandeling`;
    case 'afgehandeld':
      return `${who} handelde dit af`;
    case 'niet_relevant':
      return `${who} vindt dit niet relevant${reason === undefined ? '' : `: ${reason}`}`;
  }
}
