import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { env } from '@/lib/env';

/** Our own tool, a document of this site (client/finance.html), shown where the build names no other. */
const OWN_TOOL = '/finance.html';

/** A tool of another site may work, ask, open windows and save files, but not lead the page around it elsewhere. */
const FOREIGN_TOOL_MAY = 'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads allow-modals';

/**
 * Fintrin (spec §2): the finance tool in a frame as large as the window. The line above it has the page's name and the way
 * on where the frame stays empty: some tools forbid to be framed, and another site needs a network.
 */
export function Component() {
  const { t } = useText();
  const address = env.fintrinUrl || OWN_TOOL;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          px: { xs: 2, md: 3 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h4" component="h1">
          {t('fintrin.title')}
        </Typography>
        <Link
          href={address}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('fintrin.open')}
        </Link>
      </Box>
      <Box
        component="iframe"
        src={address}
        title={t('fintrin.frame')}
        sandbox={env.fintrinUrl ? FOREIGN_TOOL_MAY : undefined}
        sx={{
          display: 'block',
          width: '100%',
          height: '100vh',
          '@supports (height: 100dvh)': { height: '100dvh' },
          border: 0,
        }}
      />
    </>
  );
}
