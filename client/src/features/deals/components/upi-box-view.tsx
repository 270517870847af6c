import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { useToasts } from '@/ui/feedback/toasts';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { payeeOf } from '../model/payment';
import { type DealShown, otherName } from './deal-shown';

const QrCode = lazy(() => import('./qr-code'));

/** The buyer's way to the farmer's account: on a phone the link that opens a UPI app, elsewhere the code to scan with one. */
export default function UpiBoxView({ deal }: { deal: DealShown }) {
  const { t } = useText();
  const onPhone = useMediaQuery('(pointer: coarse)');
  const name = otherName(deal);
  const link = deal.upiLink;
  if (link === null) return <Typography>{t('deal.pay.noUpi', { name })}</Typography>;
  const payee = payeeOf(link);
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {deal.weighing
          ? t('deal.upi.pay', { amount: formatRupees(deal.amountToPay), name })
          : t('deal.upi.advance', { name })}
      </Typography>
      {onPhone ? (
        <Button variant="contained" href={link} sx={{ my: 1.5 }}>
          {t('deal.upi.open')}
        </Button>
      ) : (
        <Box sx={{ my: 1.5, width: 200, minHeight: 200 }}>
          <Suspense fallback={null}>
            <QrCode text={link} label={t('deal.upi.code', { name, payee })} />
          </Suspense>
        </Box>
      )}
      {onPhone ? null : <Typography variant="body2">{t('deal.upi.scan')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography>
          <span>{t('deal.upi.id')}</span> <strong>{payee}</strong>
        </Typography>
        <CopyButton text={payee} />
      </Box>
    </Box>
  );
}

/** Puts the UPI ID where it can be pasted from; not shown where the browser cannot. */
function CopyButton({ text }: { text: string }) {
  const { t } = useText();
  const toasts = useToasts();
  const canCopy = useBrowserCan(() => Boolean(navigator.clipboard));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t('deal.upi.copied'));
    } catch (error) {
      console.warn('The UPI ID could not be copied:', error);
      toasts.error(t('deal.upi.copyFailed'));
    }
  };
  if (!canCopy) return null;
  return (
    <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
      {t('deal.upi.copy')}
    </Button>
  );
}
