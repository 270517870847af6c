import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLanguageSwitch } from '@/i18n/texts-provider';
import { useText } from '@/i18n/use-text';
import { languageNames } from '@/lib/language';
import { useToasts } from '@/ui/feedback/toasts';
import { HindiWord } from './hindi-word';

/** Offers the other language, in its own script, so that its readers can read it. */
export function LanguageSwitch() {
  const { t, language } = useText();
  const switchTo = useLanguageSwitch();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const other = language === 'en' ? 'hi' : 'en';

  const onClick = async () => {
    setBusy(true);
    try {
      await switchTo(other);
    } catch (error) {
      console.error('The texts could not be loaded:', error);
      toasts.error(t('shell.languageFailed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      color="inherit"
      lang={other}
      aria-label={languageNames[other]}
      disabled={busy}
      onClick={() => void onClick()}
      // Beside the name there is no more room on a phone.
      sx={{ px: 1, minWidth: 44, fontSize: '0.875rem', whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {other === 'hi' ? <HindiWord /> : <span>{languageNames.en}</span>}
    </Button>
  );
}
