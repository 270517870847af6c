import { dayInIndia, formatDate } from './dates';
import type { Language } from './language';
import { localInIndia } from './moments';

/** `14:20` by India's clock, with its day where that is not today: when what is kept was true. */
export function keptTime(at: number, language: Language): string {
  const moment = new Date(at).toISOString();
  const clock = localInIndia(moment).slice('2026-04-13T'.length);
  return dayInIndia(at) === dayInIndia(Date.now()) ? clock : `${formatDate(moment, language)}, ${clock}`;
}
