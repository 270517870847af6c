import Link from '@mui/material/Link';
import { useText } from '@/i18n/use-text';
import { MAIN_ID } from './use-focus-on-navigation';

/**
 * First stop of the Tab key: past the navigation, straight to the page. It lies over the header then: a line of its own would
 * move everything as it goes, away from under a finger.
 */
export function SkipLink() {
  const { t } = useText();
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        displayPrint: 'none',
        // By its own height, which large text makes more than any number of pixels.
        position: 'absolute',
        top: 0,
        zIndex: 'tooltip',
        transform: 'translateY(-150%)',
        m: 1,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('shell.skipToContent')}
    </Link>
  );
}
