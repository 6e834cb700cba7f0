import type { Invitation } from '@kengetal/contract';
import { formatCount, formatInstantDay } from '@kengetal/ui';
import { levelName } from './levels.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** 'Lezer, uitgenodigd door Sanne (gisteren), verloopt over 6 dagen'. */
export function detailsOf(invitation: Invitation, now: number): string {
  const { level, invited_by, invited_at, expires_at, state } = invitation;
  const parts = [
    level === null ? 'Beheerder van de organisatie' : levelName(level),
    `uitgenodigd door ${invited_by} (${formatInstantDay(invited_at, now)})`,
  ];
  if (state === 'open') parts.push(leftWords(Date.parse(expires_at) - now));
  return parts.join(', ');
}

function leftWords(ms: number): string {
  if (ms >= DAY) return `verloopt over ${formatCount(Math.floor(ms / DAY), 'dag', 'dagen')}`;
  if (ms < HOUR) return 'verloopt binnen een uur';
  return `verloopt over ${formatCount(Math.floor(ms / HOUR), 'uur', 'uur')}`;
}

/** How the mail went, and what to do where it did not. */
export function mailWords({ mail, mail_problem, state }: Invitation, hasLink: boolean): string {
  if (state === 'verlopen') return 'De link werkt niet meer. Stuur hem opnieuw, of trek hem in.';
  switch (mail) {
    case 'wachtend':
      return 'De mail wordt verstuurd…';
    case 'verzonden':
      return 'De mail is verstuurd.';
    case 'mislukt':
      return `De mail kwam niet aan. ${mail_problem ?? 'Controleer het adres.'}`;
    default:
      return hasLink
        ? 'Er gaat geen mail uit. Stuur de link zelf; je ziet hem alleen nu.'
        : 'Er ging geen mail uit. Maak een nieuwe link om hem zelf te sturen.';
  }
}
