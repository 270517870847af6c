import IconButton from '@mui/material/IconButton';
import { useText } from '@/i18n/use-text';
import { toggleColourScheme } from '@/theme/colour-scheme';
import { ShellDrawing } from './shell-drawing';

/** Light or dark. Both icons are there and CSS shows one: the server does not know the reader's scheme. */
export function ColourSchemeSwitch() {
  const { t } = useText();
  return (
    <IconButton color="inherit" aria-label={t('shell.colourScheme')} onClick={toggleColourScheme}>
      <ShellDrawing name="dark" sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
      <ShellDrawing
        name="light"
        sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
      />
    </IconButton>
  );
}
