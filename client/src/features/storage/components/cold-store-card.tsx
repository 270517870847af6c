import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import type { CardProps } from '@/ui/catalogue/card-parts';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { Facts } from '@/ui/data/facts';
import { Price } from '@/ui/data/price';
import { StatusBadge } from '@/ui/data/status-badge';
import type { ColdStore } from '../model/cold-stores';

/** An entry of the cold storage directory; one that does not work cannot be booked. */
export function ColdStoreCard({ store, heading }: { store: ColdStore; heading: CardProps['heading'] }) {
  const { t } = useText();
  const name = store.name;
  const place = t('storage.inHaryana', { district: store.district });
  return (
    <RowCard
      title={name}
      heading={heading}
      subtitle={place}
      figure={<Price rupees={store.estimatedCost} unit={t('storage.costUnit')} />}
      badges={
        <StatusBadge
          label={t(store.operational ? 'storage.available' : 'storage.notOperational')}
          tone={store.operational ? 'success' : 'error'}
        />
      }
      actions={
        <OfferButton
          disabled={!store.operational}
          label={t(store.operational ? 'storage.book' : 'storage.notAvailable')}
          accessibleLabel={t(store.operational ? 'storage.bookNamed' : 'storage.notAvailableNamed', { name })}
          title={name}
          greeting={t('storage.greeting', { name: store.name })}
          {...(store.contact ? { person: { name, phone: store.contact } } : {})}
        >
          {t('storage.coldOffer', { name, place, capacity: formatNumber(store.capacity) })}
        </OfferButton>
      }
    >
      <Facts
        rows={[
          [t('storage.capacity'), t('storage.tonnes', { capacity: formatNumber(store.capacity) })],
          [t('storage.produce'), store.produce],
          [t('storage.owner'), store.owner],
          [t('storage.contact'), store.contact],
          [t('storage.year'), store.year],
          [t('storage.scheme'), store.scheme],
          [t('storage.remarks'), store.remarks],
        ]}
      />
    </RowCard>
  );
}
