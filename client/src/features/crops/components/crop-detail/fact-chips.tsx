import KeepsIcon from '@mui/icons-material/EventRounded';
import OrganicIcon from '@mui/icons-material/GrassRounded';
import AmountIcon from '@mui/icons-material/Inventory2Rounded';
import GradeIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { quantityText } from '@/ui/data/quantity';
import type { CropShown } from './crop-panel';

const CHIPS = 4;

/** What a buyer asks first, at a glance: how much there is, how good it is, and up to two more. */
export function FactChips({ crop }: { crop: CropShown }) {
  const { t, language } = useText();
  const { quantity, minQuantity } = crop;
  const expires = formatDate(crop.expiryDate, language);
  const facts = [
    { Icon: AmountIcon, text: quantityText(t, crop.remainingQuantity ?? quantity) },
    { Icon: GradeIcon, text: t('cropDetail.chip.grade', { grade: crop.qualityGrade }) },
    { Icon: OrganicIcon, text: crop.specifications.organic && t('cropDetail.organic') },
    {
      Icon: AmountIcon,
      text:
        minQuantity !== null &&
        t('cropDetail.chip.least', { quantity: quantityText(t, { ...quantity, amount: minQuantity }) }),
    },
    { Icon: KeepsIcon, text: expires && t('cropDetail.chip.keeps', { date: expires }) },
  ];
  return (
    <Box component="ul" sx={LIST}>
      {facts
        .filter(({ text }) => text)
        .slice(0, CHIPS)
        .map(({ Icon, text }) => (
          <li key={String(text)}>
            <Icon aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  flexWrap: 'wrap',
  gap: 1,
  typography: 'body2',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    px: 1.25,
    py: 0.75,
    borderRadius: 1,
    bgcolor: 'action.hover',
    fontWeight: 600,
    lineHeight: 1.3,
  },
  '& svg': { fontSize: 18, flexShrink: 0, color: 'primary.main' },
} as const;
