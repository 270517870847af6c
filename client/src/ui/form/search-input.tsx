import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** The box around what is typed and its button. It shows the focus of the field. */
export const searchBox = {
  display: 'flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '3px solid', outlineColor: 'secondary.dark', outlineOffset: 1 },
} as const;

type SearchInputProps = Pick<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> & {
  label: string;
  /** How much of its line it takes. */
  flex?: string | number;
};

/** The words to search for, as the field `q` of the form around it, of at most 100 characters. */
export function SearchInput({ label, flex = 1, ...field }: SearchInputProps) {
  return (
    <>
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
        {...field}
        sx={{
          flex,
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
    </>
  );
}
