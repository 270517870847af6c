import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { readField } from '@/ui/form/native-fields';

/** Leads to the marketplace with what was typed; without scripts the browser goes there by itself (AC-590). */
export function SearchForm() {
  const { t } = useText();
  const navigate = useNavigate();
  const label = t('home.search.label');
  return (
    <Box
      component="form"
      role="search"
      action={paths.marketplace}
      method="get"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const words = (readField(event.currentTarget, 'q') ?? '').trim();
        void navigate(words ? `${paths.marketplace}?${new URLSearchParams({ q: words })}` : paths.marketplace);
      }}
      sx={{
        display: 'flex',
        // The button goes below where large text leaves the words no room.
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 2,
        mx: 'auto',
        maxWidth: 560,
        pl: 2,
        pr: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '3px solid', outlineColor: 'secondary.dark', outlineOffset: 1 },
      }}
    >
      <SearchIcon aria-hidden="true" sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Box
        component="input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        sx={{
          flex: '1 1 5.5rem',
          minWidth: 0,
          height: 54,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          textOverflow: 'ellipsis',
          // The box around it shows the focus.
          '&:focus-visible': { outline: 'none', boxShadow: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button type="submit" variant="text" sx={{ flexShrink: 0, ml: 'auto' }}>
        {t('home.search.submit')}
      </Button>
    </Box>
  );
}
