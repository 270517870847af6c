import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { Facts } from '@/ui/data/facts';
import { Price } from '@/ui/data/price';
import { Tag } from '@/ui/data/tag';
import type { LabTest } from '../model/lab-tests';

type LabTestCardProps = { test: LabTest; illustration: string };

/** One test: what it costs, when the report comes, what is measured. */
export function LabTestCard({ test, illustration }: LabTestCardProps) {
  const { t } = useText();
  const name = test.name;
  const reportTime = test.reportTime;
  return (
    <RowCard
      title={name}
      illustration={illustration}
      figure={<Price rupees={test.price} unit={t('labTests.perSample')} />}
      actions={
        <OfferButton
          fullWidth
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
      <Facts rows={[[t('labTests.report'), reportTime]]} />
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
