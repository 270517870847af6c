import Box from '@mui/material/Box';
import { languageOfScript } from '@/lib/language-of-script';

/** A crop's name in the script that it is not written in, small beside it; nothing where none is known. */
export function OtherName({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <Box component="span" lang={languageOfScript(name)} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      {name}
    </Box>
  );
}
