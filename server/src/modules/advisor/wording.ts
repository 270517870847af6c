import { placeNamed } from '../geography/places.js';
import { AnswerLanguage, type Bilingual } from './advisor.types.js';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

const MONTHS: Readonly<Record<AnswerLanguage, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
};

const LONG_MONTHS: Readonly<Record<AnswerLanguage, string>> = {
  en: 'January February March April May June July August September October November December',
  hi: MONTHS.hi,
};

/** `₹1,50,000`. */
export function rupees(amount: number): string {
  return RUPEES.format(amount);
}

/** `₹2,500/quintal`, `₹2,500/क्विंटल`. */
export function perQuintal(amount: number, language: AnswerLanguage): string {
  return `${rupees(amount)}/${language === AnswerLanguage.HI ? 'क्विंटल' : 'quintal'}`;
}

/** A calendar day `YYYY-MM-DD` in words: `1 Oct 2025`, `1 अक्टूबर 2025`. */
export function dayInWords(day: string, language: AnswerLanguage): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[language].split(' ')[Number(month) - 1]} ${year}`;
}

const WITH_WEEKDAY: Readonly<Record<AnswerLanguage, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeZone: 'UTC' }),
};

/** A calendar day `YYYY-MM-DD` with its weekday: `Thursday, 26 November 2026`. */
export function dayWithWeekday(day: string, language: AnswerLanguage): string {
  return WITH_WEEKDAY[language].format(new Date(day));
}

/** A day of any year `MM-DD` in words: `21 November`, `21 नवंबर`. */
export function dayAndMonth(monthAndDay: string, language: AnswerLanguage): string {
  const [month, date] = monthAndDay.split('-').map(Number);
  return `${date} ${LONG_MONTHS[language].split(' ')[(month ?? 1) - 1]}`;
}

/** The text of one language. */
export function say(language: AnswerLanguage, texts: Bilingual): string {
  return texts[language];
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
