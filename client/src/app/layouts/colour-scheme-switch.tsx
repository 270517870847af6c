import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useText } from '@/i18n/use-text';

/** Light or dark. Both icons are there and CSS shows one: the server does not know the reader's scheme. */
export function ColourSchemeSwitch() {
  const { t } = useText();
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  return (
    <IconButton
      color="inherit"
      aria-label={t('shell.colourScheme')}
      onClick={() => setMode(shown === 'dark' ? 'light' : 'dark')}
    >
      <DarkIcon sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
      <LightIcon sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]} />
    </IconButton>
  );
}
