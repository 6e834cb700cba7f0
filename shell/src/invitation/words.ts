import type { InvitationSeen } from '@kengetal/contract';

/** 'Sanne Bakker nodigt je uit voor Boekhouding 2025 van Bakkerij Bakker BV, als lezer.' */
export function offerOf(seen: InvitationSeen): string {
  const { invited_by, project_name, organisation_name, level } = seen;
  if (project_name === null)
    return `${invited_by} nodigt je uit als beheerder van ${organisation_name}.`;
  return `${invited_by} nodigt je uit voor ${project_name} van ${organisation_name}, als ${level ?? 'lezer'}.`;
}

/** Whom it was sent to, and what another address means. */
export const addressedTo = ({ email_hint, invited_by }: InvitationSeen): string =>
  `Verstuurd aan ${email_hint}. Gebruik je een ander adres, dan geeft ${invited_by} eerst akkoord.`;

export interface Over {
  /** What happened. */
  title: string;
  /** What to do. */
  text: string;
}

/** Why an invitation cannot be accepted any more; null when it can, or when its own user came back. */
export function overOf({ state, invited_by, organisation_name }: InvitationSeen): Over | null {
  switch (state) {
    case 'verlopen':
      return {
        title: 'Deze uitnodiging is verlopen.',
        text: `Vraag ${invited_by} om hem opnieuw te sturen.`,
      };
    case 'ingetrokken':
      return {
        title: 'Deze uitnodiging is ingetrokken.',
        text: `Klopt dat niet, vraag ${invited_by} dan om een nieuwe.`,
      };
    case 'afgewezen':
      return {
        title: 'Je bent niet toegelaten.',
        text: `Een beheerder van ${organisation_name} wees het verzoek af. Vraag ${invited_by} om een nieuwe uitnodiging aan het adres waarmee je inlogt.`,
      };
    default:
      return null;
  }
}
