import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { phoneLink, whatsAppLink } from '@/lib/config';
import type { DealSideFragment } from '../deals.generated';
import type { DealShown } from './deal-shown';

type OtherSideLinksProps = { deal: DealShown; person: DealSideFragment; onRetry(): void };

/** The two ways to the other side that one needs on the road: a call, and a message. */
export function OtherSideLinks({ deal, person, onRetry }: OtherSideLinksProps) {
  const { t } = useText();
  const { contact } = person;
  if (!contact) {
    return (
      <Box>
        <Typography role="status">{t('deal.contactMissing')}</Typography>
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
          {t('deal.tryAgain')}
        </Button>
      </Box>
    );
  }
  const greeting = t('deal.greeting', { name: person.firstName, number: deal.number, crop: deal.sold.name });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<PhoneIcon />}
        href={phoneLink(contact.phone)}
        aria-label={t('ui.callNumber', { number: contact.phone })}
      >
        <span>{t('deal.call')}</span>
      </Button>
      <Button
        variant="outlined"
        startIcon={<ChatIcon />}
        href={whatsAppLink(contact.phone, greeting)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('ui.whatsApp')}
      </Button>
    </Box>
  );
}
