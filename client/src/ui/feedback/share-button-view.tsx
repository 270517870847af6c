import ShareIcon from '@mui/icons-material/ShareRounded';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { ShareProps } from './share-button';
import { WhenOpened } from './when-opened';

const load = () => import('./share-dialog');
const ShareDialog = lazy(load);

/** The button itself; its dialog comes where the device has none of its own. */
export default function ShareButtonView({ title, address = location.href }: ShareProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const share = () => {
    if (!navigator.share) return setOpen(true);
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // A closed dialog of the device is a decision.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    });
  };
  return (
    <>
      <Button startIcon={<ShareIcon />} onClick={share}>
        {t('ui.share')}
      </Button>
      <WhenOpened open={open} load={load}>
        <ShareDialog open={open} onClose={() => setOpen(false)} title={title} address={address} />
      </WhenOpened>
    </>
  );
}
