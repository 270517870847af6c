import type { SxProps, Theme } from '@mui/material/styles';

/**
 * How a box looks that is typed or chosen in. Ours on native elements: MUI's FormControl, OutlinedInput and NativeSelect look
 * alike and cost 11 kB more, which no public page has to spare (budgets.json).
 */
export const fieldBoxStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 48,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-within': { borderColor: 'primary.main', outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
  '&:has([aria-invalid="true"])': { borderColor: 'error.main' },
  '&:has(:disabled)': { opacity: 0.6 },
};

/** The native element inside the box: fills it, brings no frame of its own. */
export const nativeFieldStyle: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  // A share of its box: the twenty letters that a browser gives it by itself are wider than a phone in large text.
  width: '100%',
  minHeight: 46,
  px: 1.75,
  py: 1,
  border: 0,
  borderRadius: 'inherit',
  bgcolor: 'transparent',
  color: 'inherit',
  // 16 px at least: below it, iOS zooms into the field.
  font: 'inherit',
  // The ring is the box's.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '& option': { bgcolor: 'background.paper', color: 'text.primary' },
};

/** A native radio button or check box: large enough to see, in our colour. */
export const tickStyle: SxProps<Theme> = {
  width: 20,
  height: 20,
  flexShrink: 0,
  m: 0,
  accentColor: 'var(--mui-palette-primary-main)',
};

/** A field for files, on top of its words and unseen: the browser's own says what is chosen in a language of its own. */
export const unseenStyle = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;
