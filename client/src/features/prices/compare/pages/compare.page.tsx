import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { RangeLinks } from '../../components/range-links';
import { SampleWarning, SourceNote } from '../../components/source-note';
import { RANGE, rangeOf } from '../../model/ranges';
import { AddLine } from '../components/add-line';
import { ComparedLegend } from '../components/compared-legend';
import { ComparedPlot } from '../components/compared-plot';
import { useCompared } from '../components/use-compared';
import { linesOfAddress, MOST_LINES } from '../model/compared';

/** Up to four crops or mandis in one plot. The address holds the choice, so that it can be shared. */
export function Component() {
  const { t } = useText();
  const [params] = useSearchParams();
  const { words, tooMany } = linesOfAddress(params);
  const range = rangeOf(params.get(RANGE));
  const { lines, unknown, loading } = useCompared(words, range);
  const drawn = lines.filter(({ points }) => points.length > 0);
  const latest = drawn
    .flatMap(({ latest }) => latest ?? [])
    .sort((one, other) => one.day.localeCompare(other.day))
    .at(-1);
  return (
    <Page>
      <Box
        component={Link}
        to={paths.prices}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main', fontWeight: 600 }}
      >
        {`← ${t('prices.all')}`}
      </Box>
      <PageHeader title={t('prices.compare.title')} subtitle={t('prices.compare.compareHint', { most: MOST_LINES })} />
      {tooMany.length > 0 ? (
        <Typography role="alert" sx={{ mb: 2, fontWeight: 600 }}>
          {t('prices.compare.tooMany', { most: MOST_LINES, left: tooMany.length })}
        </Typography>
      ) : null}
      {unknown.length > 0 ? (
        <Typography role="alert" sx={{ mb: 2 }}>
          {t('prices.compare.unknownLines', { lines: unknown.length })}
        </Typography>
      ) : null}
      <AddLine words={words} />
      <SampleWarning latest={latest} />
      {lines.length > 0 ? <ComparedLegend lines={lines} words={words} /> : null}
      {words.length > 0 ? <RangeLinks range={range} /> : null}
      {drawn.length > 0 ? <ComparedPlot lines={drawn} range={range} /> : null}
      {drawn.length === 0 && loading ? <LoadingText text={t('ui.catalogue.loading')} /> : null}
      {words.length === 0 ? <EmptyState title={t('prices.compare.nothingCompared')} /> : null}
      {latest ? <SourceNote latest={latest} /> : null}
    </Page>
  );
}
