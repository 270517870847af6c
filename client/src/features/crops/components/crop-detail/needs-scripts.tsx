import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

/** In the place of what comes with the program, in pixels as high as it will be; without scripts it says so. */
export function NeedsScripts({ height }: { height: number }) {
  const { t } = useText();
  return (
    <Box sx={{ minHeight: height }}>
      <noscript>{t('cropDetail.needsScripts')}</noscript>
    </Box>
  );
}
