import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { contact, phoneLink, whatsAppLink } from '@/lib/config';
import { paths } from '@/lib/paths';

/** Support: phone, WhatsApp with the service's name already written, the support page. */
export function SupportButtons({ serviceName }: { serviceName: string }) {
  const { t } = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button variant="contained" href={phoneLink(contact.phone.e164)}>
        <span>{t('ui.callNumber', { number: contact.phone.display })}</span>
      </Button>
      <Button
        variant="outlined"
        href={whatsAppLink(contact.whatsApp.e164, t('genericService.greeting', { service: serviceName }))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('ui.whatsApp')}
      </Button>
      <Button variant="outlined" component={Link} to={paths.support}>
        {t('genericService.toSupport')}
      </Button>
    </Box>
  );
}
