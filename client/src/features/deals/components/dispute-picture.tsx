import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { usePrivatePicture } from '@/session/use-private-picture';
import type { DealShown } from './deal-shown';

type Picture = NonNullable<DealShown['dispute']>['statements'][number]['pictures'][number];

/** A picture of a dispute: small, and with a press as large as the page has room for. */
export function DisputePicture({ picture, alt }: { picture: Picture; alt: string }) {
  const { t } = useText();
  const [large, setLarge] = useState(false);
  const { url, failed, retry } = usePrivatePicture(large ? picture.path : `${picture.path}?width=320`);
  const { width, height } = picture;
  if (failed) {
    return (
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography role="alert">{t('deal.dispute.pictureFailed')}</Typography>
        <Button onClick={retry}>{t('deal.tryAgain')}</Button>
      </Box>
    );
  }
  return (
    <ButtonBase
      aria-label={t(large ? 'deal.dispute.smaller' : 'deal.dispute.larger', { picture: alt })}
      aria-expanded={large}
      onClick={() => setLarge(!large)}
      sx={{
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        ...(large ? { width: '100%', aspectRatio: `${width} / ${height}` } : { width: 112, height: 112 }),
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt={alt}
          width={width}
          height={height}
          sx={{ width: '100%', height: '100%', objectFit: large ? 'contain' : 'cover' }}
        />
      ) : null}
    </ButtonBase>
  );
}
