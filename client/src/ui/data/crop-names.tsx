import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { OtherName } from './other-name';

type NameSize = 'h1' | 'h4';

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

/** A crop's names in both scripts, the reader's first, the other small. The heading is always what the farmer wrote. */
export function CropNames({ written, other, variant, component, id }: CropNamesProps) {
  const { language } = useText();
  const isOthersFirst = other !== null && languageOfScript(written) !== language && languageOfScript(other) === language;
  return (
    <>
      {isOthersFirst ? (
        <Box component="span" lang={language} sx={{ typography: variant }}>
          {other}
        </Box>
      ) : null}
      <Typography
        variant={variant}
        component={component}
        {...(id === undefined ? {} : { id })}
        lang={languageOfScript(written)}
        sx={isOthersFirst ? SMALL : {}}
      >
        {written}
      </Typography>
      {isOthersFirst ? null : <OtherName name={other} />}
    </>
  );
}
