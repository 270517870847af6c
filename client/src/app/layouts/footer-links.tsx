import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { FooterColumn, footerLinkStyle } from './footer-column';

/** A titled column of links; `text` is an id of app/locales. */
export function FooterLinks({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
  const { t } = useText();
  return (
    <FooterColumn title={title}>
      {links.map(({ to, text }) => (
        <li key={text}>
          <Link component={RouterLink} to={to} sx={footerLinkStyle}>
            {t(text)}
          </Link>
        </li>
      ))}
    </FooterColumn>
  );
}
