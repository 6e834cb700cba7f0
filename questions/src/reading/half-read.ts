import type { Question } from '@kengetal/contract';
import { isAround } from './around-average.ts';
import { asksBooked } from './booked-edges.ts';
import { figure } from './draft.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

const DAY = '(3[01]|[12]?\\d)e?';
const MONTH = '(?:jan|feb|mrt|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z]*';
/** 'Van 1 tot 15 maart'. */
const DAYS = new RegExp(` ${DAY} (?:tot en met|tot|tm|en) ${DAY} ${MONTH} `);
/** 'Vanaf 15 maart', 'tot en met 10 april'. */
const EDGE = new RegExp(` (vanaf|sinds|na|tot en met|tot|tm) ${DAY} ${MONTH} `);
/** 'Na maart' leaves that month out. */
const AFTER = new RegExp(` na (?:eind |1e? )?(?:${MONTH}|q[1-4]|20\\d\\d) `);
/** 'Na de zomer' is none of it, where it is not said again: 'voor de zomer, dus t/m mei'. */
const BESIDE_SEASON =
  / (?:na het (?:[1-4]e|eerste|tweede|derde) kwartaal|(?:voor|na) (?:de|het) (?:zomer|herfst|najaar|winter|lente|voorjaar)) (?!dus |oftewel |ofwel |dwz |namelijk |zijnde )/;
const FEWEST_DAYS = 28;
/** 'Levert die reclame wat op', 'verdient dat zich terug'. */
const YIELDS =
  / (?:levert|leverde|leveren|heeft) (?:(?:dat|het|die|dit|de|onze|mijn|reclame|advertenties|marketing|website) )+(?:\w+ )?(?:wat|iets|genoeg|geld|ook) op(?:geleverd|gebracht)? | (?:levert|leverde|leveren) (?:(?:de|onze|mijn|die) )*(?:reclame|advertenties|marketing|website|campagnes?)\w* .*\bop | verdient? .*\bzich .*\bterug | rendement van /;
/** What a question says more than figures by month can tell: it is asked back rather than passed over. */
export function halfRead(sense: Sense): AskedBack | undefined {
  const half = halfOf(sense);
  return typeof half === 'string' ? ask(half) : half;
}

type Half = string | AskedBack | undefined;

/** An earlier rule is put first: what is said of time, of moments that nothing looks up, of two that are told together. */
function halfOf(sense: Sense): Half {
  const text = ` ${sense.tokens.map((each) => each.text).join(' ')} `;
  return (
    ofPeriods(sense, text) ??
    (asksBooked(sense) ? undefined : notLookedUp(text)) ??
    notHeld(sense, text)
  );
}

/** Days, averages and ranges. */
function ofPeriods(sense: Sense, text: string): Half {
  if (/ van (?:voor|vroeger dan|eerder dan|na) (?:\d|jan|feb|m|a|j|s|o|n|d)/.test(text))
    return 'Vanaf welke en tot welke maand bedoel je?';
  if (AFTER.test(text)) return 'Vanaf welke maand bedoel je?';
  if (BESIDE_SEASON.test(text)) return 'Welke maanden bedoel je?';
  if (isOfDays(text)) return 'Ik reken per maand. Welke maanden bedoel je?';
  if (/ (?:dag|week|uur) ?(?:omzet|kosten|resultaat|winst|verkopen) /.test(text)) {
    return 'Ik reken per maand. Welke maand bedoel je?';
  }
  if (
    / (?:gem|gemiddeld|gemiddelde|doorsnee) (?:verkoop|inkoop)?(?:order|bestelling|bon) /.test(text)
  ) {
    return 'Een gemiddelde geef ik per maand, kwartaal, jaar, klant of factuur. Wat wil je zien?';
  }
  if (
    / (?:tov|t o v|dan|tegenover|vergeleken met|versus|vs|ten opzichte van) (?:het |de |een )?(?:gem|gemiddelde?|doorsnee) /.test(
      text,
    ) &&
    !isAround(sense)
  ) {
    return 'Tegen een gemiddelde vergelijk ik niet. Welke periode bedoel je?';
  }
  if (/ (?:per|elk|ieder) (?:halfjaar|semester|jaarhelft) /.test(text))
    return ask(
      'Per halfjaar deel ik niet in; wel per kwartaal, of noem de helft: ‘eerste halfjaar 2024’.',
      sense.figures.map(({ key }) => ({ subject: figure(key), split: 'kwartaal' })),
    );
  return undefined;
}

/** When something was so, and what it came to on the way. */
function notLookedUp(text: string): Half {
  // 'De eerste maand met verlies' is no month that is known.
  if (/ (?:eerste|laatste) (?:maand|kwartaal|jaar) (?:met|dat|waarin|waarop|waar) /.test(text)) {
    return 'Wanneer iets voor het eerst of het laatst zo was zoek ik niet op. Wil je alle maanden zien waarin het zo was?';
  }
  // 'Cumulatief t/m maart' are those months together.
  if (
    / (?:voortschrijdende?|rollende?) | cumulatie(?:f|ve) .*per | per .*cumulatie(?:f|ve) /.test(
      text,
    )
  )
    return 'Voortschrijdend, of cumulatief per maand, reken ik niet. Welke maanden wil je samen zien?';
  if (
    / (?:bank|kas|saldo|rekening|bankrekening) (?:\w+ ){0,4}(?:negatief|rood|min) (?:\w+ ){0,2}(?:geweest|gestaan|gekomen) /.test(
      text,
    )
  )
    return ask(
      'Of een stand tussendoor onder nul was zoek ik niet op. Wil je de stand van elke maand zien?',
      [{ subject: figure('bank_en_kas'), split: 'maand' }],
    );
  const party =
    / (?:laatste|nieuwste|recentste) (?:\w+ )?(klanten|afnemers|opdrachtgevers|leveranciers) /.exec(
      text,
    );
  if (party)
    return ask('Wie het laatst bij ons kwam zoek ik niet op. Wil je ze naar bedrag zien?', [
      { subject: figure(party[1] === 'leveranciers' ? 'kosten' : 'omzet'), split: 'relatie' },
    ]);
  const code = / wat (?:is|betekent|houdt) (?:de )?btw ?code (\w+) (?:in )?$/.exec(text)?.[1];
  if (code !== undefined)
    return ask(`Wil je zien welke btw-codes er zijn, of wat er op code ${code} geboekt is?`, [
      { subject: { kind: 'data' }, split: 'btw_code' },
      { subject: { kind: 'lines' }, only: { btw_code: code } },
    ]);
  if (/ desinvester/.test(text))
    return ask(
      'Wat er aan activa verkocht is staat in de kasstroom bij de investeringen. Wil je die zien?',
      [{ subject: { kind: 'component', id: 'kasstroom' } }],
    );
  return undefined;
}

