import Box from '@mui/material/Box';
import type { WholeList } from '@/graphql/use-whole-list';
import { useText } from '@/i18n/use-text';
import type { CardProps } from '@/ui/catalogue/card-parts';
import { CatalogueCards } from '@/ui/catalogue/catalogue-cards';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { placeOfLocation, useVisitorDistrictOf, VisitorDistrictField } from '@/ui/catalogue/visitor-district';
import { Facts } from '@/ui/data/facts';
import { FilterBar } from '@/ui/data/filter-bar';
import { StatusBadge } from '@/ui/data/status-badge';
import { TAB } from '@/ui/data/use-tab';
import type { Warehouse } from '../model/cold-stores';

function WarehouseCard({ warehouse, heading }: { warehouse: Warehouse; heading: CardProps['heading'] }) {
  const { t } = useText();
  const name = warehouse.name;
  const available = warehouse.status === 'Available';
  return (
    <RowCard
      title={name}
      heading={heading}
      subtitle={warehouse.location}
      figure={
        <Box component="strong" sx={{ color: 'primary.main' }}>
          {warehouse.price}
        </Box>
      }
      badges={
        <StatusBadge
          label={t(available ? 'storage.available' : 'storage.notAvailable')}
          tone={available ? 'success' : 'warning'}
        />
      }
      actions={
        <OfferButton
          disabled={!available}
          label={t(available ? 'storage.book' : 'storage.notAvailable')}
          accessibleLabel={t(available ? 'storage.bookNamed' : 'storage.notAvailableNamed', { name })}
          title={name}
          person={{ name, phone: warehouse.contact }}
        >
          {t('storage.warehouseOffer', { name, price: warehouse.price })}
        </OfferButton>
      }
    >
      <Facts
        rows={[
          [t('storage.capacity'), warehouse.capacity],
          [t('storage.contact'), warehouse.contact],
        ]}
      />
      <Box
        component="ul"
        aria-label={t('storage.facilities')}
        sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2' }}
      >
        {[...new Set(warehouse.facilities)].map((facility) => (
          <li key={facility}>{facility}</li>
        ))}
      </Box>
    </RowCard>
  );
}

/** The ten warehouses; "Available" or otherwise, each in its own colour. */
export function WarehouseList({ all, ...state }: WholeList<Warehouse>) {
  const { t } = useText();
  const own = useVisitorDistrictOf(all, placeOfLocation);
  return (
    <>
      <FilterBar label={t('storage.warehouseFilters')}>
        <input type="hidden" name={TAB} value="warehouse" />
        <VisitorDistrictField {...own} alone />
      </FilterBar>
      <CatalogueCards
        label={t('storage.warehouse')}
        {...state}
        own={own}
        rows={all}
        total={all.length}
        count={(shown, total) => t('storage.warehouseCount', { shown, total })}
        empty={{ title: t('storage.empty') }}
      >
        {(warehouse, heading) => <WarehouseCard warehouse={warehouse} heading={heading} />}
      </CatalogueCards>
    </>
  );
}
