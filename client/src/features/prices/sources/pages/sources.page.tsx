import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { type PriceSourcesQuery, usePriceSourcesQuery } from '../sources.generated';

type Import = NonNullable<PriceSourcesQuery['priceImports']>['nodes'][number];

const COUNTS = [
  ['new', 'newRows'],
  ['changed', 'changedRows'],
  ['held', 'heldRows'],
  ['refused', 'refusedRows'],
] as const;

/** One file or fetch: its source and day, how many rows came of it, and why the others did not. */
function ImportEntry({ row }: { row: Import }) {
  const { t, language } = useText();
  return (
    <Box
      component="article"
      sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="h4" component="h3">
        {formatDate(row.startedAt, language)}
      </Typography>
      <Typography>{row.sourceName}</Typography>
      {row.source === 'SAMPLE' ? null : (
        <Typography variant="body2" lang="en" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.origin}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.endedAt
          ? t('prices.sources.read', { rows: row.readRows, count: formatNumber(row.readRows) })
          : t('prices.sources.running')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          gap: 1,
          m: 0,
          mt: 1.5,
          fontVariantNumeric: 'tabular-nums',
          '& dt': { color: 'text.secondary', typography: 'body2' },
          '& dd': { m: 0, fontWeight: 600 },
        }}
      >
        {COUNTS.map(([name, field]) => (
          <div key={name}>
            <dt>{t(`prices.sources.${name}`)}</dt>
            <dd>{formatNumber(row[field])}</dd>
          </div>
        ))}
      </Box>
      {row.refusals.length > 0 ? (
        <Box component="ul" aria-label={t('prices.sources.why')} sx={{ m: 0, mt: 1.5, pl: 2.5, typography: 'body2' }}>
          {row.refusals.map(({ reason, rows }) => (
            <li key={reason}>{t('prices.sources.reason', { reason, rows })}</li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** Where the prices come from: the sources with their licences, and what was read in when. */
export function Component() {
  const { t } = useText();
  const { variables } = useLanguageVariable();
  const { data, loading } = usePriceSourcesQuery({ variables });
  const rows = data?.priceImports?.nodes ?? [];
  const total = data?.priceImports?.totalCount ?? 0;
  const sources = [...new Map(rows.map((row) => [row.source, row])).values()];
  return (
    <Page>
      <Box
        component={Link}
        to={paths.prices}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main', fontWeight: 600 }}
      >
        {`← ${t('prices.all')}`}
      </Box>
      <PageHeader title={t('prices.sources.title')} subtitle={t('prices.sources.subtitle')} />
      {loading && rows.length === 0 ? <LoadingText text={t('ui.catalogue.loading')} /> : null}
      {data && rows.length === 0 ? <EmptyState title={t('prices.sources.nothing')} /> : null}
      {sources.length > 0 ? (
        <Section title={t('prices.sources.all')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { color: 'primary.main' } }}>
            {sources.map(({ source, sourceName, publication }) => (
              <li key={source}>
                <span>{sourceName}</span>
                {publication ? (
                  <>
                    <span>{`. ${publication.provider}. `}</span>
                    <a href={publication.page}>{t('prices.sources.open')}</a>
                    <span>, </span>
                    <a href={publication.licencePage}>{publication.licence}</a>
                  </>
                ) : null}
              </li>
            ))}
          </Box>
        </Section>
      ) : null}
      {rows.length > 0 ? (
        <Section
          title={t('prices.sources.imports')}
          subtitle={total > rows.length ? t('prices.sources.newest', { shown: rows.length, total }) : undefined}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
            {rows.map((row) => (
              <ImportEntry key={row.id} row={row} />
            ))}
          </Box>
        </Section>
      ) : null}
    </Page>
  );
}
