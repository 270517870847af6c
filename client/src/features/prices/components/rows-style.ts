import type { SxProps, Theme } from '@mui/material/styles';

/** Rows that are links, with what is compared at their right: one column on a phone, more where there is room. */
export const rowsStyle: SxProps<Theme> = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
  fontVariantNumeric: 'tabular-nums',
  '& li': { borderBottom: 1, borderColor: 'divider' },
  '& li[data-own]': { borderLeft: 4, borderLeftColor: 'secondary.main', pl: 1.5 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 56,
    py: 0.75,
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover b:first-of-type': { textDecoration: 'underline' },
  },
  '& a > span': { minWidth: 0, flex: 1 },
  '& a > span:last-of-type': { flex: 'none', textAlign: 'right' },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  '& a > span:last-of-type > b': { fontSize: '1.0625rem' },
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary', lineHeight: 1.35 },
};
