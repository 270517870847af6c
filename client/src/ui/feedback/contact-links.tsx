import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useText } from '@/i18n/use-text';
import { phoneLink, whatsAppLink } from '@/lib/config';
import { EmailText } from '../data/email-text';

/** Contact links. Numbers as the record has them: `98120 00001`, `+91 11 4000 2024`. */
export type ContactPerson = { name: string; phone?: string | null; whatsApp?: string | null; email?: string | null };

/** Call, WhatsApp and e-mail links of one person, whichever there are. */
export function ContactLinks({ person, greeting }: { person: ContactPerson; greeting?: string }) {
  const { t } = useText();
  return (
    <Stack sx={{ gap: 1, alignItems: 'stretch' }}>
      {person.phone ? (
        <Button variant="contained" startIcon={<PhoneIcon />} href={phoneLink(person.phone)}>
          <span>{t('ui.callNumber', { number: person.phone })}</span>
        </Button>
      ) : null}
      {person.whatsApp ? (
        <Button
          variant="outlined"
          startIcon={<ChatIcon />}
          href={whatsAppLink(person.whatsApp, greeting)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('ui.whatsApp')}
        </Button>
      ) : null}
      {person.email ? (
        <Button variant="outlined" startIcon={<MailIcon />} href={`mailto:${person.email}`} aria-label={person.email}>
          <EmailText email={person.email} />
        </Button>
      ) : null}
    </Stack>
  );
}
