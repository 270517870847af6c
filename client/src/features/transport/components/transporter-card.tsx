import { useText } from '@/i18n/use-text';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { Facts } from '@/ui/data/facts';
import { Price } from '@/ui/data/price';
import { Rating } from '@/ui/data/rating';
import { StatusBadge } from '@/ui/data/status-badge';
import type { TransportersQuery } from '../transport.generated';

export type Transporter = NonNullable<TransportersQuery['transporters']>['nodes'][number];

/** A transporter with everything that the specification names, and whom to call. */
export function TransporterCard({ transporter }: { transporter: Transporter }) {
  const { t } = useText();
  const name = transporter.name;
  return (
    <RowCard
      title={name}
      heading="h3"
      figure={<Price rupees={transporter.pricePerKm} unit={t('transport.perKm')} />}
      badges={<StatusBadge label={t('ui.sample')} tone="neutral" />}
      subtitle={<Rating value={transporter.rating} />}
      actions={
        <OfferButton
          label={t('transport.contactButton')}
          accessibleLabel={t('transport.contactNamed', { name })}
          title={name}
          person={{ name, phone: transporter.contact }}
        >
          {t('transport.transporterOffer', { name })}
        </OfferButton>
      }
    >
      <Facts
        rows={[
          [t('transport.vehicles'), transporter.vehicles.join(', ')],
          [t('transport.experience'), transporter.experience],
          [t('transport.contact'), transporter.contact],
        ]}
      />
    </RowCard>
  );
}
