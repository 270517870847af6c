import VerifiedIcon from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { phoneLink } from '@/lib/config';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmailText } from '@/ui/data/email-text';
import { Facts } from '@/ui/data/facts';
import { Initial } from '@/ui/data/initial';
import { Rating } from '@/ui/data/rating';
import { OfferDialog } from '@/ui/feedback/offer-dialog';
import { Panel } from '@/ui/layout/panel';
import type { CropContactQuery } from '../../crop-detail.generated';
import type { CropShown } from './crop-panel';

type FarmerPanelProps = {
  farmer: CropShown['farmer'];
  /** Null while it is on its way. */
  contact: NonNullable<CropContactQuery['crop']>['farmer']['contact'];
  cropName: string;
};

/** Who sells it and how to reach them; the farmer sees what others see, and the way to what they sell. */
export function FarmerPanel({ farmer, contact, cropName }: FarmerPanelProps) {
  const { t, language } = useText();
  const isOwn = useSession().user?.id === farmer.id;
  const [contactOpen, setContactOpen] = useState(false);
  const firstName = nameIn(language, farmer);
  const lastName = (language === 'en' ? contact?.lastNameInLatin : null) ?? contact?.lastName ?? '';
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Panel title={t('cropDetail.farmer')}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Initial name={firstName} size={{ xs: 56 }} />
        <div>
          <Typography sx={{ fontWeight: 700, fontSize: '1.1875rem', lineHeight: 1.4 }}>
            <Link component={RouterLink} to={paths.person(farmer.id)} color="inherit" underline="always">
              {name}
            </Link>
          </Typography>
          {farmer.verified ? (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'primary.main', fontSize: '0.9375rem' }}>
              <VerifiedIcon aria-hidden="true" sx={{ fontSize: 18 }} />
              <span>{t('cropDetail.verifiedFarmer')}</span>
            </Box>
          ) : null}
        </div>
      </Box>
      <Facts
        rows={[
          [
            t('cropDetail.email'),
            contact ? (
              <Link key="email" href={`mailto:${contact.email}`} aria-label={contact.email}>
                <EmailText email={contact.email} />
              </Link>
            ) : (
              <Coming key="email" />
            ),
          ],
          [
            t('cropDetail.phone'),
            contact ? (
              <Link key="phone" href={phoneLink(contact.phone)}>
                {contact.phone}
              </Link>
            ) : (
              <Coming key="phone" />
            ),
          ],
          [
            t('cropDetail.location'),
            (language === 'hi' ? farmer.locationHi : farmer.location) || t('cropDetail.notSpecified'),
          ],
          [t('cropDetail.rating'), <Rating key="rating" value={farmer.rating} />],
        ]}
      />
      {isOwn ? (
        <Button component={RouterLink} to={paths.farmerDashboard} variant="outlined" fullWidth sx={{ mt: 2.5 }}>
          {t('cropDetail.toYourCrops')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          fullWidth
          aria-haspopup="dialog"
          onClick={() => setContactOpen(true)}
          sx={{ mt: 2.5 }}
        >
          {t('cropDetail.contactFarmer')}
        </Button>
      )}
      {contact && !isOwn ? (
        <OfferDialog
          open={contactOpen}
          onClose={() => setContactOpen(false)}
          title={t('cropDetail.contactFarmer')}
          person={{ name, phone: contact.phone, whatsApp: contact.phone, email: contact.email }}
          greeting={t('cropDetail.greeting', { name: firstName, crop: cropName })}
          note={null}
        >
          {t('cropDetail.contactText', { name: firstName, crop: cropName })}
        </OfferDialog>
      ) : null}
    </Panel>
  );
}

/** Where the contact will stand; without scripts it says that it needs them. */
function Coming() {
  const { t } = useText();
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ '@media (scripting: none)': { display: 'none' } }}>
        …
      </Box>
      <noscript>{t('cropDetail.needsScripts')}</noscript>
    </>
  );
}
