import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { phoneLink } from '@/lib/config';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmailText } from '@/ui/data/email-text';
import { Facts } from '@/ui/data/facts';
import { Rating } from '@/ui/data/rating';
import { OfferDialog } from '@/ui/feedback/offer-dialog';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { framed } from '@/ui/layout/panel';
import { PhoneFold } from '@/ui/layout/phone-fold';
import type { CropShown } from './crop-panel';
import { FarmerLine } from './farmer-line';
import type { FarmerContact } from './use-crop-contact';

type FarmerPanelProps = {
  farmer: CropShown['farmer'];
  /** Null while it is on its way. */
  contact: FarmerContact;
  cropName: string;
};

const PHONE = '@media screen and (max-width: 599.95px)';

/** Who sells it and how to reach them, on a phone folded behind one line; the farmer sees what others see, and the way to what they sell. */
export function FarmerPanel({ farmer, contact, cropName }: FarmerPanelProps) {
  const { t, language } = useText();
  const isOwn = useSession().user?.id === farmer.id;
  const [contactOpen, setContactOpen] = useState(false);
  const id = useId();
  const firstName = nameIn(language, farmer);
  const lastName = (language === 'en' ? contact?.lastNameInLatin : null) ?? contact?.lastName ?? '';
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Box component="section" aria-labelledby={`${id}title`} sx={{ ...framed, [PHONE]: { px: 2, py: 0 } }}>
      <Typography variant="h3" component="h2" id={`${id}title`} sx={{ mb: 2, [PHONE]: visuallyHidden }}>
        {t('cropDetail.farmer')}
      </Typography>
      <PhoneFold
        labelledBy={`${id}name`}
        head={<FarmerLine id={`${id}name`} name={name} farmer={farmer} />}
        sx={{ '& > div:last-of-type': { pb: { xs: 2, sm: 0 }, pt: { sm: 2 } } }}
      >
        <Facts
          rows={[
            [
              t('cropDetail.email'),
              <Given key="email" value={contact?.email}>
                {(email) => (
                  <Link href={`mailto:${email}`} aria-label={email}>
                    <EmailText email={email} />
                  </Link>
                )}
              </Given>,
            ],
            [
              t('cropDetail.phone'),
              <Given key="phone" value={contact?.phone}>
                {(phone) => <Link href={phoneLink(phone)}>{phone}</Link>}
              </Given>,
            ],
            [
              t('cropDetail.location'),
              (language === 'hi' ? farmer.locationHi : farmer.location) || t('cropDetail.notSpecified'),
            ],
            [t('cropDetail.rating'), <Rating key="rating" value={farmer.rating} />],
          ]}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '& > *': { flex: '1 1 auto' } }}>
          <Button component={RouterLink} to={paths.person(farmer.id)}>
            <span>{t('cropDetail.aboutFarmer', { name: firstName })}</span>
          </Button>
          {isOwn ? (
            <Button component={RouterLink} to={paths.farmerDashboard} variant="outlined">
              {t('cropDetail.toYourCrops')}
            </Button>
          ) : (
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setContactOpen(true)}>
              {t('cropDetail.contactFarmer')}
            </Button>
          )}
        </Box>
      </PhoneFold>
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
    </Box>
  );
}

type GivenProps = { value: string | undefined; children(value: string): ReactNode };

/** What is shown of a contact once it is there; without scripts it says that it needs them. */
function Given({ value, children }: GivenProps) {
  const { t } = useText();
  if (value !== undefined) return children(value);
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ '@media (scripting: none)': { display: 'none' } }}>
        …
      </Box>
      <noscript>{t('cropDetail.needsScripts')}</noscript>
    </>
  );
}
