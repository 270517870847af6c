import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTexts } from '@/i18n/texts-provider';
import { useText } from '@/i18n/use-text';
import { contact } from '@/lib/config';
import { OfferDialog } from '@/ui/feedback/offer-dialog';
import { policyCatalog } from '../text-catalogs';
import { FooterColumn, footerLinkStyle } from './footer-column';

const policies = ['footer.privacy', 'footer.terms', 'footer.refunds'] as const;

/** What we promise, in a dialog that leaves the page where it is. A lawyer is still to read it (docs/operations.md). */
export function FooterPolicies() {
  const { t } = useText();
  const texts = useTexts();
  const [shown, setShown] = useState<(typeof policies)[number] | null>(null);
  /** Its words are fetched first: few read them, and every page would carry them. */
  const show = (policy: (typeof policies)[number]) =>
    texts.use('policies', policyCatalog).then(
      () => setShown(policy),
      (error: unknown) => console.warn('A policy could not be fetched:', error),
    );
  return (
    <>
      <FooterColumn title={t('footer.policies')}>
        {policies.map((policy) => (
          <li key={policy}>
            <Link component="button" type="button" sx={footerLinkStyle} onClick={() => void show(policy)}>
              {t(policy)}
            </Link>
          </li>
        ))}
      </FooterColumn>
      <OfferDialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t(shown) : ''}
        person={null}
        note={null}
      >
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {shown ? t(`${shown}.text`, { email: contact.email }) : null}
        </Box>
      </OfferDialog>
    </>
  );
}
