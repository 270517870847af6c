import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { fieldBoxStyle, nativeFieldStyle } from '@/ui/form/field-style';
import { typedEarly } from '@/ui/form/typed-early';
import { LOWER_BAR } from '@/ui/layout/upright-phone';
import { useDictation } from '@/ui/voice/use-dictation';
import { LONGEST_QUESTION } from '../model/to-send';

type ComposerProps = {
  /** Whether it stays at the lower edge of the screen; it would cover the questions to begin with. */
  isPinned: boolean;
  isAwaiting: boolean;
  /** Sends; false where it could not, and the text then stays. */
  onAsk: (question: string) => boolean;
  onStop: () => void;
  ref?: Ref<HTMLDivElement>;
};

const MOST_ROWS = 5;
const SAID = { refused: 'advisor.listen.refused', failed: 'advisor.listen.failed' } as const;

/**
 * Where a question is written, at the thumb. Enter sends, Shift+Enter starts a new line. While a reply
 * is awaited one may write on, but not send.
 */
export function Composer({ isPinned, isAwaiting, onAsk, onStop, ref }: ComposerProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => typedEarly(field.current), []);
  const typedBefore = useRef('');
  const dictation = useDictation((heard) => {
    setText(`${typedBefore.current}${heard}`.slice(0, LONGEST_QUESTION));
  }, SAID);
  const isListening = dictation?.isListening ?? false;

  const send = () => {
    if (!onAsk(text)) return;
    dictation?.stop();
    setText('');
  };
  const listen = () => {
    typedBefore.current = text.trim() === '' ? '' : `${text.trim()} `;
    dictation?.start();
  };
  const stop = () => {
    onStop();
    // The button goes: the focus would be lost.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that chooses a suggestion of a Hindi keyboard is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <Box
      ref={ref}
      {...{ [LOWER_BAR]: isPinned ? '' : undefined }}
      sx={{
        position: isPinned ? 'sticky' : 'static',
        mt: 'auto',
        bottom: 0,
        zIndex: 1,
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
      }}
    >
      <Box
        component="form"
        aria-label={t('advisor.ask')}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        sx={[
          fieldBoxStyle as object,
          // The send button is often disabled, and that does not fade the field.
          { alignItems: 'flex-end', borderRadius: 1, p: 0.5, gap: 0.5, '&:has(:disabled)': { opacity: 1 } },
        ]}
      >
        <Box
          component="textarea"
          ref={field}
          aria-label={t('advisor.question')}
          placeholder={t(isListening ? 'advisor.listening' : 'advisor.placeholder')}
          value={text}
          rows={Math.min(MOST_ROWS, text.split('\n').length)}
          maxLength={LONGEST_QUESTION}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          sx={[
            nativeFieldStyle as object,
            { resize: 'none', fieldSizing: 'content', minHeight: 44, maxHeight: '9.5em' },
          ]}
        />
        {dictation && !isAwaiting ? (
          <IconButton
            aria-label={t(isListening ? 'advisor.listen.stop' : 'advisor.listen')}
            color={isListening ? 'error' : 'default'}
            onClick={isListening ? dictation.stop : listen}
          >
            {isListening ? <StopIcon /> : <MicIcon />}
          </IconButton>
        ) : null}
        {isAwaiting ? (
          <IconButton aria-label={t('advisor.stop')} onClick={stop}>
            <StopIcon />
          </IconButton>
        ) : null}
        <IconButton
          type="submit"
          aria-label={t('advisor.send')}
          disabled={isAwaiting || text.trim() === ''}
          sx={{
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
            '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
          }}
        >
          <ArrowUpwardIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
