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
  [/\b(boekjaar|jaar|maand|mnd|kwartaal|periode) vroeger\b/g, '$1 eerder'],
  // As far into another year as what was told.
  [
    /^((?:en )?(?:dan )?)(?:in |van )?('?\d\d|20\d\d|vorig jaar) (?:op|om|rond|tot) (?:dat|die|datzelfde|diezelfde|hetzelfde|dezelfde) (?:moment|tijdstip|punt|ogenblik|tijd|datum|stand)\b/g,
    '$1dezelfde periode in $2',
  ],
  [
    /^((?:en )?(?:dan )?)(?:op|om|rond|tot) (?:dat|die|datzelfde|diezelfde|hetzelfde|dezelfde) (?:moment|tijdstip|punt|ogenblik|tijd|datum|stand) (?:in |van )?(?='?\d\d\b|20\d\d\b|vorig jaar\b)/g,
    '$1dezelfde periode in ',
  ],
  // 'Het 2e kwartaal tegen het 1e': an ordinal behind another is of its unit.
  [
    /(?<=\b(?:[1-4]e|eerste|tweede|derde|vierde) (kwartaal|kwrt|kw|halfjaar|helft)\b[^.?!]{0,60}\b(?:tegen|tegenover|naast|tov|vs|versus|dan|met|van) (?:het |de )?)([1-4]e|eerste|tweede|derde|vierde)\b(?! (?:[a-z]*kwartaal|kwrt|kw|halfjaar|helft|maand|jaar|boekjaar|week|klant|leverancier))/g,
    '$2 $1',
  ],
  // 'Wanneer u dat ernaast legt, wat scheelt het' supposes, and asks no time.
  [
    /^wanneer (?=(?:u|je|jij|ik|we|wij|men|jullie|ge) [^,?]+, (?:wat|welke?|hoe|hoeveel|hvl|waar|wie|op|met|in)\b)/g,
    'als ',
  ],
  [/(?<=\b(?:20\d\d|[qk][1-4])) ?\+ ?\/ ?[-–] ?(?=20\d\d\b|[qk][1-4]\b)/g, ' vs '],
  // One part of time after the other, and the end of each.
  [/\bvan (maand|kwartaal|jaar) (?:tot|op|naar|over) \1\b/g, 'per $1'],
  [/\b(per|elke?|ieder|iedere) (maand|kwartaal|kw|kwrt)-?(?:einde?|ultimo|afsluiting)\b/g, '$1 $2'],
  // When the next of something may be expected is when it comes.
  [
    /\bwanneer (?:(?:mag|mogen|kan|kunnen|moet|moeten) (?:ik|we|wij|je|men)|valt|vallen|staat|is) (?:(?:daar|er|hier|nu|dan|weer) )*((?:de |het |een )?(?:eerst)?volgende\b[^?.!,]*?)(?: van)?(?: te)? verwachten\b/g,
    'wanneer komt $1',
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
