import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { keepEnter } from '@/lib/keep-enter';

type FilterBarProps = {
  label: string;
  children: ReactNode;
  /** Further filters of the same form, over its whole width below. */
  more?: ReactNode;
};

/**
 * Search box and selects above a list: side by side where there is room, one under another on a phone. A form by GET, so that
 * without scripts the server filters by the address; with them a change shows at once, and nothing is sent.
 */
export function FilterBar({ label, children, more }: FilterBarProps) {
  const { t } = useText();
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keepEnter}
      sx={{ displayPrint: 'none', mb: 3 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
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
      {more ? <Box sx={{ mt: 2 }}>{more}</Box> : null}
    </Box>
  );
}
