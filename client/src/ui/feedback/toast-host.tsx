import CloseIcon from '@mui/icons-material/Close';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  closeSnackbar,
  enqueueSnackbar,
  MaterialDesignContent,
  type SnackbarKey,
  type SnackbarOrigin,
  SnackbarProvider,
} from 'notistack';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import type { Toast } from './toasts';

/** Long enough to read two lines; a close button ends it sooner. */
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
        fontSize: '1.0625rem',
        // The close button beside the words: on a line of its own it makes a long message half as high again.
        flexWrap: 'nowrap',
      };
      return [`&.notistack-MuiContent-${kind}`, look];
    }),
  );
});
const COMPONENTS = Object.fromEntries(KINDS.map((kind) => [kind, Coloured]));

/** Where the messages stand: below the header, or above what pages have at the bottom of a phone. */
const PLACES = { containerAnchorOriginTopCenter: 'toasts-above', containerAnchorOriginBottomCenter: 'toasts-below' };
/** `body` outweighs the library's own place. */
const place = {
  'body .toasts-above': { top: 76 },
  '@media (max-width: 599.95px)': { 'body .toasts-below': { bottom: 82 } },
};

/** The half of the window without the focus: a message never lies over the field or button that has the focus. */
function freeHalf(): SnackbarOrigin {
  const inUse = document.activeElement?.closest('input, select, textarea, button, a')?.getBoundingClientRect();
  const isBelow = inUse !== undefined && inUse.bottom > window.innerHeight / 2 && inUse.top < window.innerHeight;
  return { vertical: isBelow ? 'top' : 'bottom', horizontal: 'center' };
}

/** The specified messages begin with a sign of their own (✅, ❌): an icon beside it would say the same again. */
const HAS_SIGN = /^\p{Extended_Pictographic}/u;

/** The visible half of the toasts. Loaded with the first message (toasts.tsx), because most visits show none. */
export default function ToastHost({ toast }: { toast: Toast | null }) {
  const { t } = useText();
  const shown = useRef<SnackbarKey>(undefined);
  useEffect(() => {
    if (shown.current !== undefined) closeSnackbar(shown.current);
    if (!toast) return;
    const { kind, message, description } = toast;
    shown.current = enqueueSnackbar(
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
      { variant: kind, hideIconVariant: HAS_SIGN.test(message), anchorOrigin: freeHalf() },
    );
  }, [toast]);

  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider
        maxSnack={1}
        Components={COMPONENTS}
        classes={PLACES}
        autoHideDuration={VISIBLE_MS}
        action={(key) => (
          <IconButton color="inherit" aria-label={t('ui.closeMessage')} onClick={() => closeSnackbar(key)}>
            <CloseIcon />
          </IconButton>
        )}
      />
    </>
  );
}
