const SAYS = 'vraagt zich af|vragen zich af|vroeg zich af|wil graag weten|wil weten|wilde weten|willen weten|vraagt|vroeg|zegt|zei|denkt'; // prettier-ignore
/** 'Mijn vrouw vraagt zich af', 'de bank wil weten': who asks says nothing of what is asked. */
const WHO = new RegExp(`^\\s*(?:mijn|onze|ons|de|een|mn)\\s+[a-z]+\\s+(?:${SAYS})(?:\\s+(?:me|mij|ons))?,?\\s+(?=(?:hoeveel|hoe|wat|welke?|wie|waar|wanneer|of|naar|om)\\b)`, 'i'); // prettier-ignore
/** 'Ik moet voor mijn stageverslag', 'voor mijn opdracht zoek ik': nor does what it is for. */
const FOR = /^\s*(?:ik|we|wij)\s+(?:moet|moeten|wil|willen|zoek|zoeken|heb)\s+voor\s+(?:mijn|ons|onze|een|het|de)\s+[a-z]+\s+|^\s*voor\s+(?:mijn|ons|onze|een)\s+[a-z]+\s+(?:moet|zoek|wil|heb|zoeken|willen|hebben)\s+(?:ik|we|wij)\s+/i; // prettier-ignore

/** A question without the words before it that say who asks, or what for. */
export const withoutIntroduction = (text: string): string => text.replace(WHO, '').replace(FOR, '');
