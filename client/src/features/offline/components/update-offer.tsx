import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';

/** A new version of the program waits: activated on the user's press, never automatically. */
export function UpdateOffer({ onReload, onLater }: { onReload(): void; onLater(): void }) {
  const { t } = useText();
  return (
    <Box
      component="aside"
      role="status"
      aria-label={t('offline.update')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        // Above what pages have at the bottom of a phone.
        bottom: { xs: 88, sm: 24 },
        left: { xs: 16, sm: 24 },
        right: { xs: 16, sm: 'auto' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pl: 2.5,
        pr: 1,
        py: 1,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        boxShadow: 6,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ flex: 1, mr: 1 }}>{t('offline.update')}</Box>
      <Button color="inherit" onClick={onReload}>
        {t('offline.reload')}
      </Button>
      <Button color="inherit" onClick={onLater}>
        {t('offline.later')}
      </Button>
    </Box>
  );
}
