import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { SearchInput, searchBox } from '@/ui/form/search-input';
import { typedEarly } from '@/ui/form/typed-early';

/** One wide box to search in. Narrows while it is typed, so there is nothing to send (spec §5); without scripts its form is sent. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useText();
  return (
    <Box
      sx={{
        ...searchBox,
        minWidth: 0,
        gap: 1.5,
        pl: 2.5,
        pr: 1,
        boxShadow: '0 1px 2px rgb(40 50 30 / 8%), 0 6px 20px rgb(40 50 30 / 6%)',
      }}
    >
      <SearchInput
        label={t('marketplace.searchPlaceholder')}
        ref={typedEarly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <noscript>
        <Button type="submit">{t('ui.catalogue.show')}</Button>
      </noscript>
    </Box>
  );
}
