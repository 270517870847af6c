import type { SxProps, Theme } from '@mui/material/styles';

/**
 * A calm table with its figures at the right. On screens below the desktop's width each commodity is a line, and the markets
 * of an open one stand below it; on paper all rows fit on two sheets of A4.
 */
export const tableStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  borderRadius: 2,
  overflow: 'hidden',
  '& caption': { textAlign: 'left', typography: 'h2', mb: 2 },
  '& caption span': { typography: 'body2', color: 'text.secondary', ml: 1 },
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary' },
  '& th, & td': { textAlign: 'left', px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', verticalAlign: 'middle' },
  '& thead th': { typography: 'body2', fontWeight: 600, color: 'text.secondary', bgcolor: 'action.hover' },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& [data-column=min], & [data-column=max], & [data-column=modal]': { textAlign: 'right' },
  '& [data-line]': { display: 'none' },
  '@media screen and (max-width: 899.95px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & caption, & [data-line], & [data-line] td': { display: 'block' },
    bgcolor: 'transparent',
    '& caption': { mb: 1 },
    '& tbody': { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
    '& th, & td': { border: 0, p: 0 },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 60,
      px: 2,
      cursor: 'pointer',
      fontWeight: 600,
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary::after': {
      content: '""',
      p: '4px',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      mt: '-5px',
    },
    '& [open] > summary::after': { rotate: '225deg', mt: '5px' },
    '& summary > :first-of-type': { flex: 1 },
    '& summary > :last-of-type': { textAlign: 'right' },
    // Where a browser does not know :has, the markets simply stand open.
    '& tbody:not(:has([open])) tr:not([data-line])': { display: 'none' },
    '& tr:not([data-line])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      mx: 2,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      typography: 'body2',
    },
    // The line above says which commodity; the market comes first.
    '& tbody th span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody th': { gridArea: '2 / 1' },
    '& th + td': { gridArea: '1 / 1', fontWeight: 600 },
    '& td[data-column=min]': { gridArea: '3 / 1', textAlign: 'left' },
    '& td[data-column=max]': { gridArea: '4 / 1', textAlign: 'left' },
    '& td[data-column=modal]': { gridArea: '1 / 2 / span 2', typography: 'body1', minWidth: 120 },
    '& td:nth-last-of-type(2)': { gridArea: '3 / 2', justifySelf: 'end' },
    '& tr:not([data-line]) td:last-of-type': { gridColumn: '1 / -1', color: 'text.secondary' },
    // The note above the table and the time's card say it once for all.
    '& td:last-of-type > small': { display: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label) " "', color: 'text.secondary' },
  },
  '@media print': {
    '& th, & td': { px: 0.25, py: '1px', fontSize: '8pt', lineHeight: 1.2, whiteSpace: 'nowrap' },
    '& th small': { display: 'inline', ml: 1, font: 'inherit' },
    '& td:last-of-type > small, & [role=img]': { display: 'none' },
    '& svg': { fontSize: '8pt' },
    '& tr': { breakInside: 'avoid' },
    '& caption': { fontSize: '12pt', mb: 0 },
  },
};
