/** What stands beside what is asked and only carries the sentence, and things by the place or name that people have for them. */
export const WRITTEN_BESIDE: readonly (readonly [RegExp, string])[] = [
  // Whether it is so or not.
  [
    /,? of (?:haalt|haalden?|redt|redden?|komt|kwam(?:en)?|blijft|bleef|bleven|zit|zat(?:en)?|is|was|waren) (?:[a-zé]+ ){0,4}(?:(?:net|nipt|juist|toch) )?(?:niet|onder|beneden)(?=\W*$)/g,
    ' of niet',
  ],
  // How much a difference is, of whatever size.
  [
    /(?<=\bscheel(?:t|de|den) (?:dat|het|die) )(?:(?:een|nogal|nog al|heel|een heel) )?(?:hoop|berg|boel|smak(?: geld)?|slok op een borrel|slok|bom geld|jas|paar centen|stuk|eind|wat|iets|veel|behoorlijk|aanzienlijk|flink)(?=\W*$|,| )/g,
    '',
  ],
  // What one may leave out is left out.
  [
    /^((?:de|het|onze|alle|mijn|die) [^.?!;:,]+?) (?:mag|mogen|kan|kun|kunt|kunnen) (?:je|jij|u|jullie|we) (?:er )?(?:(?:van|voor) (?:mij|ons|me) )?(?:(?:gerust|maar|dan|best|rustig|wel) )*(?:weg ?laten|(?:er ?)?(?:af|uit|buiten) ?laten|buiten beschouwing laten|overslaan|negeren|skippen|niet mee ?(?:tellen|rekenen|nemen))\b/g,
    'laat $1 weg',
  ],
  // How exactly an amount is to be told.
  [
    /,? ?\b(?:(?:op|met|in|tot) )?(?:\d|een|twee|drie|vier|geen|zonder) (?:decima(?:al|len)|cijfers? achter de komma)(?: (?:is|zijn|graag|genoeg|voldoende|volstaat|volstaan))*\b/g,
    '',
  ],
  [
    /,? (?:ik |zelf )*(?:gok|wed|tip|hou het) (?:zelf )?op (?:€ ?)?\d+(?:[.,]\d+)*(?: ?(?:mille|ton|k|euro|duizend))?(?=\W*$)/g,
    '',
  ],
  [/\bib\b(?! ?-?(?:aangifte|groep))/g, 'inkomstenbelasting'],
  // How something seems to whoever asks it.
  [
    /,? (?:het |dat |zo )?(?:voelt|lijkt|leek|schijnt|dacht ik|denk ik|geloof ik|vermoed ik|meen ik)(?: (?:wel|me|mij|toch|van|zo|het|tenminste|althans))*(?=\W*$)/g,
    '',
  ],
  [
    /\btel(?:t|len)? (?:(?:je|eens|even|es) )*(?:alle )?(?:de )?(?:4|vier) (btw|ob)[- ]?aangift(?:en?|es)\b([^.?!,;]*?)(?: (?:eens|even|es))*(?: (?:op|samen|bij elkaar))+\b,?/g,
    '$1 aangifte$2',
  ],
  // Four of them are one of each quarter.
  [
    /^(?=.*\b(?:tel|optel|opgeteld|som|samen|bij elkaar|totaal)\b)(.*?)\b(?:alle )?(?:de )?(?:4|vier) (?:de )?(?=(?:btw|ob)[- ]?aangift)/g,
    '$1',
  ],
  [
    /\b(?:alle )?(?:de )?(?:4|vier) (?:de )?(btw|ob)[- ]?aangift(?:en?|es)\b/g,
    '$1 aangifte per kwartaal',
  ],
  [
    /^(?!.*\b(?:tel|optel|opgetelde?|optellen|som|samen|gezamenlijke?|bij elkaar|totale?|totaal|gemiddelde?|hele)\b)(.*?)\b(?:alle (?:de )?|elk van de )(?:(?:4|vier) (?:de )?(kwartal)en|(?:12|twaalf) (?:de )?(maand)en)\b(?! (?:ervoor|daarvoor|erna|voor|na|tot|vanaf))/g,
    '$1per $2$3',
  ],
  [/\bper kwartal\b/g, 'per kwartaal'],
  // What is told beside a row, and no sum.
  [
    /(?<=\b(?:naam|namen|datum|omschrijving|nummer)) ?(?:\+|plus) ?(?=[a-z%])|(?<=[a-z\d]) ?(?:\+|\bplus) ?(?=(?:(?:de|het|hun|zijn|haar|gezam[a-z]+|bijbehorende|totale) )*(?:naam|namen|bedrag|bedragen|aandeel|percentage|procent|datum|omschrijving|verschil)\b(?! van)|(?:hoeveel|hvl|welke?|wat|wie|hoe|waar|wanneer|waarom)\b)/g,
    ' en ',
  ],
  // The closing period counts in a year; of a part of one it is something else.
  [
    /^(?!.*\b(?:mutatie|[qk][1-4]|kwartaal|maand|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)\b)(.{0,200}\b20\d\d\b.{0,60}?),? (?:incl\.?|inclusief|met|plus) (?:de )?(?:periode 13|(?:13e|dertiende) periode)(?: erbij)?(?=\W*$)/g,
    '$1',
  ],
  // What is asked to be remembered: no moment and no further turn.
  [/ (?:ook|nu|nou|dan) ?(?:al ?)?weer(?=\W*$)(?<=\b20\d\d\b.*)/g, ''],
  // Who takes what is taxed, however one calls him.
  [
    /^(?=.*(?:btw|omzetbelasting|aangifte|vpb|loonheffing))(?!.*(?:factu|omzet|verk|klant))(.*\b(?:naar|aan|richting|van|voor) )(?:den haag|de fiscus|de schatkist|vadertje staat|het rijk|de ontvanger)\b/g,
    '$1de belastingdienst',
  ],
  // A loan is paid off, and an invoice paid.
  ...(
    [
      ['afbetalen', 'aflossen'],
      ['af te betalen', 'af te lossen'],
      ['afbetaald', 'afgelost'],
    ] as const
  ).map(([said, read]): readonly [RegExp, string] => [
    new RegExp(`^(?!.*(?:factu|nota|klant|leverancier|debiteur|crediteur))(.*)\\b${said}\\b`),
    `$1${read}`,
  ]),
  // The stock by the place where it is, and what was put aside by what it is put in.
  [
    /\b(?:het|ons|dat|ons hele) magazijn\b(?=.*\b(?:waard|waarde|in de boeken|op de balans)\b)/g,
    'de voorraad',
  ],
  [
    /\bin (?:het|de|dat|die|een|ons) (?:spaar|reserve)?pot(?:je)?(?: (?:voor|van|met))?(?: het| de)?(?= vakantie(?:geld|toeslag))/g,
    'gereserveerd voor',
  ],
  [
    /\bin (?:het|de|dat|die|een|ons) (?:spaar|reserve)?pot(?:je)?\b(?<=\bvakantie(?:geld|toeslag)\b.*)/g,
    'gereserveerd',
  ],
  // What is made ready to be paid.
  [
    /\bklaar ?(te )?(?:zetten|leggen|zet|leg)\b(?<=\b(?:btw|belasting|bedrag|bedragen|geld|hoeveel|factuur|facturen)\b.*)/g,
    '$1betalen',
  ],
];
