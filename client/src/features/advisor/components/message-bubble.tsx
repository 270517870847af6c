import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import type { ChatMessage } from '../model/conversation';
import { AnswerActions } from './answer-actions';
import { AnswerSources } from './answer-sources';
import { AnswerText } from './answer-text';
import { Bubble } from './bubble';
import { BubbleNote } from './bubble-note';
import type { Speech } from './use-speech';

type MessageBubbleProps = { message: ChatMessage; speech: Speech | null; ref?: Ref<HTMLElement> };

/** A message of the conversation that is whole, or will not become so. */
export function MessageBubble({ message, speech, ref }: MessageBubbleProps) {
  const { t, language: pageLanguage } = useText();
  const { role, content, sources = [], notice, shortfall, reason } = message;
  const language = message.language ?? languageOfScript(content);
  if (role === 'user') {
    return (
      <Bubble by="user" ref={ref} language={language} below={<SentAt timestamp={message.timestamp} />}>
        {content}
      </Bubble>
    );
  }
  // The apology is Hindi already; to a Hindi reader the general reason would say it twice.
  const showsReason = reason !== undefined && !(pageLanguage === 'hi' && reason === 'advisor.failed.other');
  const below = (
    <>
      {notice ? <BubbleNote language={language}>{notice}</BubbleNote> : null}
      {showsReason ? <BubbleNote>{t(reason)}</BubbleNote> : null}
      {shortfall === 'stopped' ? <BubbleNote>{t('advisor.stopped')}</BubbleNote> : null}
      <AnswerSources sources={sources} language={language} />
      {content && shortfall !== 'failed' ? (
        <AnswerActions message={message} language={language} speech={speech} />
      ) : null}
      <SentAt timestamp={message.timestamp} />
    </>
  );
  return (
    <Bubble by="assistant" language={language} below={below}>
      <AnswerText text={content} />
    </Bubble>
  );
}

/** The time of day, small; the whole moment for machines. */
function SentAt({ timestamp }: { timestamp: string }) {
  const { language } = useText();
  const time = new Date(timestamp);
  if (Number.isNaN(time.getTime())) return null;
  const shown = time.toLocaleTimeString(`${language}-IN-u-nu-latn`, { hour: 'numeric', minute: '2-digit' });
  return (
    <Box component="time" dateTime={timestamp} sx={{ display: 'block', mt: 0.5, fontSize: '0.8125rem', opacity: 0.8 }}>
      {shown}
    </Box>
  );
}
