import { WRITTEN_BESIDE } from './written-beside.ts';
import { WRITTEN_IN_HASTE } from './written-in-haste.ts';
import { WRITTEN_OF_BOOKS } from './written-of-books.ts';
import { WRITTEN_OF_VAT } from './written-of-vat.ts';
import { WRITTEN_OF_TURNS } from './written-of-turns.ts';
import { WRITTEN_RANKS } from './written-ranks.ts';
import { WRITTEN_TIMES } from './written-times.ts';

/** Ways of writing, with what is read for them: 'loonkstn', 'nettoomz', 'q4 jl'; in compounds as well. */
export const WRITTEN: readonly (readonly [RegExp, string])[] = [
  ...WRITTEN_IN_HASTE,
  ...WRITTEN_OF_TURNS,
  // A windfall and a setback are what moved the result.
  [
    /^(?:en )?(?:wat (?:is|was|zijn|waren) |waar (?:zat|zit|zaten|zitten) )?(?:dit jaar )?(?:de |onze |mijn )?(?:grootste |belangrijkste )(?:mee-? ?en )?(?:mee|tegen)vallers?\b|^(?:en )?wat (?:viel|valt) (?:er )?(?:het meest |het ergst )?(?:mee|tegen)\b/g,
    'waarom is het resultaat veranderd',
  ],
  [/\b((?:heb|heeft|hebben|is|zijn|wordt|werd) (?:\w+ ){0,5})(betaal|verdien)t\b/g, '$1$2d'],
  [/\b(?:per|(?:op|van|aan) welke) (?:activa|activum|bedrijfsmiddel(?:en)?)\b/g, 'per rekening'],
  [/\bmet (?:de |hun |alle )?factuurn(?:umme)?rs\b/g, 'per factuur'],
  [/\bwerkgeverslasten\b/g, 'sociale lasten plus pensioenlasten'],
  [/\bandersom\b/g, 'omgekeerd'],
  [/\bgr\.? ?boek\b/g, 'grootboek'],
  [/\b(trek|trekt|trekken|haal|haalt|halen)( [^?.!,]*?) van ?af(?=\s*(?:[?.!,]|$))/g, '$1$2 af'],
  // What is asked beside something else.
  [/\b(?:alsmede|alsook|evenals|benevens|en (?:tevens|eveneens))\b/g, 'en'],
  [/\bniks\b/g, 'niets'],
  [/\ber (?:(?:eens|even|ook|nog|maar|dan) )+(bij|naast)(?=\s*[?.!]*$)/g, 'er$1'],
  ...WRITTEN_BESIDE,
  [/(?<!geld)\b(?:spaar)?potje\b(?! bij de bank)/g, 'pot'],
  // Flemish.
  [/(?<=\b(?:is|was|scheelt|kost|zit|komt|maakt|hoe|van|in|met|en) )da\b/g, 'dat'],
  [/(?<=^(?:en )?)wa(?= (?:is|was|zijn|waren|kost|maakt|heb|hebben)\b)/, 'wat'],
  [/kstn\b/g, 'kosten'],
  [/\bkst\b|(?<=[a-z]{3}[^e])(?<!ster|flin|rij|lij|lan|ran)kst\b/g, 'kosten'],
  [/omz\b/g, 'omzet'],
  [/\bv\/d\b|\bvd\b/g, 'van de'],
  [/\bv[/ ]?h\b/g, 'van het'],
  [/\bv(?= (?:elke?|iedere?|100|honderd) )/g, 'van'],
  // How many cents of each euro is a part in percent.
  [
    /\b(?:hoeveel cent|welk (?:stukje|deel))(?=[^.?]* (?:elke|iedere) (?:100 |honderd )?euro)/g,
    'hoeveel procent',
  ],
  [
    /\bvan (?:elke|iedere) (?:(?:100|honderd) )?euro (?:aan )?(kosten|uitgaven|winst)\b/g,
    'van de $1 in procenten',
  ],
  [
    /\b(?:van|op|per|uit) (?:euro omzet\b|(?:elke|iedere) (?:(?:100|honderd|verdiende) )?euro(?: omzet\b| die (?:(?:we|wij|ik) [a-z]+|binnenkomt|binnenkwam))?|(?:100|honderd) euro omzet\b)/g,
    'van de omzet in procenten',
  ],
  // 'Hoeveel van de omzet gaat op aan personeel' is a part in percent too.
  [
    /\bhoeveel(?= van (?:de|het|onze|mijn|ons|m'n) (?:omzet|kosten|winst|resultaat) (?:gaat|ging|gaan|gingen|is|zijn) (?:op |weg )?(?:aan|naar|voor)\b)/g,
    'hoeveel procent',
  ],
  [/(?<=\b(?:zelfde|vorige?|afgelopen|dit|dat|elk|ieder|[a-z]+ste|welk) )kw\b/g, 'kwartaal'],
  [/\b(?:vj|ly)\b/g, 'vorig jaar'],
  [/\bytd (?=(?:jan|feb|mrt|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z]*\b)/g, 'tot en met '],
  [/\bdezelfde (?:[a-z\d]+ )?maanden (?=vorig jaar\b)/g, ''],
  [/\b(?:afgel|afgl|afg)\b\.?/g, 'afgelopen'],
  [/\b(?:vrg|vor)\b\.?/g, 'vorig'],
  [/\b(boek|half|kalender)?jr\b\.?/g, '$1jaar'],
  ...WRITTEN_TIMES,
  ...WRITTEN_RANKS,
  [/\bboekjaar (ervoor|daarvoor|hiervoor|eerder|terug|erna|daarna|later)\b/g, 'jaar $1'],
  // What an account opens a year with.
  [
    /^(?!.*\b(?:klopt|kloppen|sluit|aan\w*|gelijk|eind\w*|vorig|jan\w*|per \d)\b)(.*?)\bbegin ?(saldo|stand)\b(.*?) (?:(?:in|van|over|per) )?(?=20\d\d\b)/,
    '$1$2$3 begin ',
  ],
  // What is left of a return, and by when.
  [
    /^(?:moet|moeten) (?:ik|we|wij) (?:binnenkort|straks) (?:nog |weer )?(?:btw|omzetbelasting) (?:betalen|afdragen)$/,
    'btw overzicht',
  ],
  ...WRITTEN_OF_BOOKS,
  ...WRITTEN_OF_VAT,
  // What a year opens with beside what it closes with.
  [
    /^(?!.*\b(?:klopt|kloppen|sluit|aan\w*|gelijk|controle\w*|vorig)\b).*?\b(?:begin|openings)-? ?(?:balans)?(?: (?:van|per|in))?(?: (20\d\d))?(?:,| en| met| vs\.?| naast| tov| tegenover| vergeleken met| tegen)+ (?:de )?(?:eind|slot)-? ?balans(?: (?:van|per|in|over))*(?: (?:boekjaar|jaar))?(?: (20\d\d))\b$/,
    'balans $2 vergeleken met vorig jaar',
  ],
  // The balance sheet that a year opens with; whether it is that of the year before is another question.
  [
    /^(?!.*\b(?:klopt|kloppen|sluit|aan\w*|gelijk|vergel\w*|verschil\w*|eindbalans|controle\w*|vorig)\b)(.*?)\b(?:begin|openings)balans(?: (?:van|per|op|in|over|boekjaar|jaar|het))* (?=20\d\d\b)/g,
    '$1balans begin ',
  ],
  [
    /^(beginbalans|openingsbalans)(?: (?:van|per|op))? (?=\d{1,2}[- ](?:[a-z]+|\d{1,2})[- ]20\d\d\b)/g,
    'balans per ',
  ],
  [/\b(?:daar|er) (?:weer |nog |ook )voor\b/g, 'ervoor'],
  [/\b(jaar|maand|mnd|kwartaal|periode) (?:daar|d'?r|er) ?voor\b/g, '$1 ervoor'],
  [
    /(?<=\b(?:procent|%) (?:ligt|lag|zit|zat) [a-z\d' ]{3,30}) boven (?=[a-z]* ?20\d\d)/g,
    ' hoger dan ',
  ],
  [/(?<=\b(?:staat|staan|stond|stonden) )daar ?tegenover\b/g, ''],
  [/\b(?:daaraan|eraan|er aan) voorafgaande?\b/g, 'ervoor'],
  [/\bde ton\b/g, 'een ton'],
  [/\b(maand|kwartaal|jaar)huur\b/g, '$1 huur'],
  [/\bcontante? geld\b/g, 'kasgeld'],
  [
    /\bwaar\b(?=[^?.]*\bgeld\b)(?=[^?.]*\b(?:naartoe|heen|weg|opgegaan|opgaat|opging|gebleven|blijft|bleef)\b)/g,
    'waar geld naartoe',
  ],
  [/\b(\d{1,3})-(\d{1,3})(?= (?:dagen|dgn)\b)/g, '$1 tot $2'],
  [/\bouwe\b/g, 'oude'],
  [/\boverlopende (?:posten|rekeningen)\b/g, 'overlopende activa en overlopende passiva'],
  [/\bschuldgraad\b/g, 'vreemd vermogen als percentage van het balanstotaal'],
  [/\bof nie\b/g, 'of niet'],
  [/\bmag (?:dat|die|het) (?:dan )?(?:wel )?(?:wezen|zijn)\b/g, 'is dat'],
  [/\b(?:op de (?:deur)?mat|in de (?:brieven)bus)\b/g, 'terecht'],
  [/^(2\d): /g, '20$1 '],
  [/\bhet miljoen\b/g, 'een miljoen'],
  [/\b(?:bj|fy)\s?'?(\d{2})\b(?![-/]?\d)/g, 'boekjaar 20$1'],
  [/\b(?:bj|fy)(?=\d{4}|\b)/g, 'boekjaar '],
  [/\b(vorig|dit|afgelopen|volgend)e?(jaar|boekjaar|kwartaal)\b/g, '$1 $2'],
  [/\b(vorige|deze|volgende)(maand|periode)\b/g, '$1 $2'],
  [/\b(tussen (?:die|deze)) twee\b/g, '$1'],
  [/\bwnr\b\.?/g, 'wanneer'],
  [/\bda[' ]s\b/g, 'dat is'],
  [/\bpr\.?(?= (?:maand|mnd|kwartaal|kw|jaar)\b)/g, 'per'],
  [/(?<=\d) \/ (?=[qk][1-4]|20\d\d)/g, ' vs '],
  [/\bytd (?=(?:jan|feb|ma|mrt|apr|mei|ju[nl]|aug|sep|okt|nov|dec)[a-z]*)/g, 'tot en met '],
  [/\bult\b\.?|\b(?:jaar|boekjaar)einde\b/g, 'ultimo'],
  [/\bhuisv\b\.?/g, 'huisvestings'],
  [/\balg\b\.?(?=\s?kosten)/g, 'algemene'],
  [/\bopbr\b\.?/g, 'opbrengst'],
  [/\bres\b\.?/g, 'resultaat'],
  [/\bvrd\b\.?/g, 'voorraad'],
  [/\brepr\b\.?/g, 'representatie'],
  [/\bbijv\b\.?/g, 'bijvoorbeeld'],
  [/\btot\.\s/g, 'totale '],
  [/\b(top|record|piek)-?(maand|mnd|kwartaal|kwrt|jaar)\b/g, '$1 $2'],
  [/\b(?:dal|diepte|flop)-?(?=(?:maand|mnd|kwartaal|kwrt|jaar)\b)/g, 'laagste '],
  [/\b(het|'?t|een) (?:diepe |diepste )?dal\b/g, '$1 dieptepunt'],
  [/\bsaldi\b/g, 'saldo'],
  [/\blaatste (?:btw|ob)[- ]?aangifte\b/g, 'btw aangifte afgelopen kwartaal'],
  [/\bvorige (?:btw|ob)[- ]?aangifte\b/g, 'btw aangifte vorig kwartaal'],
  [/\b(?:vak(?:je)?|box|hokje)(?= ?[1-5][a-g]\b)/g, 'rubriek'],
  [/\bte goed\b/g, 'tegoed'],
  [/\bbnk\b/g, 'bank'],
  [/\brekeningen\b(?=.*\b(?:verstuurd|gestuurd|verzonden|uitgeschreven)\b)/g, 'facturen'],
  [/\brekening\b(?=.*\b(?:verstuurd|gestuurd|verzonden|uitgeschreven)\b)/g, 'factuur'],
  [/(?<=\b(?:verstuurde|verzonden) )rekening\b/g, 'factuur'],
  [/(?<=\b(?:verstuurde|verzonden) )rekeningen\b/g, 'facturen'],
  [
    /\b(eigen|vreemd|vaste|vlottende|kortlopende|langlopende|korte|lange)-? en (eigen|vreemd|vaste|vlottende|kortlopende|langlopende|korte|lange) (vermogen|activa|schulden)\b/g,
    '$1 $3 en $2 $3',
  ],
  [/\bgr\b\./g, 'grootste'],
  [/\bgedeel[dt] door (?:12|twaalf)\b(?: maanden)?/g, 'twaalfde gemiddeld per maand'],
  [
    /\bgedeel[dt] door (?=(?:de |het |mijn |onze |totale? )*(?!aantal|dagen|maanden)[a-z]{4})/g,
    'als percentage van ',
  ],
  [/(?<=[a-z]{3}) \/ (?=[a-z]{4})/g, ' vs '],
  // A year that ends with the last month that is booked.
  [
    /\b(?:ltm|ttm)\b|\b(?:rolling|rollende?|voortschrijdende?) (?:12|twaalf) (?:maanden|mnd)\b(?!.* per )|\b(?:12|twaalf) (?:maanden|mnd) (?:rolling|rollend|voortschrijdend)\b(?!.* per )/g,
    'laatste 12 maanden',
  ],
  [
    /\b(laatste|nieuwste|recentste|meest recente) (?:verkoop)?(factuur|facturen) (?:aan|naar|voor) /g,
    '$1 $2 van ',
  ],
  [/omzt\b/g, 'omzet'],
  [/(?<=geld)pot(?:je)?\b/g, ' reserve'],
  [/\bvak(?:antie)? geld\b/g, 'vakantiegeld'],
  // 'Van mijn twee grootste klanten … van die twee samen'.
  [/(?<=\b(twee|drie|vier|vijf)\b.{5,90}\b(?:die|deze)) \1\b/g, ''],
  // 'De laatste 3 maanden vergeleken met de 3 daarvoor'.
  [
    /(?<=\b(\d+|twee|drie|vier|zes) (?:maanden|mnd\.?)\b.{3,40})\b(?:de )?\1 (?:maanden |mnd\.? )?(?:daarvoor|ervoor|hiervoor)/g,
    'de periode ervoor',
  ],
  // What all of them cost; of one of them, or of their worth, it is not said which account.
  [/(?<=\bkost(?:en|te|ten)? (?:[a-z]{1,8} ){0,3})(?:bussen|busjes)\b/g, 'wagens'],
  [
    /\b(?:winter|zomer|voorjaars|najaars|herfst)maanden (?=(?:jan|feb|mrt|maart|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z]*\b)/g,
    'samen ',
  ],
  [/\babb?o'?s?\b/g, 'abonnement'],
  [/\b(?:centen|centjes|poen|pegels|duiten|knaken)\b/g, 'geld'],
  [/(?:\b|(?<=\d))dgn\b\.?/g, ' dagen'],
  [/\boude?jaars?(?:dag|avond)?\b/g, '31 december'],
  [
    /\b(?:de )?(?:jaarwisseling|oud (?:en|op) nieuw) (?:van )?(?:20)?(\d\d)(?: op | naar |[-/])(?:20)?\d\d\b/g,
    '31 december 20$1',
  ],
  // 'De crediteurenkant'.
  [/\b(crediteuren|debiteuren|leveranciers|klanten)-?(?:kant|zijde)\b/g, '$1'],
  [
    /\b(?:op het moment dat|toen) (?:boekjaar |het jaar )?(20\d\d) (?:werd |was |is )?(?:afgesloten|afliep|eindigde|voorbij was)\b/g,
    'eind $1',
  ],
  [/\b(?:hoevl?|hvl)\b\.?/g, 'hoeveel'],
  [/\bmekaar\b/g, 'elkaar'],
  [/\b(\d{1,2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:stuks?|st)\b\.?/g, '$1 namen'],
  [/\bverv\b\.?\s?(?=dat|dag)/g, 'verval'],
  [/\bact\b\./g, 'activa'],
  [/\b(?:fact|fakt|factuurnr)\b\.?\s?(?=\d)/g, 'factuur '],
  [/\b(?:mut|mutat)\b\.?/g, 'mutaties'],
  [/\bstnd\b\.?/g, 'stand'],
  [/\bhoe ?lang (?:staat|staan) (dat|die|het|deze|ze) (?:al )?open\b/g, 'hoe oud is $1'],
  [/\b(daar|er|hier) op (?=geboekt\b)/g, '$1op '],
  [/\b(?:rc|r\/c|rek\.?\s?crt)\b\.?/g, 'rekening-courant'],
  [/\bbal\b\.?/g, 'balans'],
  [/\bp ?[./]? ?kw(?:art(?:aal)?|rtl?)?\b\.?/g, 'per kwartaal'],
  [/\btegemoet (?:te )?zien\b/g, 'verwachten'],
  // 'Wanneer gaat die er weer af' is off the bank, and takes nothing off an amount.
  [
    /\b(wanneer|wnr) (?:gaat|gaan) ((?:(?:de|het|die|dat|ie|hij|ze|onze|mijn) )(?:[a-z]+ )?)?er ?(?:weer )?af\b/g,
    '$1 komt $2weer',
  ],
  // What is asked of now, of what comes back.
  [
    /\b(?:na|sinds|met) de (?:prijs|tarief|tariefs)verhoging\b|\blaatst geboekte (?:bedrag|tarief)\b/g,
    'nu',
  ],
  [/\b(elk|ieder|per) (?:kw|kwrt|kwrtl|kwart)\b\.?/g, '$1 kwartaal'],
  [
    /\b(ouder|langer|meer|minder|hoger|lager|groter|kleiner|duurder|goedkoper)((?: [a-z]+)?) (zijn|is|was|waren|staan|staat|open staan|openstaan|open staat|openstaat|bedraagt|bedroeg|ligt|lag|liggen|uitkomt|uitkwam) dan\b/g,
    '$3$2 $1 dan',
  ],
  [/\b(\d+|[a-z]+) (dagen|maanden) of (ouder|langer|meer)\b/g, '$3 dan $1 $2'],
  [
    /\b(?:een )?stuk of (\d{1,2}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)(?: namen)?\b/g,
    '$1 namen',
  ],
  [/\b(0?[1-9]|[12]\d|3[01]) (0[1-9]|1[0-2]) (\d{2}|20\d\d)(?=\s*$)/g, '$1-$2-$3'],
  [/\bwlke?\b\.?/g, 'welke'],
  [/\bwie (?:daarvan|ervan|van (?:hen|hun|ze))\b/g, 'wie'],
  [/\b(is|wordt|staat|komt|was) (tweede|derde|vierde|vijfde)\b/g, '$1 de $2'],
  [
    /\bwie (?:bestelt|koopt|kocht|bestelde|besteedt|besteedde) (?:er |bij ons |nu )*(?=(?:meer|minder) dan\b)/g,
    'welke klanten kochten ',
  ],
  [/\b(maand|kwartaal)omzet(?= 20\d\d (?:tov|vs|naast)\b)/g, 'omzet per $1'],
  // A figure in the plural with a stretch of time before it is that figure by that stretch.
  [
    /\b(maand|kwartaal|jaar)-?((?:bruto|netto)?(?:omzet|winst|marge)|ebitda|ebit|saldo|opbrengst)(?:'?s|t?en)\b/g,
    '$2 per $1',
  ],
  [/\b(maand|kwartaal|jaar)([a-z]*)resultaten\b/g, '$2resultaat per $1'],
  [/\b(ebitda)\b([^,?.]{0,24}) en (?:de )?marge\b/g, '$1$2 en ebitda-marge'],
  [
    /(?<=\b(?:deb|cred|open|factu|onbetaa)[^+]{0,60})\b(\d{2,3})\s?\+(?:\s?dagen)?(?=\s*$)/g,
    'ouder dan $1 dagen',
  ],
  [/\bbeide in (?=procent|%)/g, 'elk in '],
  [/\bliq(?:uide)?\b\.? mid[a-z]*\.?/g, 'liquide middelen'],
  [/\bliq\b\.?/g, 'liquide'],
  [/\bhj\b\.?/g, 'halfjaar'],
  [/\bbel\b\./g, 'belasting'],
  [/\breserv\b\.(?= [a-z])/g, 'reservering'],
  [/\bjaareinde\b(?= (?:20)?\d\d\b)/g, 'eind'],
  [/\bgrtb(?:oe)?k\b\.?/g, 'grootboek'],
  [/\bbedr\b\.?/g, 'bedrijfs'],
  [/\bwerkkap\b\.?/g, 'werkkapitaal'],
  [/\bq\s?(?=[1-4]\b)/g, 'q'],
];
