import type { SxProps, Theme } from '@mui/material/styles';

/** Lines of two rows each: picture, name, range and price; below them the best mandi and how the price moved. */
export const watchStyle: SxProps<Theme> = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { borderBottom: 1, borderColor: 'divider' },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) 96px minmax(4rem, auto)',
    gridTemplateAreas: '"picture name range price" "picture best best change"',
    columnGap: 1,
    alignItems: 'center',
    minHeight: 47,
    cursor: 'pointer',
    lineHeight: 1.25,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary > :first-child': { gridArea: 'picture' },
  '& [data-cell=name]': { gridArea: 'name', fontWeight: 600 },
  '& [data-cell=range]': { gridArea: 'range' },
  '& [data-cell=price]': { gridArea: 'price', fontSize: '1.375rem', lineHeight: 1.15, textAlign: 'right' },
  '& [data-cell=best]': {
    gridArea: 'best',
    // On one line on a phone, with the longest name of a mandi.
    fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
    color: 'text.secondary',
    lineHeight: 1.25,
  },
  '& [data-cell=change]': {
    gridArea: 'change',
    typography: 'body2',
    lineHeight: 1.25,
    justifySelf: 'end',
  },
  '& summary + div': { pb: 1.5, pl: { xs: 0, sm: 5.75 } },
};
