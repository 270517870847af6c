import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { type Language, languageNames } from '@/lib/language';
import { toggleColourScheme } from '@/theme/colour-scheme';
import { useLanguageChoice } from '@/ui/feedback/use-language-choice';

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 };

/** The language of the pages, in which the name of each stands in its own script, and light or dark colours. */
export function LookAndLanguage() {
  const { t, language } = useText();
  const { busy, choose } = useLanguageChoice();
  return (
    <>
      <li>
        <Box role="group" aria-label={t('me.language')} sx={rowStyle}>
          {(Object.keys(languageNames) as Language[]).map((each) => (
            <Button
              key={each}
              lang={each}
              variant={each === language ? 'contained' : 'outlined'}
              aria-pressed={each === language}
              disabled={busy}
              onClick={() => void choose(each)}
              sx={{ flex: '1 1 8rem' }}
            >
              <span>{languageNames[each]}</span>
            </Button>
          ))}
        </Box>
      </li>
      <Box component="li" sx={{ ...rowStyle, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" onClick={toggleColourScheme} sx={{ flex: 1 }}>
          <span>{t('shell.colourScheme')}</span>
        </Button>
      </Box>
    </>
  );
}
