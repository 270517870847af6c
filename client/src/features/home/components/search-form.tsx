import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { readField } from '@/ui/form/native-fields';
import { SearchInput, searchBox } from '@/ui/form/search-input';

/** Leads to the marketplace with what was typed; without scripts the browser goes there by itself. */
export function SearchForm() {
  const { t } = useText();
  const navigate = useNavigate();
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
        ...searchBox,
        // The button goes below where large text leaves the words no room.
        flexWrap: 'wrap',
        columnGap: 1,
        mx: 'auto',
        maxWidth: 560,
        pl: 2,
        pr: 0.5,
      }}
    >
      <SearchInput label={t('home.search.label')} flex="1 1 5.5rem" />
      <Button type="submit" variant="text" sx={{ flexShrink: 0, ml: 'auto' }}>
        {t('home.search.submit')}
      </Button>
    </Box>
  );
}
