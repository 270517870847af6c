import Link from '@mui/material/Link';
import { useText } from '@/i18n/use-text';
import { MAIN_ID } from './use-focus-on-navigation';

/** First stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  const { t } = useText();
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        displayPrint: 'none',
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 8 },
      }}
    >
      {t('shell.skipToContent')}
    </Link>
  );
}
