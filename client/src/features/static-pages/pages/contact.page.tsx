import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { contact, phoneLink } from '@/lib/config';
import { EmailText } from '@/ui/data/email-text';
import { OfferDialog } from '@/ui/feedback/offer-dialog';
import { CardGrid } from '@/ui/layout/card-grid';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { CopyLine } from '../components/copy-line';
import { InfoCard } from '../components/info-card';
import { contactEmails, contactPhones } from '../model/contact-details';

/** A line of its own that a thumb can press. */
const lineStyle = { display: 'flex', alignItems: 'center', minHeight: 44 } as const;

/** Contact (spec §2). Its two buttons neither dial nor leave the page: they show what to dial or write to. */
export function Component() {
  const { t } = useText();
  const [shown, setShown] = useState<'call' | 'email'>('call');
  const [open, setOpen] = useState(false);
  const show = (which: 'call' | 'email') => () => {
    setShown(which);
    setOpen(true);
  };

  return (
    <Page>
      <PageHeader title={t('contact.title')} subtitle={t('contact.subtitle')} />
      <Box sx={{ '& ul': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } } }}>
        <CardGrid label={t('contact.title')}>
          <InfoCard key="address" heading="h2" title={t('contact.address')}>
            <Typography component="address" sx={{ fontStyle: 'normal' }}>
              {t('footer.address')}
            </Typography>
          </InfoCard>
          <InfoCard key="phones" heading="h2" title={t('contact.phones')}>
            {contactPhones.map(({ display }) => (
              <Link key={display} href={phoneLink(display)} sx={lineStyle}>
                {display}
              </Link>
            ))}
          </InfoCard>
          <InfoCard key="emails" heading="h2" title={t('contact.emails')}>
            {contactEmails.map((email) => (
              <Link key={email} href={`mailto:${email}`} aria-label={email} sx={lineStyle}>
                <EmailText email={email} />
              </Link>
            ))}
          </InfoCard>
          <InfoCard key="hours" heading="h2" title={t('contact.hours')}>
            {(['phoneHours', 'whatsAppHours', 'emailHours'] as const).map((line) => (
              <Typography key={line}>{t(`contact.${line}`)}</Typography>
            ))}
          </InfoCard>
        </CardGrid>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button variant="contained" onClick={show('call')}>
          {t('contact.call')}
        </Button>
        <Button variant="outlined" onClick={show('email')}>
          {t('contact.email')}
        </Button>
      </Box>
      <OfferDialog open={open} onClose={() => setOpen(false)} title={t(`contact.${shown}`)} person={null} note={null}>
        <Typography sx={{ mb: 1 }}>{t(`contact.${shown}Text`)}</Typography>
        <CopyLine text={shown === 'call' ? contact.phone.display : contact.email} />
      </OfferDialog>
    </Page>
  );
}
