import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { ContactLinks } from '@/ui/feedback/contact-links';
import { Panel } from '@/ui/layout/panel';
import type { DealSideFragment } from '../deals.generated';
import type { DealShown } from './deal-shown';

type OtherSidePanelProps = { deal: DealShown; person: DealSideFragment; name: string; onRetry(): void };

/** Whom the reader has the deal with, and how to reach them. */
export function OtherSidePanel({ deal, person, name, onRetry }: OtherSidePanelProps) {
  const { t } = useText();
  const { contact } = person;
  return (
    <Panel title={t(deal.yourSide === 'FARMER' ? 'deal.buyer' : 'deal.farmer')}>
      <Typography sx={{ fontWeight: 700, fontSize: '1.1875rem', mb: 1.5 }}>
        <Box component={Link} to={paths.person(person.id)} sx={{ color: 'inherit' }}>
          {name}
        </Box>
      </Typography>
      {contact ? (
        <ContactLinks
          person={{ name, phone: contact.phone, whatsApp: contact.phone, email: contact.email }}
          greeting={t('deal.greeting', { name: person.firstName, number: deal.number, crop: deal.sold.name })}
        />
      ) : (
        <>
          <Typography role="status">{t('deal.contactMissing')}</Typography>
          <Button variant="outlined" onClick={onRetry} sx={{ mt: 1.5 }}>
            {t('deal.tryAgain')}
          </Button>
        </>
      )}
    </Panel>
  );
}
