import { useEffect, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import { useToasts } from '@/ui/feedback/toasts';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { type Recognition, recognitionOf } from './speech-recognition';

const LISTENS_IN: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
/** The browser's words for "you may not use the microphone". */
const REFUSALS = new Set(['not-allowed', 'service-not-allowed']);
/** No error: silence, or the listening was ended. */
const SILENT_ENDS = new Set(['no-speech', 'aborted']);

/** Speaking in place of typing, in the language of the page. `null` where the browser cannot listen. */
export type Dictation = { isListening: boolean; start(): void; stop(): void };

/**
 * @param onHeard gets everything heard since the start, again and again while it becomes clearer
 * @param said what a message says where the microphone is not allowed, and where nothing could be heard
 */
export function useDictation(
  onHeard: (text: string) => void,
  said: { refused: MessageId; failed: MessageId },
): Dictation | null {
  const { t, language } = useText();
  const toasts = useToasts();
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const canListen = useBrowserCan(() => recognitionOf(window) !== null);

  useEffect(() => () => recognition.current?.abort(), []);

  if (!canListen) return null;
  return {
    isListening,
    stop: () => recognition.current?.stop(),
    start() {
      const Recognizer = recognitionOf(window);
      if (!Recognizer || isListening) return;
      const listening = new Recognizer();
      recognition.current = listening;
      listening.lang = LISTENS_IN[language];
      listening.interimResults = true;
      listening.onresult = ({ results }) => onHeard([...results].map(([best]) => best?.transcript ?? '').join(''));
      listening.onerror = ({ error }) => {
        if (SILENT_ENDS.has(error)) return;
        toasts.error(t(REFUSALS.has(error) ? said.refused : said.failed));
      };
      listening.onend = () => setListening(false);
      listening.start();
      setListening(true);
    },
  };
}
