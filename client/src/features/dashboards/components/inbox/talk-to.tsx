import ChatIcon from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { ContactLinks } from '@/ui/feedback/contact-links';
import { LoadingText } from '@/ui/feedback/loading-text';
import type { InboxBid } from '../../model/inbox-bid';
import { useFarmerToCallQuery } from '../../trade.generated';

/** How to talk to the other side. A farmer's number is on the crop's page for every buyer; a buyer's is shown with the deal. */
export function TalkTo({ bid: { side, name, crop } }: { bid: InboxBid }) {
  const { t } = useText();
  // Showing a contact is counted: not before it is wanted.
  const [asked, setAsked] = useState(false);
  if (side === 'FARMER') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('dashboards.talkLater', { name })}
      </Typography>
    );
  }
  if (asked) return <FarmersNumber cropId={crop.id} name={name} />;
  return (
    <Button variant="text" startIcon={<ChatIcon />} onClick={() => setAsked(true)}>
      <span>{t('dashboards.talk', { name })}</span>
    </Button>
  );
}

function FarmersNumber({ cropId, name }: { cropId: string; name: string }) {
  const { t } = useText();
  const { data, loading } = useFarmerToCallQuery({ variables: { cropId } });
  if (loading) return <LoadingText text={t('ui.loading')} />;
  const phone = data?.crop?.farmer.contact?.phone;
  if (!phone) return <Typography role="status">{t('dashboards.talkFailed')}</Typography>;
  return <ContactLinks person={{ name, phone, whatsApp: phone }} />;
}
