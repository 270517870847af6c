import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { namesInBrackets } from '@/lib/names-in-brackets';
import { visuallyHidden } from '../feedback/visually-hidden';
import { OtherName } from './other-name';

type NameSize = 'h1' | 'h2' | 'h4';

export type CropNamesProps = {
  /** As its farmer wrote it: the heading. */
  written: string;
  /** In the other script; null where the farmer wrote both, or none is known. */
  other: string | null;
  variant: NameSize;
  component: 'h1' | 'h2';
  id?: string;
};

const SMALL = { fontSize: '0.9375rem', fontWeight: 400, lineHeight: 1.5, color: 'text.secondary' };

/**
 * A crop's names in both scripts, the reader's first, the other small. The heading is always what the farmer wrote: where that has the
 * reader's name behind it in brackets, these are heard and not seen.
 */
export function CropNames({ written, other, variant, component, id }: CropNamesProps) {
  const { language } = useText();
  const otherLanguage = language === 'hi' ? 'en' : 'hi';
  const both = namesInBrackets(written);
  const isOwnBehind = both !== null && written.startsWith(both[otherLanguage]);
  const isOthersFirst = other !== null && languageOfScript(written) !== language && languageOfScript(other) === language;
  const first = isOwnBehind ? both[language] : isOthersFirst ? other : null;
  return (
    <>
      {first === null ? null : (
        <Box component="span" lang={language} sx={{ typography: variant }}>
          {first}
        </Box>
      )}
      <Typography
        variant={variant}
        component={component}
        {...(id === undefined ? {} : { id })}
        lang={languageOfScript(written)}
        sx={first === null ? {} : SMALL}
      >
        {isOwnBehind ? (
          <>
            <span lang={otherLanguage}>{both[otherLanguage]}</span>
            <Box component="span" sx={visuallyHidden}>
              {written.slice(both[otherLanguage].length)}
            </Box>
          </>
        ) : (
          written
        )}
      </Typography>
      {first === null ? <OtherName name={other} /> : null}
    </>
  );
}
