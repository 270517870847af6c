import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import { contact } from '@/lib/config';
import { ContactLinks } from './contact-links';
import type { OfferDialogProps } from './offer-dialog';

/** The dialog itself; pages use {@link OfferDialog}, which fetches this file apart from the page. */
export default function OfferDialogView({
  open,
  onClose,
  title,
  children,
  person,
  greeting,
  note,
  action,
}: OfferDialogProps) {
  const { t } = useText();
  const titleId = useId();
  const ourTeam = { name: t('ui.ourTeam'), phone: contact.phone.display, whatsApp: contact.whatsApp.display };
  const whom = person === undefined ? ourTeam : person;
  const noteText = note === undefined ? t('ui.offerNotOpen') : note;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="div">{children}</Typography>
        {noteText ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {noteText}
          </Typography>
        ) : null}
        {whom ? (
          <>
            <Typography>
              <span>{t('ui.offerWhom')}</span> <strong>{whom.name}</strong>
            </Typography>
            <ContactLinks person={whom} greeting={greeting} />
          </>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, flexWrap: 'wrap', gap: 1 }}>
        {action}
        <Button onClick={onClose} sx={{ whiteSpace: 'nowrap' }}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
