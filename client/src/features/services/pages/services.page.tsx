import Box from '@mui/material/Box';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { CatalogueList } from '@/ui/catalogue/catalogue-list';
import { CardGrid } from '@/ui/layout/card-grid';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { CallToAction } from '../components/call-to-action';
import { ServiceTile } from '../components/service-tile';
import { useServicesQuery } from '../services.generated';

/** Thirteen leave one tile over, in two columns as in three: it takes the whole row. */
const lastTileAcross = {
  '& > ul > li:last-of-type': { gridColumn: '1 / -1' },
  '& > ul > li:last-of-type > a': { flexDirection: 'row' },
} as const;

/** The catalogue of the thirteen services (spec §2). */
export function Component() {
  const { t } = useText();
  const { data, loading, error, refetch } = useServicesQuery(useLanguageVariable());
  const services = data?.services?.nodes ?? [];
  return (
    <Page>
      <PageHeader title={t('services.title')} subtitle={t('services.subtitle')} />
      <CatalogueList
        loading={loading && !data}
        rows={services}
        total={services.length}
        count={(_shown, total) => t('services.count', { total })}
        empty={{ title: t('services.empty') }}
        onRetry={error && !data ? () => refetch() : undefined}
      >
        {(rows) => (
          <Box sx={lastTileAcross}>
            <CardGrid label={t('services.title')}>
              {rows.map((service) => (
                <ServiceTile key={service.slug} service={service} />
              ))}
            </CardGrid>
          </Box>
        )}
      </CatalogueList>
      <CallToAction />
    </Page>
  );
}
