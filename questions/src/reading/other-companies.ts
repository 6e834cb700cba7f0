import type { Sense } from './sense.ts';

/** 'Verkoopt Hendriks Bouw veel': what it does itself, and nothing with us. */
const isOfItsOwn = ({ tokens, relation }: Sense): boolean =>
  tokens.some(
    ({ raw }, at) =>
      /^(?:verkoopt|verkocht|verdient|verdiende)$/.test(raw) &&
      relation?.places.has(at + 1) === true,
  ) && !tokens.some(({ text }) => /^(?:ons|mij|me|we|wij|ik)$/.test(text));

const BUSINESS =
  /^(?:zaak|zaken|toko|tent|winkel|winkels|bedrijf|bedrijven|onderneming|firma|bv|vestiging|filiaal|vennootschap|eenmanszaak|kantoor|praktijk)$/;

/** What another company does itself: 'de administratie van bakkerij Jansen', against 'de administratie van 2024'. */
export function isOfOthers(sense: Sense): boolean {
  const { tokens, scanned, relation, rest } = sense;
  // 'Hoeveel omzet haalde Jansen zelf': what it sold to others.
  const isSelf = tokens.some(
    ({ text }, place) =>
      text === 'zelf' && !/^(?:wij|we|ik|ons)$/.test(tokens[place - 1]?.text ?? ''),
  );
  // 'Hoeveel omzet draait die andere zaak'.
  const isOther = tokens.some(
    ({ text }, place) => /^andere?$/.test(text) && BUSINESS.test(tokens[place + 1]?.text ?? ''),
  );
  if ((relation && isSelf) || isOther || isOfItsOwn(sense) || isOfUnknown(sense)) return true;
  const at = tokens.findIndex(
    ({ text }, place) =>
      /^(?:administratie|boekhouding|jaarrekening|boeken)$/.test(text) &&
      tokens[place + 1]?.text === 'van',
  );
  const isName = (place: number) =>
    relation?.places.has(place) === true || rest.some((each) => each.place === place);
  const isPeriod = scanned.marks.some(
    ({ from, piece }) => piece !== undefined && (from === at + 2 || from === at + 3),
  );
  return at >= 0 && !isPeriod && (isName(at + 2) || isName(at + 3));
}

/** Words that names of companies are made with. */
const COMPANY =
  /(?:installaties?|installatiebedrijf|installateurs?|loodgieters?|techniek|bouw|bouwbedrijf|aannemers?|bedrijf|vastgoed|groep|holding|beheer|services?|solutions|consultancy|adviesbureau|bureau|bakkerij|slagerij|schilders?|schildersbedrijf|hoveniers?|transport|logistiek|handel|groothandel|klimaat|energie|montage|elektro|systemen|partners|zonen|gebroeders|gebr|zn|bv|vof|nv|noord|oost|zuid|west|midden|nederland|holland)$/;
/** What stands before the name of one: 'bakkerij De Hoek', 'adviesbureau Lindeboom'. */
const KIND =
  /^(?:[a-z]{3,}(?:bedrijf|bureau)|bakkerij|slagerij|garage|aannemer|kapsalon|restaurant|drukkerij)$/;
/** What has a name of its own in these books. */
const WITHIN = /^(?:een|kostenplaats|afdeling|team|project|regio|vestiging|filiaal|locatie)$/;
const DOES =
  /^(?:draai(?:t|en|de|den)|ma(?:akt|ken|akte|akten)|(?:be)?ha(?:alt|len|alde|alden)|verdien(?:t|en|de|den)|scoor(?:t|de|den)|scoren|prest(?:eert|eren|eerde|eerden)|do(?:et|en)|deed|deden)$/;
const THEY = /^(?:die|ze|zij|hij|hun|haar|daar)$/;
const US = /^(?:wij|we|ik|mij|me|mijn|ons|onze)$/;
/** 'Meer dan wij', 'geef mij' tell of no business with us. */
const BEFORE_US = /^(?:dan|doe|geef|noem|toon|laat|zeg|vertel)$/;
/** What one has with others: of the rest each company has its own. */
const TRADED = /^(?:omzet|kosten|debiteuren|crediteuren|inkoopwaarde|kostprijs_omzet|materialen)$/;
const EARNED = /^(?:omzet|.*resultaat.*|ebitda|.*marge.*)$/;

/** 'Wat deden Bakker Installaties aan omzet', 'de winst van Klimaat West': of a company that is nowhere in the books. */
function isOfUnknown({ tokens, rest, relation, figures }: Sense): boolean {
  const texts = tokens.map(({ text }) => text);
  const isUnknown = (at: number) => rest.some(({ place }) => place === at);
  const isUs = (from: number) =>
    texts.some((text, at) => at >= from && US.test(text) && !BEFORE_US.test(texts[at - 1] ?? ''));
  const isNamedAt = (at: number) =>
    isUnknown(at) || (/^(?:de|het|van)$/.test(texts[at] ?? '') && isUnknown(at + 1));
  const name = texts.findIndex(
    (text, at) =>
      (KIND.test(text) && relation === undefined && isNamedAt(at + 1)) ||
      (isUnknown(at) &&
        COMPANY.test(text) &&
        (relation ? relation.places.has(at - 1) : isUnknown(at - 1)) &&
        !WITHIN.test(texts[at - 1] ?? '')),
  );
  const isOwned =
    figures.some(({ key }) => !TRADED.test(key)) || texts.some((text) => DOES.test(text));
  // 'Wij kennen Klimaat West. Hoe hoog is daar de omzet.'
  const they = texts.findIndex((text, at) => at > name && THEY.test(text));
  if (name > 0 && ((isOwned && !isUs(0)) || (they > 0 && figures.length > 0 && !isUs(they))))
    return true;
  return texts.some(
    (text, at) =>
      /^(?:draai(?:t|de)|behaal(?:t|de)|presteer(?:t|de))$/.test(text) &&
      isUnknown(at + 1) &&
      relation === undefined &&
      !isUs(0) &&
      figures.some(({ key }) => EARNED.test(key)),
  );
}

/** 'Onze concurrent Jansen, draait die meer': unless it is one that is traded with. */
export const isOfCompetitor = ({ tokens, relation }: Sense): boolean =>
  tokens.some(({ text }) => /^concurrent(?:en|ie)?$/.test(text)) &&
  (relation?.items.length !== 1 || tokens.some(({ text }) => DOES.test(text)));
