import Link from '@mui/material/Link';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { OfferDialog } from '@/ui/feedback/offer-dialog';
import { FooterColumn, footerLinkStyle } from './footer-column';

const policies = ['footer.privacy', 'footer.terms', 'footer.refunds'] as const;

/** Placeholders: they say that the text comes soon and leave the page where it is (AC-034, X-27). */
export function FooterPolicies() {
  const { t } = useText();
  const [shown, setShown] = useState<(typeof policies)[number] | null>(null);
  return (
    <>
      <FooterColumn title={t('footer.policies')}>
        {policies.map((policy) => (
          <li key={policy}>
            <Link component="button" type="button" sx={footerLinkStyle} onClick={() => setShown(policy)}>
              {t(policy)}
            </Link>
          </li>
        ))}
      </FooterColumn>
      <OfferDialog open={shown !== null} onClose={() => setShown(null)} title={shown ? t(shown) : ''} note={null}>
        {t('footer.policySoon')}
      </OfferDialog>
    </>
  );
}
