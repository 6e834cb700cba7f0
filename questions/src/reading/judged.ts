import { tokensOf, type Token } from '../text/tokens.ts';
import type { Before } from '../world.ts';
import { AMOUNTS } from './turns-chosen.ts';

const SMALL =
  '(?:en|dus|maar|nou|nu|dan|toch|eigenlijk|echt|wel|ook|al|dat|het|dit|die|we|wij|ik|ze|er|erop|mijn|bedrijf|een|is|was|ben|zijn|ga|gaat|ging|gaan|doen|deden|doet|zit|nog|geworden|gegaan|als|in)';
const WORSE_OR_BETTER =
  /(?:beter|slechter|meer|minder|hoger|lager|duurder|goedkoper|vooruit|achteruit|vooruitgang|achteruitgang|verbetering|verslechtering|(?:de )?(?:goede|juiste|verkeerde|slechte|welke) (?:kant|richting) (?:op|uit)|(?:welke )?(?:kant|richting) (?:gaat|ging) (?:het|dat) (?:op|uit))/
    .source;
const JUDGED = new RegExp(
  `^(?:${SMALL} )*(?:hoeveel (?:${SMALL} )*(?=\\S+ of ))?${WORSE_OR_BETTER}(?: of (?:juist )?(?:niet|${WORSE_OR_BETTER}))?(?: ${SMALL})*$`,
);

/** 'Gaat het beter', 'is dat meer', 'gaat het de goede kant op': how what was told last differs from what was told before. */
export function judged(tokens: readonly Token[], { question }: Before): readonly Token[] {
  const isAmount =
    question !== undefined && AMOUNTS.has(question.subject.kind) && question.limit === undefined;
  return isAmount && JUDGED.test(tokens.map(({ text }) => text).join(' '))
    ? tokensOf(question.split === 'jaar' ? 'verschil per jaar' : 'meer of minder')
    : tokens;
}
