import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { contact, phoneLink, whatsAppLink } from '@/lib/config';
import { CardGrid } from '@/ui/layout/card-grid';
import { InfoCard } from './info-card';

/** Call, WhatsApp with a prefilled greeting, e-mail; each with when we answer. */
export function SupportChannels() {
  const { t } = useText();
  const channels = [
    {
      name: 'call',
      Icon: PhoneIcon,
      address: contact.phone.display,
      link: { href: phoneLink(contact.phone.e164) },
    },
    {
      name: 'whatsApp',
      Icon: ChatIcon,
      address: contact.whatsApp.display,
      link: {
        href: whatsAppLink(contact.whatsApp.e164, t('support.greeting')),
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    },
    { name: 'email', Icon: MailIcon, address: contact.email, link: { href: `mailto:${contact.email}` } },
  ] as const;
  return (
    <CardGrid label={t('support.reachUs')} filled>
      {channels.map(({ name, Icon, address, link }) => (
        <InfoCard key={name} icon={<Icon aria-hidden="true" />} title={t(`support.${name}`)}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{address}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t(`support.${name}Hours`)}</Typography>
          <Button {...link} variant={name === 'call' ? 'contained' : 'outlined'} sx={{ mt: 'auto' }}>
            <span>{t(`support.${name}Button`)}</span>
          </Button>
        </InfoCard>
      ))}
    </CardGrid>
  );
}
