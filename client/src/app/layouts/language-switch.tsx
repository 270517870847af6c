import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { languageNames } from '@/lib/language';
import { useLanguageChoice } from '@/ui/feedback/use-language-choice';
import { HindiWord } from './hindi-word';

/** Offers the other language, in its own script, so that its readers can read it. */
export function LanguageSwitch() {
  const { language } = useText();
  const { busy, choose } = useLanguageChoice();
  const other = language === 'en' ? 'hi' : 'en';

  return (
    <Button
      color="inherit"
      lang={other}
      aria-label={languageNames[other]}
      disabled={busy}
      onClick={() => void choose(other)}
      // Beside the name there is no more room on a phone.
      sx={{ px: 1, minWidth: 44, fontSize: '0.9375rem', whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {other === 'hi' ? <HindiWord /> : <span>{languageNames.en}</span>}
    </Button>
  );
}
