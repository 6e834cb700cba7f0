/** Verbs that carry a sentence and say nothing of what is asked: 'welke leverancier drukt het zwaarst'. */
const CARRYING =
  'drukken danken slokken op-slokken slurpen vormen zorgen bezorgen leiden luiden noteren omvatten vertonen presteren presenteren scoren hanteren beoordelen rusten springen hangen steken wegen treffen wijzen verschijnen prijken op-brengen gooien bouwen trekken spelen selecteren verhouden beschikken plaatsen stellen becijferen noemen op-noemen aflossen lossen af-lopen eindigen op-gaan op-leveren tegen-vallen op-dragen neer-zetten klokken tellen op-tellen uit-luiden';
/** What a person does who asks: 'kun je bevestigen', 'dat wil ik doorgeven'. */
const ASKING =
  'bevestigen berekenen rekenen na-rekenen door-rekenen uit-rekenen kijken na-kijken zoeken na-zoeken uit-zoeken op-zoeken terug-zoeken achterhalen vast-stellen bepalen specificeren verantwoorden onderbouwen toe-lichten verklaren in-vullen over-nemen door-geven op-geven door-sturen mailen uit-werken op-stellen bespreken in-schatten reconstrueren aan-sluiten af-stemmen af-vinken vergelijken analyseren doorlichten door-nemen door-spitten toetsen verifieren checken controleren melden vermelden rapporteren vernemen weten terug-vinden op-vragen op-halen op-sommen citeren verzorgen aan-houden overwegen bij-houden';
/** Giving out and taking in, of whatever is bought, sold, paid or billed. */
const TRADING =
  'besteden spenderen neer-tellen op-hoesten af-tikken dokken lappen verstoken op-maken investeren af-dragen uit-keren uit-betalen over-maken over-boeken stuk-slaan jagen op-souperen verspijkeren neer-leggen factureren leveren binnen-halen binnen-slepen incasseren slijten op-strijken vorderen sturen versturen bij-schrijven';
/** How the verbs are conjugated that no rule makes: singular and plural of the past, and the participle. */
const STRONG: Readonly<Record<string, string>> = {
  brengen: 'bracht brachten gebracht',
  dragen: 'droeg droegen gedragen',
  gaan: 'ging gingen gegaan',
  geven: 'gaf gaven gegeven',
  hangen: 'hing hingen gehangen',
  houden: 'hield hielden gehouden',
  kijken: 'keek keken gekeken',
  kopen: 'kocht kochten gekocht',
  lopen: 'liep liepen gelopen',
  nemen: 'nam namen genomen',
  overwegen: 'overwoog overwogen overwogen',
  schrijven: 'schreef schreven geschreven',
  slaan: 'sloeg sloegen geslagen',
  sluiten: 'sloot sloten gesloten',
  springen: 'sprong sprongen gesprongen',
  staan: 'stond stonden gestaan',
  steken: 'stak staken gestoken',
  strijken: 'streek streken gestreken',
  treffen: 'trof troffen getroffen',
  trekken: 'trok trokken getrokken',
  vallen: 'viel vielen gevallen',
  vergelijken: 'vergeleek vergeleken vergeleken',
  verkopen: 'verkocht verkochten verkocht',
  vernemen: 'vernam vernamen vernomen',
  verschijnen: 'verscheen verschenen verschenen',
  vinden: 'vond vonden gevonden',
  vragen: 'vroeg vroegen gevraagd',
  wegen: 'woog wogen gewogen',
  weten: 'wist wisten geweten',
  wijzen: 'wees wezen gewezen',
  zien: 'zag zagen gezien',
  zoeken: 'zocht zochten gezocht',
};

/** Words that are of no verb here, or of one form of it. */
const OTHERS =
  'beschikbaar dure eindigend verliezen wegvalt twaalfde gericht zullen inzien inziet ingezien terugzien uitzien uitziet uitzag eruitzien eruitziet eruitzag openstond openstonden uitstond uitstonden omgekeerd afgetrokken ingediend geleend uitgeleend teruggevraagd teruggekregen terugontvangen belastingdienst geleased gehuurd ingehuurd verbruikt verbruikte verbruikten aangeschaft geind';

/** Forms of verbs that say nothing more of what is asked than that it is. */
export const CARRYING_VERBS = [
  ...OTHERS.split(' '),
  ...`${CARRYING} ${ASKING} ${TRADING}`.split(' ').flatMap(formsOf),
].join(', ');

/**
 * The forms of a verb: 'drukken' has druk, drukt, drukte, drukten and gedrukt; 'af-dragen' has those
 * of 'dragen' as well, since its first part stands apart from it.
 */
function formsOf(verb: string): string[] {
  const [infinitive = '', particle = ''] = verb.split('-').reverse();
  const { finite, participles } = conjugated(infinitive);
  const whole = [...finite, ...participles].map((form) => particle + form);
  return particle === '' ? whole : [...finite, ...whole];
}

/** What is made that no verb has ('rekeen' beside 'reken') is said by nobody. */
function conjugated(infinitive: string): {
  readonly finite: string[];
  readonly participles: string[];
} {
  const bare = infinitive.replace(/(?<=aa)n$|en$/, '');
  const ending = /(?:[tkfsp]|ch)$/.test(bare) ? 't' : 'd';
  const stem = bare.replace(/([bdfgklmnprst])\1$/, '$1');
  const isOpen = bare === stem && /[aeou][^aeiou]$/.test(bare) && !/[aeiou]{2}[^aeiou]$/.test(bare);
  const long =
    isOpen || /[iu]er$/.test(bare) ? bare.replace(/([aeou])([^aeiou])$/, '$1$1$2') : stem;
  const stems = (/e[lnr]$/.test(bare) ? [bare, long] : [long]).map((each) =>
    each.replace(/v$/, 'f').replace(/z$/, 's'),
  );
  const present = stems.flatMap((each) => [each, each.endsWith('t') ? each : `${each}t`]);
  const [singular, plural, strong] = STRONG[infinitive]?.split(' ') ?? [];
  if (singular !== undefined && plural !== undefined && strong !== undefined)
    return { finite: [infinitive, ...present, singular, plural], participles: [strong] };
  const isJoined = /^(?:be|ge|ver|ont|her|er|achter|door(?=l))/.test(infinitive);
  return {
    finite: [
      infinitive,
      ...present,
      ...stems.flatMap((each) => [`${each}${ending}e`, `${each}${ending}en`]),
    ],
    participles: stems.map(
      (each) => `${isJoined ? '' : 'ge'}${each}${each.endsWith(ending) ? '' : ending}`,
    ),
  };
}
