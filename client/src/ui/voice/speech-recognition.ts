/** What we use of the Web Speech API's recognition, which TypeScript's library does not have. */
export type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult:
    | ((event: { results: Iterable<ArrayLike<{ transcript: string }> & Iterable<{ transcript: string }>> }) => void)
    | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};

type Recognizer = new () => Recognition;

type SpeechWindow = {
  SpeechRecognition?: Recognizer;
  webkitSpeechRecognition?: Recognizer;
  document: { featurePolicy?: { allowsFeature(name: string): boolean } };
};

/** The browser's recogniser; null where it has none, or where the site's own headers keep the microphone shut. */
export function recognitionOf(browser: object): Recognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition, document } = browser as SpeechWindow;
  if (document.featurePolicy?.allowsFeature('microphone') === false) return null;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
