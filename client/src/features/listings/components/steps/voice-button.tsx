import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import IconButton from '@mui/material/IconButton';
import { useText } from '@/i18n/use-text';
import { useDictation } from '@/ui/voice/use-dictation';

const SAID = { refused: 'addCrop.speakRefused', failed: 'addCrop.speakFailed' } as const;

/** Says a name in place of typing it; nothing where the browser cannot listen. */
export default function VoiceButton({ onHeard }: { onHeard(text: string): void }) {
  const { t } = useText();
  const dictation = useDictation(onHeard, SAID);
  if (!dictation) return null;
  const { isListening, start, stop } = dictation;
  return (
    <IconButton
      aria-label={t(isListening ? 'addCrop.speakStop' : 'addCrop.speak')}
      color={isListening ? 'error' : 'primary'}
      onClick={isListening ? stop : start}
    >
      {isListening ? <StopIcon /> : <MicIcon />}
    </IconButton>
  );
}
