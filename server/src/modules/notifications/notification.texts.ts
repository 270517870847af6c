import type { Language } from '../../platform/messages.js';
import { type Paise, toRupees } from '../../platform/money.js';
import type { QuantityUnit } from '../crops/crop.types.js';
import { totalOf } from '../crops/quantity.rules.js';
import type { NotificationFacts } from './notification.facts.js';
import { SENTENCES_HI } from './notification.messages.hi.js';
import { SENTENCES, type SentenceKey } from './notification.sentences.js';
import type { NotificationKind } from './notification.types.js';

const UNITS: Readonly<Record<QuantityUnit, Readonly<Record<Language, string>>>> = {
  kg: { en: 'kg', hi: 'किलो' },
  quintal: { en: 'quintal', hi: 'क्विंटल' },
  ton: { en: 'ton', hi: 'टन' },
  pieces: { en: 'piece', hi: 'नग' },
  liters: { en: 'litre', hi: 'लीटर' },
};

/** ₹1,98,400, and ₹24.50 where there are paise. */
function amountText(paise: Paise): string {
  const whole = paise % 100 === 0;
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 };
  return `₹${toRupees(paise).toLocaleString('en-IN', digits)}`;
}

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

const momentText = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(new Date(moment));

/** The facts as they stand in a sentence. */
function factTexts(facts: NotificationFacts, language: Language): Readonly<Record<string, string>> {
  const { crop, other, pricePaise, quantity, unit, number, day, until, stars } = facts;
  return {
    crop,
    other: other ?? { en: 'The other side', hi: 'दूसरे पक्ष' }[language],
    price: pricePaise === undefined ? '' : amountText(pricePaise),
    unit: unit === undefined ? '' : UNITS[unit][language],
    quantity: quantity === undefined || !unit ? '' : `${quantity.toLocaleString('en-IN')} ${UNITS[unit][language]}`,
    total: pricePaise === undefined || quantity === undefined ? '' : amountText(totalOf(pricePaise, quantity)),
    number: number ?? '',
    day: day === undefined ? '' : dayText(day, language),
    until: until === undefined ? '' : momentText(until, language),
    stars: stars === undefined ? '' : String(stars),
  };
}

const isKey = (key: string): key is SentenceKey => Object.hasOwn(SENTENCES, key);

/** The most particular sentence that there is. */
function keyOf(kind: NotificationKind, facts: NotificationFacts): SentenceKey {
  const { step, declineReason, endedReason, stars, replaces } = facts;
  const particular = step ?? declineReason ?? endedReason ?? (stars === undefined ? replaces && 'replaces' : 'stars');
  const candidates = [facts.actor, facts.for, undefined].map((who) =>
    [kind, particular, who].filter(Boolean).join('.'),
  );
  return candidates.find(isKey) ?? kind;
}

/** What a notification says, as one sentence or two of plain text. What the other side wrote stands behind, in quotes. */
export function sentenceOf(kind: NotificationKind, facts: NotificationFacts, language: Language): string {
  const key = keyOf(kind, facts);
  const texts = factTexts(facts, language);
  const sentence = (language === 'hi' ? SENTENCES_HI : SENTENCES)[key];
  const said = sentence.replace(/\{(\w+)\}/g, (_whole, name: string) => texts[name] ?? '');
  return facts.words ? `${said} “${facts.words}”` : said;
}
