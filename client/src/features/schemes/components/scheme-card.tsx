import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { FoldingCard } from '@/ui/catalogue/folding-card';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { Facts } from '@/ui/data/facts';
import { Tag } from '@/ui/data/tag';
import { ShareButton } from '@/ui/feedback/share-button';
import { NATIONAL } from '../model/filter-options';
import type { Scheme } from '../model/filter-schemes';
import { shownTags } from '../model/shown-tags';
import { SchemeDetails } from './scheme-details';

const OfficialContact = lazy(() => import('./official-contact'));

/** Fetched with the first dialog. */
function Official({ scheme }: { scheme: string }) {
  return (
    <Suspense fallback={null}>
      <OfficialContact scheme={scheme} />
    </Suspense>
  );
}

/** White text is readable on both: leaf green for what holds everywhere, river blue for one state. */
const NATIONAL_COLOUR = '#1F6B3A';
const STATE_COLOUR = '#1B5E86';

/** One scheme: badges, amount, title, description, eligibility, agency, tags, two display-only buttons. */
export function SchemeCard({ scheme }: { scheme: Scheme }) {
  const { t } = useText();
  const title = scheme.title;
  const agency = scheme.ministry;
  const tags = shownTags(scheme.tags);
  const offer = { title, greeting: t('schemes.greeting', { title }) };
  return (
    <FoldingCard
      badges={
        <>
          <Tag>{scheme.category}</Tag>
          <Tag colour={scheme.stateEn === NATIONAL ? NATIONAL_COLOUR : STATE_COLOUR}>{scheme.state}</Tag>
        </>
      }
      title={title}
      subtitle={
        <Box component="span" sx={{ fontWeight: 700, color: 'primary.main' }}>
          {scheme.amount}
        </Box>
      }
      actions={
        <>
          <OfferButton
            {...offer}
            label={t('schemes.viewDetails')}
            accessibleLabel={t('schemes.viewDetailsOf', { title })}
            variant="outlined"
            note={scheme.checkWithDepartment ? t('schemes.check') : null}
            action={<ShareButton title={title} />}
          >
            <SchemeDetails scheme={scheme} />
            <Official scheme={scheme.id} />
          </OfferButton>
          <OfferButton {...offer} label={t('schemes.apply')} accessibleLabel={t('schemes.applyFor', { title })}>
            <span>{t('schemes.applyText', { agency })}</span>
            <Official scheme={scheme.id} />
          </OfferButton>
        </>
      }
    >
      <Typography>{scheme.description}</Typography>
      <Box sx={{ typography: 'body2' }}>
        <Facts
          rows={[
            [t('schemes.eligibility'), scheme.eligibility],
            [t('schemes.agency'), agency],
          ]}
        />
      </Box>
      <Box
        component="ul"
        aria-label={t('schemes.tags')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
      >
        {tags.shown.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
        {tags.more > 0 ? (
          <li>
            <Tag>{t('schemes.moreTags', { more: tags.more })}</Tag>
          </li>
        ) : null}
      </Box>
      {scheme.checkWithDepartment ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('schemes.check')}
        </Typography>
      ) : null}
    </FoldingCard>
  );
}
