import Typography from '@mui/material/Typography';
import type { WholeList } from '@/graphql/use-whole-list';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { DataCard } from '@/ui/catalogue/data-card';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { Price } from '@/ui/data/price';
import { Tag } from '@/ui/data/tag';
import type { StoreOffer } from '../model/store-offers';

function OfferCard({ offer }: { offer: StoreOffer }) {
  const { t } = useText();
  const name = offer.name;
  const pack = offer.packSize.text;
  return (
    <DataCard
      title={name}
      illustration={offer.illustration}
      badges={<Tag>{offer.detail}</Tag>}
      actions={
        <OfferButton
          fullWidth
          label={t('store.order')}
          accessibleLabel={t('store.orderNamed', { name })}
          title={name}
          greeting={t('store.greeting', { name, pack })}
        >
          {t('store.offer', { name, pack, price: formatRupees(offer.price) })}
        </OfferButton>
      }
    >
      <Price rupees={offer.price} unit={t('store.perPack', { pack })} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {offer.description}
      </Typography>
    </DataCard>
  );
}

/** Seeds or fertilizers, whichever the tab is about. */
export function OfferList({ label, all, ...state }: WholeList<StoreOffer> & { label: string }) {
  const { t } = useText();
  return (
    <CatalogueCards
      label={label}
      {...state}
      rows={all}
      total={all.length}
      count={(shown) => t('store.count', { shown })}
      empty={{ title: t('store.empty') }}
    >
      {(offer) => <OfferCard offer={offer} />}
    </CatalogueCards>
  );
}
