import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { contact, phoneLink, whatsAppLink } from '@/lib/config';
import { FooterColumn, footerLinkStyle } from './footer-column';

/** How to reach us. */
export function FooterContact() {
  const { t } = useText();
  const ways = [
    { label: t('footer.phone'), value: contact.phone.display, href: phoneLink(contact.phone.e164) },
    { label: t('footer.whatsApp'), value: contact.whatsApp.display, href: whatsAppLink(contact.whatsApp.e164) },
    { label: t('footer.email'), value: contact.email, href: `mailto:${contact.email}` },
  ];
  return (
    <FooterColumn title={t('footer.contact')}>
      {ways.map(({ label, value, href }) => (
        <li key={label}>
          <Link href={href} sx={footerLinkStyle}>
            {`${label}: ${value}`}
          </Link>
        </li>
      ))}
      <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('footer.address')}
      </Typography>
    </FooterColumn>
  );
}
