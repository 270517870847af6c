import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { keepEnter } from '@/lib/keep-enter';

type FilterBarProps = {
  label: string;
  children: ReactNode;
  /** Further filters of the same form, over its whole width below. */
  more?: ReactNode;
  /** Words of the address that stand elsewhere on the page: they stay when the form is sent without scripts. */
  keeps?: readonly string[];
};

/**
 * Search box and selects above a list: side by side where there is room, one under another on a phone. A form by GET, so that
 * without scripts the server filters by the address; with them a change shows at once, and nothing is sent.
 */
export function FilterBar({ label, children, more, keeps = [] }: FilterBarProps) {
  const { t } = useText();
  const [params] = useSearchParams();
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
          {keeps.map((name) =>
            params.has(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} /> : null,
          )}
          <Button type="submit" variant="contained">
            {t('ui.catalogue.show')}
          </Button>
        </noscript>
      </Box>
      {more ? <Box sx={{ mt: 2 }}>{more}</Box> : null}
    </Box>
  );
}
