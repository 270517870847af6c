import SeedIcon from '@mui/icons-material/GrassRounded';
import FactoryIcon from '@mui/icons-material/ScienceRounded';
import LeafIcon from '@mui/icons-material/SpaRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { WholeList } from '@/graphql/use-whole-list';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { RowPicture } from '@/ui/catalogue/row-picture';
import { Price } from '@/ui/data/price';
import type { Offer } from '../model/offers';

const icons: Record<Offer['kind'], typeof SvgIcon> = { seed: SeedIcon, organic: LeafIcon, factory: FactoryIcon };

function OfferCard({ offer }: { offer: Offer }) {
  const { t } = useText();
  const name = offer.name;
  const pack = offer.packSize.text;
  return (
    <RowCard
      title={name}
      picture={<RowPicture src={offer.picture} icon={icons[offer.kind]} />}
      figure={<Price rupees={offer.price} unit={t('seedsFertilizers.perPack', { pack })} />}
      subtitle={offer.detail}
      actions={
        <OfferButton
          label={t('seedsFertilizers.order')}
          accessibleLabel={t('seedsFertilizers.orderNamed', { name })}
          title={name}
          greeting={t('seedsFertilizers.greeting', { name, pack })}
        >
          {t('seedsFertilizers.offer', { name, pack, price: formatRupees(offer.price) })}
        </OfferButton>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {offer.description}
      </Typography>
    </RowCard>
  );
}

/** Seeds or fertilizers, whichever the tab is about. */
export function OfferList({ label, all, ...state }: WholeList<Offer> & { label: string }) {
  const { t } = useText();
  return (
    <CatalogueCards
      label={label}
      {...state}
      rows={all}
      total={all.length}
      count={(shown) => t('seedsFertilizers.count', { shown })}
      empty={{ title: t('seedsFertilizers.empty') }}
    >
      {(offer) => <OfferCard offer={offer} />}
    </CatalogueCards>
  );
}
