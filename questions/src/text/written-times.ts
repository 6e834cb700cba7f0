/** Ways of saying a stretch before or after another, and what a year opens with. */
export const WRITTEN_TIMES: readonly (readonly [RegExp, string])[] = [
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
];
