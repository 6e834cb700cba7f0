/** Ways of saying a stretch before or after another, and what a year opens with. */
export const WRITTEN_TIMES: readonly (readonly [RegExp, string])[] = [
  // 'Boekjaar 2024, dus t/m juni' says the end of that year.
  [
    /(?<=\b(?:20\d\d|(?:boekjaar|boekjr|bj|jaar) ?\d\d)[ ,(]{1,3})(?:dus|oftewel|ofwel|namelijk|dwz|d\.w\.z\.|dat wil zeggen|te weten|en wel|maar dan) (?=(?:t\/?m|tot|van|vanaf) )/g,
    '',
  ],
  // The adverbs for now, and how often something comes back.
  [
    /(?<!\btot )(?<!\btot op )\b(?:(?:op|voor) (?:dit|het) (?:eigenste |huidige )?ogenblik|op dit (?:eigenste|huidige) moment|(?:op )?heden ten dage|hedentendage|(?:op|per) heden|heden|thans|dezer dagen|anno nu|(?:op )?de dag van vandaag|vandaag de dag|in deze tijd)\b/g,
    'nu',
  ],
  [
    /\b(?:(?:eens|een keer|1 keer) )?(?:om|in|per|elke|iedere) (?:de )?hoeveel (?:tijd|dagen|weken|maanden|mnd|kwartalen|jaren|jaar)\b(?=.*\b(?:betaal|betalen|betaalt|komt|komen|krijg|krijgen|kregen|schrijf|schrijft|schrijven|stuurt|sturen|factureert|factureren|wordt|worden|keert|keren|valt|vallen|gaat|is|zijn|boek|boeken|geboekt|afgeschreven)\b)/g,
    'hoe vaak',
  ],
  [
    /\b(?:(?:in|met|volgens) welke? (?:ritme|tempo|cadans|interval|frequentie|regelmaat|tussenpozen|tussenpoos|periodiciteit)|hoe (?:geregeld|veelvuldig|dikwijls|frequent|regelmatig))\b/g,
    'hoe vaak',
  ],
  [/\bhoeveel (?:maal|keren)(?= (?:per|in (?:een|het)) )/g, 'hoeveel keer'],
  // The stretch before or after another, however that is said.
  [
    /\b(boekjaar|jaar|maand|mnd|kwartaal|periode) (?:voordien|tevoren|(?:dat|die) (?:daar|er|hier)(?:aan|voor) (?:vooraf ?(?:ging|gaat)|lag|kwam|zat))\b/g,
    '$1 ervoor',
  ],
  [
    /\b(boekjaar|jaar|maand|mnd|kwartaal|periode) (?:dat|die) (?:daarop|erop|daarna|erna) (?:volgde?|volgt|kwam|lag)\b/g,
    '$1 erna',
  ],
  [
    /\b(?:overeenkomstige|overeenkomende|corresponderende) (?=(?:periode|maand|maanden|kwartaal)\b)/g,
    'zelfde ',
  ],
  // What a year is opened with is what stands at its beginning.
  [
    /\b(?:is|zijn|werd|wordt) ((?:het |ons |dit )?(?:boek)?jaar (?:[\d/]+ )?)(?:geopend|begonnen|gestart|ingegaan)\b/g,
    'begin $1',
  ],
  [
    /\b(?:opende|opent|openden)(?: we| wij| ik)? (?=(?:het |ons |dit )?(?:(?:boek)?jaar\b|20\d\d))/g,
    'begin ',
  ],
  [
    /^((?:met (?:welke?|wat|hoeveel)|waarmee)\b.*?) (?:begon|begonnen|startte|startten)(?: we| wij| ik)? (?=(?:het |ons |dit )?(?:(?:boek)?jaar\b|20\d\d))/g,
    '$1 begin ',
  ],
  [/\b(?:begin|openings)(?:saldo|stand) (?=(?:op|van|per) 1[- ])/g, 'saldo '],
  [
    /\b(?:begin|openings)-? ?(?:saldo|stand)?(?:,| en| vs\.?| versus| naast| tegenover)+ (?:de |het )?(?:eind|slot)(?:saldo|stand)\b/g,
    'begin en eind',
  ],
  [
    /\bbegin en eind (?:van )?((?:[a-z]+ ){1,4})(?:(?:van|in|over) )?(?=(?:boekjaar |jaar )?20\d\d\b|(?:dit|vorig) (?:boek)?jaar\b)/g,
    '$1begin en eind ',
  ],
  [/\bopenings ?(?=(?:saldo|stand)\b)/g, 'begin'],
  [/^((?:en )?(?:dan )?)(?:de |het )?(begin|eind)(?:saldo|stand)(?=\W*$)/g, '$1$2'],
];
