import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { chipStyle } from '@/ui/data/choice-chips';

type SuggestionButtonsProps = { suggestions: readonly string[]; onAsk: (question: string) => void };

/** What can be asked next, below the last answer: a press sends it. */
export function SuggestionButtons({ suggestions, onAsk }: SuggestionButtonsProps) {
  const { t } = useText();
  if (suggestions.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('advisor.suggestions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: { sm: 7 } }}
    >
      {suggestions.map((suggestion) => (
        <Box
          key={suggestion}
          component="button"
          type="button"
          lang={languageOfScript(suggestion)}
          onClick={() => onAsk(suggestion)}
          sx={{ ...chipStyle, textAlign: 'start' }}
        >
          {suggestion}
        </Box>
      ))}
    </Box>
  );
}
