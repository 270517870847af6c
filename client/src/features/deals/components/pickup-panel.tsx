import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { Facts } from '@/ui/data/facts';
import { Panel } from '@/ui/layout/panel';
import { type DealShown, namesOf } from './deal-shown';

/** Day and place of pick-up that both agreed on, or that one side named. */
export function PickupPanel({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const shown = deal.pickup ?? deal.pickupProposal;
  if (!shown) return null;
  return (
    <Panel title={t('deal.pickUp.title')}>
      <Facts
        rows={[
          [t('deal.pickUp.day'), `${formatDate(shown.day, language)}, ${t(`deal.at.${shown.timeOfDay}`)}`],
          [
            t('deal.pickUp.where'),
            <span key="place" lang={languageOfScript(shown.place)}>
              {shown.place}
            </span>,
          ],
          [
            t('deal.pickUp.standing'),
            shown.confirmedAt
              ? t('deal.pickUp.agreed')
              : t('deal.pickUp.named', { name: namesOf(deal)[shown.proposedBy] }),
          ],
        ]}
      />
    </Panel>
  );
}
