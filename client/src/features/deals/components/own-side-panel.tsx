import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
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
      <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
      <Typography>{person.contact?.phone}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{person.contact?.email}</Typography>
    </Panel>
  );
}
