import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { KISAN_CALL_CENTRE, officialContact } from '../model/official-contacts';

/** The official portal and number of a scheme; where they are not known, who tells them. */
export default function OfficialContact({ scheme }: { scheme: string }) {
  const { t } = useText();
  const contact = officialContact(scheme);
  const helpline = contact?.helpline ?? KISAN_CALL_CENTRE;
  return (
    <Typography component="div" sx={{ mt: 2, '& a': { display: 'inline-flex', minHeight: 44, alignItems: 'center' } }}>
      {contact ? (
        <div>
          <span>{t('schemes.portal')}</span>{' '}
          <Link href={`https://${contact.portal}`} target="_blank" rel="noopener noreferrer">
            {contact.portal}
          </Link>
        </div>
      ) : null}
      <div>
        <span>{t(contact?.helpline ? 'schemes.helpline' : 'schemes.callCentre')}</span>{' '}
        <Link href={`tel:${helpline.replaceAll('-', '')}`}>{helpline}</Link>
      </div>
    </Typography>
  );
}
