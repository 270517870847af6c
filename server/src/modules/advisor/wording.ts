import { rupeesText } from '../../platform/money.js';
import { placeNamed } from '../geography/places.js';
import { AnswerLanguage } from './advisor.types.js';
import { sentencesOf } from './words/sentences.js';

/** `₹1,50,000`. */
export const rupees = (amount: number): string => rupeesText(Math.round(amount * 100));

const say = sentencesOf('wording', ['perQuintal', 'months', 'shortMonths']);

/** A month of a calendar day or of any year's day, by its number from 1. */
const monthOf = (length: 'months' | 'shortMonths', month: number, language: AnswerLanguage): string =>
  say(length, language).split(' ')[month - 1] ?? '';

/** `₹2,500/quintal`. */
export function perQuintal(amount: number, language: AnswerLanguage): string {
  return say('perQuintal', language, { price: rupees(amount) });
}

/** A calendar day `YYYY-MM-DD` in words: `1 Oct 2025`. */
export function dayInWords(day: string, language: AnswerLanguage): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${monthOf('shortMonths', month ?? 1, language)} ${year}`;
}

const WITH_WEEKDAY: Readonly<Record<AnswerLanguage, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeZone: 'UTC' }),
};

/** A calendar day `YYYY-MM-DD` with its weekday: `Thursday, 26 November 2026`. */
export function dayWithWeekday(day: string, language: AnswerLanguage): string {
  return WITH_WEEKDAY[language].format(new Date(day));
}

/** A day of any year `MM-DD` in words: `21 November`. */
export function dayAndMonth(monthAndDay: string, language: AnswerLanguage): string {
  const [month, date] = monthAndDay.split('-').map(Number);
  return `${date} ${monthOf('months', month ?? 1, language)}`;
}

/** The Hindi value where Hindi is asked. */
export function pick<T>(language: AnswerLanguage, english: T, hindi: T): T {
  return language === AnswerLanguage.HI ? hindi : english;
}

/** The first letter large, where the script has large letters. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** A place as an answer says it: one that we know by its own name, anything else as the visitor wrote it. */
export function placeName(place: string, language: AnswerLanguage): string {
  const known = placeNamed(place);
  return known ? pick(language, known.name, known.hindi) : capital(place);
}
