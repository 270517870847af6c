import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';

/**
 * Search box and selects above a list: side by side where there is room, one under another on a phone. A form by GET, so that
 * without scripts the server filters by the address; with them a change shows at once, and nothing is sent.
 */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useText();
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        displayPrint: 'none',
        display: 'grid',
        gap: 2,
        mb: 3,
        alignItems: 'end',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {children}
      <noscript>
        <Button type="submit" variant="contained">
          {t('ui.catalogue.show')}
        </Button>
      </noscript>
    </Box>
  );
}
