import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { paths } from '@/lib/paths';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import { TimeLeft } from '@/ui/data/time-left';
import { Section } from '@/ui/layout/section';
import { RowList } from './row-list';

export type AuctionRow = {
  cropId: string;
  cropName: string;
  badge: { label: string; tone: BadgeTone };
  /** Price now, and the like. */
  facts: ReactNode;
  /** When the next thing happens. */
  until: string;
  action: string;
};

/** Auctions of which something can still become, what ends next on top; nothing where there are none. */
export function AuctionList({ title, rows, total }: { title: string; rows: readonly AuctionRow[]; total: number }) {
  const { t } = useText();
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <RowList label={title}>
        {rows.map(({ cropId, cropName, badge, facts, until, action }) => (
          <Box
            component="li"
            key={cropId}
            sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
                <Typography variant="h4" component="h3" lang={languageOfScript(cropName)}>
                  {cropName}
                </Typography>
                <StatusBadge {...badge} />
              </Box>
              <Typography>{facts}</Typography>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <TimeLeft until={until} />
              </Typography>
            </Box>
            <Button
              component={Link}
              to={paths.cropDetail(cropId)}
              variant={badge.tone === 'error' ? 'contained' : 'outlined'}
              aria-label={t('dashboards.auctionOf', { action, name: cropName })}
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              <span>{action}</span>
            </Button>
          </Box>
        ))}
      </RowList>
      {total > rows.length ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('dashboards.auctionsMore', { shown: rows.length, total })}
        </Typography>
      ) : null}
    </Section>
  );
}
