import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Language } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { languageNames } from '@/lib/language';
import { tickStyle } from '@/ui/form/field-style';
import { SaveNote } from './save-note';
import { useSaveSetting } from './use-save-setting';

const languages = [
  { value: 'EN', name: languageNames.en, lang: 'en' },
  { value: 'HI', name: languageNames.hi, lang: 'hi' },
] as const;

/** In which language e-mails come. */
export function MailLanguage({ language }: { language: Language }) {
  const { t } = useText();
  const name = useId();
  const { value, outcome, save } = useSaveSetting(language, (chosen: Language) => ({ language: chosen }));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {t('notifications.settings.language')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {languages.map((option) => (
          <Box
            key={option.value}
            component="label"
            lang={option.lang}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => save(option.value)}
              sx={tickStyle}
            />
            <span>{option.name}</span>
          </Box>
        ))}
      </Box>
      <SaveNote outcome={outcome} />
    </Box>
  );
}
