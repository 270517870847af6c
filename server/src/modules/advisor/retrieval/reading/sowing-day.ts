import { westernDigits } from '../../../../platform/spelling.js';
import { ANY_MONTH, monthOf } from '../../vocabulary/months.js';

/** When somebody means to sow: a day `MM-DD`, or a month of which its middle stands for all of it. */
export interface SowingDay {
  readonly day: string;
  readonly isWholeMonth: boolean;
}

const EDGE = '(?![\\p{L}\\p{M}])';
const DAY_FIRST = new RegExp(
  `(?<![\\d.])(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*(?:or|to|and|-|–|ya|se|aur|या|से|और)\\s*\\d{1,2}(?:st|nd|rd|th)?)?\\s*(?:of\\s+)?(${ANY_MONTH})${EDGE}`,
  'iu',
);
const MONTH_FIRST = new RegExp(`(?<![\\p{L}\\p{M}])(${ANY_MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}])`, 'iu');
const PART_OF_MONTH = new RegExp(
  `(?<![\\p{L}\\p{M}])(early|beginning of|first week of|start of|mid|middle of|late|end of|last week of|shuru|aakhir|akhir|शुरू|आखिर)[\\s-]+(${ANY_MONTH})${EDGE}`,
  'iu',
);
const PART_BEHIND = new RegExp(
  `(?<![\\p{L}\\p{M}])(${ANY_MONTH})\\s+(?:ke |ka |ki |के |का |की )?(end|last|start|mid|shuru|shuruat|aakhir|akhir|ant|शुरू|शुरुआत|आखिर|आखिरी|अंत)${EDGE}`,
  'iu',
);
const PARTS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:early|beginning|first|start|shuru|शुरू|शुरु)/iu, 5],
  [/^mid/iu, 15],
  [/^(?:late|end|last|aakhir|akhir|ant|आखिर|अंत)/iu, 26],
];
const MONTH_ALONE = new RegExp(
  `(?:\\bin (?:the month of )?(${ANY_MONTH})${EDGE}|(?<![\\p{L}\\p{M}])(${ANY_MONTH})\\s+(?:me|mein|tak|ke mahine|में|मे|तक|के महीने)${EDGE})`,
  'iu',
);
const MIDDLE = 15;

/** What is to be put into the ground, and not what stands there already. */
const SOWS =
  /\b(?:sow|sowing|plant|planting|transplant|transplanting|bon[aeiu]|boun?|bo(?:yen|en|ye|ya jaye)|bo sak\w*|bu[wv]ai|buai|bijai|ropai|ropna|lagana|lagau|lagaun|laga sak\w*)\b|\bbe (?:sown|planted|transplanted)\b|बोना|बोनी|बोने|बोऊ|बोएँ|बोएं|बो सक|बुवाई|बुआई|बिजाई|रोपाई|लगाना|लगाऊ|लगा सक/iu;
const SOWN =
  /(?<!\bbe )\b(?:sown|sowed|planted|transplanted)\b|\bboy[aei]\b|\bboi\b|\bbo d(?:iya|i)\b|\blaga(?:ya|yi|ye|i)\b|\b(?:ki|kari|kiya) (?:thi|tha|hai)\b|बोया|बोई|बोए थे|बो दिया|बो दी|लगाया|लगाई थी|लगाए थे|(?:की|किया) (?:थी|था|है)/iu;

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Days of each month, as a leap year has them. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of a month as `MM-DD`; undefined where the month has no such day. */
const dayIn = (month: number, day: number): string | undefined =>
  day >= 1 && day <= (DAYS_IN_MONTH[month - 1] ?? 0) ? `${twoDigits(month)}-${twoDigits(day)}` : undefined;

const dayOfPart = (part: string): number => PARTS.find(([name]) => name.test(part))?.[1] ?? MIDDLE;

/** The day on which a message means to sow: "on 5 or 7 December", "mid November", "दिसंबर में"; undefined where it was sown or no day is named. */
export function sowingDayIn(message: string): SowingDay | undefined {
  const text = westernDigits(message);
  if (!SOWS.test(text) || SOWN.test(text)) return undefined;
  const named = (month: string, day: number, isWholeMonth = false): SowingDay | undefined => {
    const found = dayIn(monthOf(month), day);
    return found === undefined ? undefined : { day: found, isWholeMonth };
  };
  const [, day, month] = DAY_FIRST.exec(text) ?? [];
  if (day !== undefined && month !== undefined) return named(month, Number(day));
  const [, firstMonth, dayBehind] = MONTH_FIRST.exec(text) ?? [];
  if (firstMonth !== undefined && dayBehind !== undefined) return named(firstMonth, Number(dayBehind));
  const [, part, monthOfPart] = PART_OF_MONTH.exec(text) ?? [];
  if (part !== undefined && monthOfPart !== undefined) return named(monthOfPart, dayOfPart(part));
  const [, monthBefore, partBehind] = PART_BEHIND.exec(text) ?? [];
  if (monthBefore !== undefined && partBehind !== undefined) return named(monthBefore, dayOfPart(partBehind));
  const [, english, hindi] = MONTH_ALONE.exec(text) ?? [];
  const alone = english ?? hindi;
  return alone === undefined ? undefined : named(alone, MIDDLE, true);
}
