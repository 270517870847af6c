import { AnswerLanguage, type Bilingual } from './advisor.types.js';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

const DAY_FORMATS: Readonly<Record<AnswerLanguage, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
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
  return DAY_FORMATS[language].format(new Date(`${day}T00:00:00Z`));
}

/** The calendar day in India at a moment, `YYYY-MM-DD`. */
export function indianDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(moment);
}

/** The text of one language. */
export function say(language: AnswerLanguage, texts: Bilingual): string {
  return texts[language];
}

/** The Hindi value where Hindi is asked. */
export function pick<T>(language: AnswerLanguage, english: T, hindi: T): T {
  return language === AnswerLanguage.HI ? hindi : english;
}
