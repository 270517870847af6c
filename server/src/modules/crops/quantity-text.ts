import type { Language } from '../../platform/messages.js';
import type { QuantityUnit } from './crop.types.js';

/** One of each, as people say it. */
export const UNIT_WORDS: Readonly<Record<QuantityUnit, Readonly<Record<Language, string>>>> = {
  kg: { en: 'kg', hi: 'किलो' },
  quintal: { en: 'quintal', hi: 'क्विंटल' },
  ton: { en: 'ton', hi: 'टन' },
  pieces: { en: 'piece', hi: 'नग' },
  liters: { en: 'litre', hi: 'लीटर' },
};

/** `1 quintal`, `80 quintals`, `80 किलो`: of these words, all but kg have a plural in English, and none in Hindi. */
export function quantityText(quantity: number, unit: QuantityUnit, language: Language): string {
  const plural = language === 'en' && unit !== 'kg' && quantity !== 1 ? 's' : '';
  return `${quantity.toLocaleString('en-IN')} ${UNIT_WORDS[unit][language]}${plural}`;
}
