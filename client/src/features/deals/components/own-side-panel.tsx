import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Facts } from '@/ui/data/facts';
import { Panel } from '@/ui/layout/panel';
import type { DealSideFragment } from '../deals.generated';

type OwnSidePanelProps = { person: DealSideFragment; name: string; other: string };

/** The reader's own contact, as the other side sees it. */
export function OwnSidePanel({ person, name, other }: OwnSidePanelProps) {
  const { t } = useText();
  return (
    <Panel title={t('deal.you')}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('deal.youSeen', { name: other })}
      </Typography>
      <Facts
        rows={[
          [t('deal.name'), name],
          [t('deal.phone'), person.contact?.phone],
          [t('deal.email'), person.contact?.email],
        ]}
      />
    </Panel>
  );
}
