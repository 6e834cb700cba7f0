/** Ways of writing what an answer is held against, what was told before, and words run together. */
export const WRITTEN_OF_TURNS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),? (?=(?:euro'?s?|bedrag(?:en)?) (?:en|[&+]|plus) (?:procent(?:en)?|%))/g, ' in '],
  [/\b(?:boven of onder|onder of boven) (?=(?:dat|die|de|het) )/g, 'hoger of lager dan '],
  [/\b(is|was|van|voor|met|bij|aan|over|uit|op)(de|het)\b/g, '$1 $2'],
  [/\b(meer|minder|hoger|lager|groter|kleiner|beter|slechter|langer|ouder) as\b/g, '$1 dan'],
  [/(?<=\bgeld )kwijtgeraakt\b/g, 'kwijt'],
  [
    /\b(?:onderliggende|achterliggende|bijbehorende|afzonderlijke) (?=(?:grootboek)?rekening(?:en)?\b|(?:kosten)?posten\b)/g,
    '',
  ],
  // Whether something changed is told with how much.
  [
    /(?<=\b(?:verbeter|verslechter|vooruit|achteruit|hoger|lager|meer|minder|beter|slechter|ge(?:stegen|daald|groeid|krompen))(?:ing)?),? en zo ja,? (?:(?:van|met|voor) )?(?:hoeveel|welke?)(?: procent| percentage| bedrag| %)?(?: dan| precies)?(?=\s*[?.!]*$)/g,
    '',
  ],
  // What was told before, as 'die je gaf'.
  [
    /(?<=[a-z] )(?:die|welke|dat) (?:je|jij|u) (?:(?:net|zojuist|daarnet|eerst|al|me|mij|ons|hebt|heb|hier|daar) )*(?:gaf|gegeven|noemde|genoemd|zei|gezegd|toonde|getoond|liet zien|vertelde|verteld)(?: (?:hebt|heb))?\b/g,
    '',
  ],
  // 'Wilt u daar 2024 naast zetten', 'zelfde verhaal' and how far two are apart.
  [
    /\b(?:daar|er) ((?:(?!naast)[a-z\d'/-]+ ){1,8})naast(?=(?: (?:willen|kunnen|mogen|eens|even|te))*(?: (?:zetten|leggen|houden|plaatsen|zien))?\s*[?.!]*$)/g,
    '$1ernaast',
  ],
  [
    /,? ?\b(?:het |de |dat|het|de)?zelfde (?:verhaal|liedje|koek|recept|riedel|lijntje|oefening|sommetje)(?=\s*[?.!]*$)/g,
    ' idem',
  ],
  [
    /\b(?:ontlopen|ontliepen|ontloopt|verschillen|verschilden) (?:die|deze|ze|zij|de) ?(?:twee |2 |jaren |bedragen )?(?:van )?elkaar\b|\b(?:liggen|lagen|ligt|lag|zitten|zit|lopen|loopt|liepen|liep) (?:die|deze|ze|zij|dat|het) (?:twee |2 )?(?:ver )?(?:uit elkaar|uiteen)\b/g,
    'verschillen die twee',
  ],
  [/\b(?:de|die)zelfde (?:lijst|ranglijst|rij|reeks|opsomming)\b/g, 'zelfde lijstje'],
  // Who guesses beside what he asks; 'gok de omzet' asks for a guess.
  [/^gok (?=op\b)/, 'ik gok '],
  // 'Schetst u mij', whichever verb that is: to show it.
  [/^(?!kunt|wilt|zult|moet|mocht|hebt|weet|bent)[a-z]{3,}t u (?=(?:mij|me|ons) )/, 'toon '],
];
