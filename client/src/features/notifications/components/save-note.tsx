import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

/** Whether a setting was saved, beside it, announced. */
export function SaveNote({ outcome }: { outcome: 'saved' | 'saveFailed' | null }) {
  const { t } = useText();
  return (
    <Box
      role="status"
      sx={{
        typography: 'body2',
        fontWeight: 600,
        // Its line is kept free, so that nothing moves below a thumb.
        minHeight: '1.55em',
        color: outcome === 'saveFailed' ? 'error.main' : 'success.main',
      }}
    >
      {outcome ? t(`notifications.settings.${outcome}`) : null}
    </Box>
  );
}
