import { AnswerLanguage } from '../advisor.types.js';

/** "How many feet": somebody who measures so gets metres in feet too. */
const ASKS_FEET = /\b(?:feet|foot|ft|phut|phit|fut|fit)\b|फुट|फीट|फ़ुट|फिट/iu;
const IN_FEET = /\b(?:feet|foot|ft)\b|फुट|फीट/iu;
/** "1.8–2 मीटर", "4.5 × 3 m". */
const METRES = /(\d+(?:\.\d+)?)(?:\s?([–×])\s?(\d+(?:\.\d+)?))?\s?(?:मीटर|m(?:et(?:re|er)s?)?(?![\p{L}\p{M}]))/gu;
const FEET_IN_A_METRE = 3.28;
/** More of them are other things: a height, a bed. */
const MOST_MEASURES = 3;

/** A tape in the field is read to half a foot. */
const feet = (metres: string): string => String(Math.round(Number(metres) * FEET_IN_A_METRE * 2) / 2);

/** "1.8–2 मीटर = 6–6.5 फुट", below an answer that has metres only; undefined where no feet were asked. */
export function feetLine(asked: string, answer: string, language: AnswerLanguage): string | undefined {
  if (!ASKS_FEET.test(asked) || IN_FEET.test(answer)) return undefined;
  const unit = language === AnswerLanguage.HI ? 'फुट' : 'feet';
  const measures = [...new Map([...answer.matchAll(METRES)].map((found) => [found[0], found])).values()];
  const told = measures.slice(0, MOST_MEASURES).map(([whole, one = '', between, other]) => {
    const rest = between && other ? `${between === '×' ? ' × ' : between}${feet(other)}` : '';
    return `${whole} = ${feet(one)}${rest} ${unit}`;
  });
  return told.length === 0 ? undefined : `${told.join('; ')}${language === AnswerLanguage.HI ? '।' : '.'}`;
}
