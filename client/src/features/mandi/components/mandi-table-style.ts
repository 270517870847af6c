import type { SxProps, Theme } from '@mui/material/styles';

/** A calm table; below the desktop's width its rows become cards, and each cell names its column itself. */
export const tableStyle: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  borderRadius: 2,
  overflow: 'hidden',
  '& caption': { textAlign: 'left', typography: 'h2', mb: 2 },
  '& caption span': { typography: 'body2', color: 'text.secondary', ml: 1 },
  '& th, & td': { textAlign: 'left', px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', verticalAlign: 'middle' },
  '& thead th': { typography: 'body2', fontWeight: 600, color: 'text.secondary', bgcolor: 'action.hover' },
  '& tbody th': { fontWeight: 600 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 899.95px)': {
    bgcolor: 'transparent',
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & caption': { display: 'block' },
    '& caption span': { display: 'block', ml: 0 },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      mb: 2,
      p: 1,
    },
    '& tbody th': { gridColumn: '1 / -1', typography: 'h3', border: 0, pb: 0.5 },
    '& td': { border: 0, px: 2, py: 1 },
    '& td:nth-of-type(4)': { gridColumn: '1 / -1', order: -1, typography: 'h3' },
    '& tbody th + td': { gridColumn: '1 / -1' },
    '& tbody th, & tbody th + td': { order: -2 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      typography: 'body2',
      color: 'text.secondary',
      fontWeight: 400,
    },
  },
};
