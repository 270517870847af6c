import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { typedEarly } from '@/ui/form/typed-early';

/** One wide box to search in. Narrows while it is typed, so there is nothing to send (spec §5); without scripts its form is sent. */
export function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useText();
  const label = t('marketplace.searchPlaceholder');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        gap: 1.5,
        pl: 2.5,
        pr: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(40 50 30 / 8%), 0 6px 20px rgb(40 50 30 / 6%)',
        '&:focus-within': { outline: '3px solid', outlineColor: 'secondary.dark', outlineOffset: 1 },
      }}
    >
      <SearchIcon aria-hidden="true" sx={{ color: 'primary.main', flexShrink: 0 }} />
      <Box
        component="input"
        type="search"
        ref={typedEarly}
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        sx={{
          flex: 1,
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
      <noscript>
        <Button type="submit">{t('ui.catalogue.show')}</Button>
      </noscript>
    </Box>
  );
}