/** What is held against something that is no period, or asked of two at once. */
function notHeld(sense: Sense, text: string): Half {
  if (
    / (?:dan|tegenover|tov) (?:het|de) (?:slechtste?|beste|hoogste|laagste|duurste|goedkoopste) /.test(
      text,
    )
  )
    return 'Tegen welke periode of wie wil je het afzetten? Noem die.';
  if (/ voor het laatst (?!geboekt )/.test(text) && !asksBooked(sense))
    return 'Wanneer iets voor het eerst of het laatst zo was zoek ik niet op. Wil je de boekingen zien?';
  if (/ (?:met (?:en|of) zonder|zonder (?:en|of) met) /.test(text))
    return 'Wil je het met of zonder zien?';
  if (
    / begin en eind(?:e)? | (?:vergelijk|verschil|naast) .*(?:begin|openings)balans .*eindbalans | (?:begin|openings)balans (?:vs|naast|tov|vergeleken met|tegenover) .*eindbalans /.test(
      text,
    )
  )
    return 'Van welk van de twee momenten wil je dat zien?';
  if (
    / (?:meeste|minste) (?:openstaande |open |onbetaalde )?(?:verkoop|inkoop)?(?:facturen|boekingen|betalingen|transacties|mutaties|orders|bestellingen|bonnen|bonnetjes) /.test(
      text,
    ) &&
    / (?:wie|klant|klanten|leverancier|leveranciers|afnemers?|maand|maanden|dagboek|dagboeken) /.test(
      text,
    )
  ) {
    return 'Ik zet op volgorde van bedrag, en niet van aantal. Wat wil je zien?';
  }
  if (YIELDS.test(text))
    return ask('Wat een uitgave oplevert staat niet in de boekhouding. Wil je de omzet zien?', [
      { subject: figure('omzet') },
    ]);
  const ratio = unknownRatio(sense);
  if (ratio) return ratio;
  return paidLate(sense, text);
}

const BEFORE_RATIO = /^(?:de|het|een|welke?|elke?|die|deze|dit|mijn|onze|per|en|van|als|in|is)$/;

/** 'Cash ratio', 'debt ratio': what is before it makes another ratio of it, and not that figure. */
function unknownRatio({ tokens, scanned }: Sense): AskedBack | undefined {
  const at = tokens.findIndex(({ text }) => text === 'ratio');
  const before = tokens[at - 1]?.raw;
  const isOfPhrase = scanned.marks.some(({ from, to }) => from < at && at < to);
  if (before === undefined || isOfPhrase || BEFORE_RATIO.test(before)) return undefined;
  return ask(`Een ‘${before} ratio’ reken ik niet uit. Wil je zien welke kengetallen er zijn?`, [
    { subject: { kind: 'component', id: 'kengetallen' } },
  ]);
}

const LATE: Question = { subject: { kind: 'open', groep: 'debiteuren', late: true } };

/** How somebody pays. */
const WAY =
  '(?:beste?|(?:slecht|snel|traag|langzaam|vlot|vlug|rap|stipt|trouw|keurig|netjes|net|prompt|laat|laks|slordig|braaf|betrouwbaar)ste?)';

/** What the books do not tell of paying: how late it was done, who does it worst, what falls due when. */
function paidLate({ scanned, tokens }: Sense, text: string): AskedBack | undefined {
  if (
    / (?:heeft|hebben|had|hadden|is|zijn|werd|werden) (?:(?!niet ).)*te laat (?:is |zijn |werd |werden )?(?:betaald|voldaan) /.test(
      text,
    ) &&
    !/ niet /.test(text)
  ) {
    return ask('Hoe laat er betaald is houd ik niet bij. Bedoel je wat nu te laat is?', [LATE]);
  }
  if (
    new RegExp(
      ` (?:betaal|betaalt|betalen|betaalde|betaalden) .*${WAY} | ${WAY} (?:betaler|betalers|betalende?) `,
    ).test(text)
  ) {
    return ask(
      'Hoe snel een klant betaalt houd ik niet bij. Wil je zien wat het langst openstaat?',
      [{ ...LATE, split: 'relatie', order: 'oudste' }],
    );
  }
  const due = tokens.findIndex((token) => /^(?:vervallen|vervalt)$/.test(token.text));
  const isDue =
    due >= 0 &&
    scanned.marks.some(
      ({ from, piece }) =>
        piece !== undefined &&
        (from === due + 1 || from === due + 2) &&
        !/^(?:per|op|eind|nu)$/.test(tokens[due + 1]?.text ?? ''),
    );
  return isDue
    ? ask('Wat wanneer vervalt laat ik niet per periode zien. Wil je zien wat nu te laat is?', [
        LATE,
      ])
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
