import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Language } from '@/lib/language';
import type { MessageId } from './message-id';

/** Values for the placeholders of a text: `{count}`, `{name}`. */
export type TextValues = Record<string, string | number>;

/** Finds a text by its id: `t('marketplace.title')`, `t('marketplace.count', { count: 3 })`. */
export type Translate = (id: MessageId, values?: TextValues) => string;

/**
 * The texts in the reader's language, and that language.
 *
 * `pick` chooses between a data field and its Hindi twin: `pick(row.title, row.titleHi)`.
 */
export function useText(): {
  t: Translate;
  language: Language;
  pick: <T>(english: T, hindi: T) => T;
} {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  return useMemo(
    () => ({
      t: (id, values) => i18n._(id, values),
      language,
      pick: (english, hindi) => (language === 'hi' ? hindi : english),
    }),
    [i18n, language],
  );
}
