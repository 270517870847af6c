import CloseIcon from '@mui/icons-material/Close';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { closeSnackbar, enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { useText } from '@/i18n/use-text';
import type { Toast } from './toasts';

/** Long enough to read two lines, and nobody has to wait for it: there is a close button. */
const VISIBLE_MS = 8000;

const KINDS = ['success', 'error', 'info'] as const satisfies ReadonlyArray<Toast['kind']>;

/** In our colours, corner and size of text: white on the library's own green and blue has a contrast of 3.2. */
const Coloured = styled(MaterialDesignContent)(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return Object.fromEntries(
    KINDS.map((kind) => {
      const { main, contrastText } = palette[kind];
      const look = {
        backgroundColor: main,
        color: contrastText,
        borderRadius: shape.borderRadius,
        fontSize: '1rem',
        // The close button beside the words: on a line of its own it makes a long message half as high again.
        flexWrap: 'nowrap',
      };
      return [`&.notistack-MuiContent-${kind}`, look];
    }),
  );
});
const COMPONENTS = Object.fromEntries(KINDS.map((kind) => [kind, Coloured]));

/** Above what pages have at the bottom of a phone. `body` outweighs the library's own place. */
const place = { '@media (max-width: 599.95px)': { 'body .notistack-SnackbarContainer': { bottom: 82 } } };

/** The visible half of the toasts. Loaded with the first message (toasts.tsx), because most visits show none. */
export default function ToastHost({
  waiting,
  onShown,
}: {
  waiting: readonly Toast[];
  onShown(toasts: readonly Toast[]): void;
}) {
  const { t } = useText();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { kind, message, description } of waiting) {
      enqueueSnackbar(
        description ? (
          <span>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {message}
            </Typography>
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {description}
            </Typography>
          </span>
        ) : (
          message
        ),
        { variant: kind },
      );
    }
    onShown(waiting);
  }, [waiting, onShown]);

  return (
    <>
      <GlobalStyles styles={place} />
      {/* At the lower edge: header, title, and the field that a message is about, stay in sight. */}
      <SnackbarProvider
        maxSnack={3}
        Components={COMPONENTS}
        autoHideDuration={VISIBLE_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        action={(key) => (
          <IconButton color="inherit" aria-label={t('ui.closeMessage')} onClick={() => closeSnackbar(key)}>
            <CloseIcon />
          </IconButton>
        )}
      />
    </>
  );
}
