import TractorIcon from '@mui/icons-material/AgricultureRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import type { CardProps } from '@/ui/catalogue/card-parts';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { RowPicture } from '@/ui/catalogue/row-picture';
import { Price } from '@/ui/data/price';
import { StatusBadge } from '@/ui/data/status-badge';
import type { Machine } from '../model/machines';

type MachineCardProps = { machine: Machine; heading: CardProps['heading']; picture: string | undefined };

/** A machine for rent; a booked one cannot be asked for. */
export function MachineCard({ machine, heading, picture }: MachineCardProps) {
  const { t } = useText();
  const name = machine.name;
  const booked = machine.status === 'BOOKED';
  return (
    <RowCard
      title={name}
      heading={heading}
      picture={<RowPicture src={picture} icon={TractorIcon} />}
      figure={<Price rupees={machine.pricePerDay} unit={t('machinery.perDay')} />}
      badges={
        <>
          <StatusBadge label={t(`machinery.category.${machine.category}`)} tone="neutral" />
          <StatusBadge label={t(`machinery.status.${machine.status}`)} tone={booked ? 'warning' : 'success'} />
        </>
      }
      subtitle={`${machine.location} · ${machine.owner}`}
      actions={
        <OfferButton
          disabled={booked}
          label={t(booked ? 'machinery.booked' : 'machinery.book')}
          accessibleLabel={t(booked ? 'machinery.bookedNamed' : 'machinery.bookNamed', { name })}
          title={name}
          greeting={t('machinery.greeting', { name: machine.name })}
        >
          {t('machinery.offer', { name, owner: machine.owner })}
        </OfferButton>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2' }}>
        {[...new Set(machine.features)].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
    </RowCard>
  );
}
