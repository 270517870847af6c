import LabIcon from '@mui/icons-material/BiotechRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { RowPicture } from '@/ui/catalogue/row-picture';
import { Price } from '@/ui/data/price';
import { Tag } from '@/ui/data/tag';
import type { LabTest } from '../model/lab-tests';

type LabTestCardProps = { test: LabTest; picture: string | undefined };

/** One test: what it costs, when the report comes, what is measured. */
export function LabTestCard({ test, picture }: LabTestCardProps) {
  const { t } = useText();
  const name = test.name;
  const reportTime = test.reportTime;
  return (
    <RowCard
      title={name}
      subtitle={t('labTests.report', { time: reportTime })}
      picture={<RowPicture src={picture} icon={LabIcon} />}
      figure={<Price rupees={test.price} unit={t('labTests.perSample')} />}
      actions={
        <OfferButton
          label={t('labTests.book')}
          accessibleLabel={t('labTests.bookNamed', { name })}
          title={name}
          greeting={t('labTests.greeting', { name })}
        >
          {t('labTests.offer', { name, price: formatRupees(test.price), time: reportTime })}
        </OfferButton>
      }
    >
      <Typography variant="body2">{test.description}</Typography>
      <Box
        component="ul"
        aria-label={t('labTests.measured')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {test.parameters.map((parameter) => (
          <li key={parameter}>
            <Tag>{parameter}</Tag>
          </li>
        ))}
      </Box>
    </RowCard>
  );
}
