import { createHash } from 'node:crypto';
import type { ModelConfig } from '../model-config.ts';

/** What goes to a model and what does not, as a manager reads it before turning it on. */
const SENT: readonly string[] = [
  'Mee gaan de vraag, de vragen ervoor in hetzelfde gesprek, en wat er op het scherm stond waar je hem stelde.',
  'Mee gaan ook de laatste antwoorden in dat gesprek zonder hun bedragen, hoe de vorige vraag is opgevat, en de suggestie waar het gesprek over gaat, met haar bedragen.',
  'Mee gaan namen, periodes en bedragen van de uitkomsten die bij de vraag horen, en namen en nummers van rekeningen, relaties en codes waarop wordt gezocht.',
  'Namen van mensen gaan niet mee: elke relatie zonder rechtspersoon in haar naam (B.V., stichting en zo) krijgt een schuilnaam. Een naam van iemand die geen relatie in de boeken is, of die alleen een gewoon woord is (Mei, Bank), wordt niet herkend.',
  'Omschrijvingen van boekingen gaan niet mee, behalve een die in die suggestie of op dat scherm staat. Toelichtingen, bestanden, en bedragen van eerdere antwoorden gaan niet mee.',
];

/** What consent is given to. */
interface Terms {
  readonly provider: string;
  readonly region: string;
  readonly keeps: string;
  readonly sent: readonly string[];
}

export function termsOf({ provider, region, keeps }: ModelConfig): Terms {
  return { provider, region, keeps, sent: SENT };
}

/** The same as it is kept with the choice of a manager. */
export const termsText = (config: ModelConfig): string => JSON.stringify(termsOf(config));

/** A name for terms; others have another one. */
export const termsName = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
