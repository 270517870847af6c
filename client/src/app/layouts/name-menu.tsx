import Box from '@mui/material/Box';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { OwnPlaceList } from './own-place-list';

/** Closes where the focus goes elsewhere; not where only the window loses it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  const stays = relatedTarget instanceof Node ? currentTarget.contains(relatedTarget) : !document.hasFocus();
  if (!stays) currentTarget.open = false;
}

function closeByKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** At a desk: one's first name, which opens one's own places. */
export function NameMenu({ name }: { name: string }) {
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    // A new page closes the menu that led to it.
    <Box component="details" key={pathname} onBlur={closeBehind} onKeyDown={closeByKey} sx={{ position: 'relative' }}>
      <Box
        component="summary"
        aria-label={t('place.menu', { name })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          px: 1.5,
          borderRadius: 1,
          cursor: 'pointer',
          fontWeight: 600,
          '&:hover': { bgcolor: 'action.hover' },
          '&::after': {
            content: '""',
            p: '3px',
            border: 'solid',
            borderWidth: '0 2px 2px 0',
            rotate: '45deg',
            mt: '-4px',
          },
        }}
      >
        {name}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          right: 0,
          minWidth: 220,
          p: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          boxShadow: 6,
        }}
      >
        <OwnPlaceList />
      </Box>
    </Box>
  );
}
