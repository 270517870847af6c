import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import { useToasts } from '@/ui/feedback/toasts';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { piecesToSpeak } from '../model/plain-answer';

const VOICES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Reading answers aloud. `null` where the browser has no voice. One answer at a time; `speaking` is its id. */
export type Speech = {
  speaking: string | null;
  speak(id: string, text: string, language: Language): void;
  stop(): void;
};

export function useSpeech(): Speech | null {
  const { t } = useText();
  const toasts = useToasts();
  const [speaking, setSpeaking] = useState<string | null>(null);
  const hasVoice = useBrowserCan(() => 'speechSynthesis' in window);

  useEffect(() => {
    // The voice would go on talking on the next page.
    return () => window.speechSynthesis?.cancel();
  }, []);

  if (!hasVoice) return null;
  return {
    speaking,
    stop() {
      window.speechSynthesis.cancel();
      setSpeaking(null);
    },
    speak(id, text, language) {
      window.speechSynthesis.cancel();
      const finished = () => setSpeaking((current) => (current === id ? null : current));
      const utterances = piecesToSpeak(text).map((piece) => utteranceOf(piece, language));
      for (const utterance of utterances) {
        utterance.onerror = ({ error }) => {
          finished();
          if (error === 'canceled' || error === 'interrupted') return;
          window.speechSynthesis.cancel();
          toasts.error(t('advisor.speak.failed'));
        };
        window.speechSynthesis.speak(utterance);
      }
      const last = utterances.at(-1);
      if (!last) return;
      last.onend = finished;
      setSpeaking(id);
    },
  };
}

/** An Indian voice where the device has one, else any of the language. */
function utteranceOf(text: string, language: Language): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = VOICES[language];
  const voices = window.speechSynthesis.getVoices();
  const voice =
    voices.find(({ lang }) => lang.replace('_', '-') === VOICES[language]) ??
    voices.find(({ lang }) => lang.startsWith(language));
  if (voice) utterance.voice = voice;
  return utterance;
}
