import { AnswerLanguage } from '../advisor.types.js';

/** "How many feet": somebody who measures so gets metres in feet too. */
const ASKS_FEET = /\b(?:feet|foot|ft|phut|phit|fut|fit)\b|फुट|फीट|फ़ुट|फिट/iu;
const IN_FEET = /\b(?:feet|foot|ft)\b|फुट|फीट/iu;
/** "1.8–2 मीटर", "4.5 × 3 m", "120 सेंमी". */
const LENGTHS =
  /(\d+(?:\.\d+)?)(?:\s?([–×])\s?(\d+(?:\.\d+)?))?\s?(मीटर|सेंमी|cm(?![\p{L}\p{M}])|m(?:et(?:re|er)s?)?(?![\p{L}\p{M}]))/gu;
const FEET_IN_A_METRE = 3.28;
const CENTIMETRES_IN_A_METRE = 100;
/** What is shorter is a depth, or stands within the row. */
const SHORTEST = 0.5;
/** More of them are other things: a height, a bed. */
const MOST_MEASURES = 3;

/** A tape in the field is read to half a foot. */
const feet = (metres: number): string => String(Math.round(metres * FEET_IN_A_METRE * 2) / 2);
const isShort = (unit: string): boolean => unit === 'सेंमी' || unit === 'cm';
const inMetres = (figure: string, unit: string): number =>
  Number(figure) / (isShort(unit) ? CENTIMETRES_IN_A_METRE : 1);

/** "1.8–2 मीटर = 6–6.5 फुट", below an answer that has metres only; undefined where no feet were asked. */
export function feetLine(asked: string, answer: string, language: AnswerLanguage): string | undefined {
  if (!ASKS_FEET.test(asked) || IN_FEET.test(answer)) return undefined;
  const unit = language === AnswerLanguage.HI ? 'फुट' : 'feet';
  const measures = [...new Map([...answer.matchAll(LENGTHS)].map((found) => [found[0], found])).values()];
  const told = measures
    .filter(([, one = '', , , length = '']) => inMetres(one, length) >= SHORTEST)
    .slice(0, MOST_MEASURES)
    .map(([whole, one = '', between, other, length = '']) => {
      const rest = other ? `${between === '×' ? ' × ' : between}${feet(inMetres(other, length))}` : '';
      return `${whole} = ${feet(inMetres(one, length))}${rest} ${unit}`;
    });
  return told.length === 0 ? undefined : `${told.join('; ')}${language === AnswerLanguage.HI ? '।' : '.'}`;
}
