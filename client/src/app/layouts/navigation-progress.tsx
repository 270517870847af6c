import Box from '@mui/material/Box';
import { useNavigation } from 'react-router-dom';
import { useText } from '@/i18n/use-text';

/** A thin moving bar while the next page is fetched; the present one stays usable meanwhile. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const { t } = useText();
  if (state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('shell.loadingPage')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'secondary.main',
        transformOrigin: 'left',
        animation: 'navigation 1.2s ease-in-out infinite',
        '@keyframes navigation': { from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(1)' } },
      }}
    />
  );
}
