import { isOfDifference } from './between.ts';
import { has, type Sense } from './sense.ts';

const DAY = '(3[01]|[12]?\\d)e?';
const MONTH = '(?:jan|feb|mrt|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z]*';
/** 'Van 1 tot 15 maart'. */
const DAYS = new RegExp(` ${DAY} (?:tot en met|tot|tm|en) ${DAY} ${MONTH} `);
/** 'Vanaf 15 maart', 'tot en met 10 april'. */
const EDGE = new RegExp(` (vanaf|sinds|na|tot en met|tot|tm) ${DAY} ${MONTH} `);
const FEWEST_DAYS = 28;

/** What a question says more than figures by month can tell: it is asked back rather than passed over. */
export function halfRead(sense: Sense): string | undefined {
  const text = ` ${sense.tokens.map((each) => each.text).join(' ')} `;
  if (/ van (?:voor|vroeger dan|eerder dan|na) (?:\d|jan|feb|m|a|j|s|o|n|d)/.test(text))
    return 'Vanaf welke en tot welke maand bedoel je?';
  if (isOfDays(text)) return 'Ik reken per maand. Welke maanden bedoel je?';
  if (/ (?:dag|week|uur) ?(?:omzet|kosten|resultaat|winst|verkopen) /.test(text)) {
    return 'Ik reken per maand. Welke maand bedoel je?';
  }
  if (
    / (?:gem|gemiddeld|gemiddelde|doorsnee) (?:verkoop|inkoop)?(?:factuur|factuurbedrag|order|bestelling|bon) /.test(
      text,
    )
  ) {
    return 'Een gemiddelde geef ik per maand, kwartaal, jaar of klant. Wat wil je zien?';
  }
  if (
    / (?:tov|t o v|dan|tegenover|vergeleken met|versus|vs|ten opzichte van) (?:het |de |een )?(?:gem|gemiddelde?|doorsnee) /.test(
      text,
    )
  ) {
    return 'Tegen een gemiddelde vergelijk ik niet. Welke periode bedoel je?';
  }
  if (
    / (?:verlegd|verlegde|vrijgesteld|vrijgestelde|belaste?|onbelaste?) /.test(text) &&
    has(sense, 'figure', 'omzet')
  ) {
    return 'Omzet splits ik niet naar soort btw. Bedoel je de btw-aangifte?';
  }
  return isOfTwoRelations(sense)
    ? 'Ik vergelijk met een andere periode, en niet met een andere relatie. Wat wil je zien?'
    : undefined;
}

/** Whether a stretch of days is said that is not of whole months. */
function isOfDays(text: string): boolean {
  const days = DAYS.exec(text);
  if (days) return Number(days[1]) !== 1 || Number(days[2]) < FEWEST_DAYS;
  const edge = EDGE.exec(text);
  if (!edge) return false;
  const isWith = edge[1] === 'tm' || edge[1] === 'tot en met';
  const day = Number(edge[2]);
  return isWith ? day < FEWEST_DAYS : day !== 1;
}

/** 'Inkoop bij Bakker vs Jansen'. */
function isOfTwoRelations(sense: Sense): boolean {
  const { tokens, relation, scanned } = sense;
  if (isOfDifference(sense)) return false;
  const against = scanned.marks.findLast(({ meanings }) =>
    meanings.some(({ role, value }) => role === 'link' && value === 'tegen'),
  );
  if (!against || !relation) return false;
  const next = /^(?:de|het|aan|bij|van)$/.test(tokens[against.to]?.text ?? '') ? 1 : 0;
  return against.from > 0 && relation.places.has(against.to + next);
}
