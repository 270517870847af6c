import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/use-text';
import { FooterColumn, footerLinkStyle } from './footer-column';

/** A titled column of links. */
export function FooterLinks({ title, links }: { title: string; links: readonly { to: string; text: MessageId }[] }) {
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
