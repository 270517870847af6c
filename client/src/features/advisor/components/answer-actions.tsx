import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import StopIcon from '@mui/icons-material/Stop';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { Language } from '@/lib/language';
import { useToasts } from '@/ui/feedback/toasts';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import type { ChatMessage } from '../model/conversation';
import type { Speech } from './use-speech';

type AnswerActionsProps = { message: ChatMessage; language: Language; speech: Speech | null };

/** Copy an answer, hear it; each where the browser can. */
export function AnswerActions({ message, language, speech }: AnswerActionsProps) {
  const { t } = useText();
  const toasts = useToasts();
  const canCopy = useBrowserCan(() => Boolean(navigator.clipboard));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content);
      toasts.success(t('advisor.copied'));
    } catch (error) {
      console.warn('The answer could not be copied:', error);
      toasts.error(t('advisor.copyFailed'));
    }
  };
  const isSpeaking = speech?.speaking === message.id;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', mt: 0.5, ml: -1, '&:empty': { display: 'none' } }}>
      {speech ? (
        <Action
          icon={isSpeaking ? <StopIcon /> : <VolumeUpIcon />}
          label={t(isSpeaking ? 'advisor.speak.stop' : 'advisor.speak')}
          onClick={() => (isSpeaking ? speech.stop() : speech.speak(message.id, message.content, language))}
        />
      ) : null}
      {canCopy ? <Action icon={<ContentCopyIcon />} label={t('advisor.copy')} onClick={copy} /> : null}
    </Stack>
  );
}

function Action({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Button color="inherit" startIcon={icon} onClick={onClick} sx={{ px: 1, color: 'text.secondary' }}>
      <span>{label}</span>
    </Button>
  );
}
