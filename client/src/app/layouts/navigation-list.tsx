import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NavLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { navigationLinks } from './navigation-links';

/** The five links; the page one is on is marked for eye and ear (`aria-current`). */
export function NavigationList({ direction }: { direction: 'row' | 'column' }) {
  const { t } = useText();
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <Stack component="ul" direction={direction} sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
        {navigationLinks.map(({ to, text }) => (
          <li key={to}>
            <Button
              component={NavLink}
              to={to}
              color="inherit"
              fullWidth
              sx={{
                px: 1.5,
                justifyContent: direction === 'column' ? 'flex-start' : 'center',
                '&.active': { color: 'primary.main', bgcolor: 'action.hover' },
              }}
            >
              <span>{t(text)}</span>
            </Button>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
