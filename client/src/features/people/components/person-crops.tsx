import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { CropLink } from '@/ui/catalogue/crop-link';
import { LinkSection } from '@/ui/catalogue/link-section';
import { quantityText } from '@/ui/data/quantity';
import type { CropOfPersonFragment } from '../people.generated';

type PersonCropsProps = { name: string; crops: readonly CropOfPersonFragment[] };

/** What a farmer has for sale now, newest first, with the way to all of it. */
export function PersonCrops({ name, crops }: PersonCropsProps) {
  const { t } = useText();
  return (
    <LinkSection
      title={t('person.crops', { name })}
      all={{
        to: `${paths.marketplace}?q=${encodeURIComponent(name)}`,
        label: t('person.cropsAll'),
      }}
      columns={[2, 3, 3]}
    >
      {crops.map((crop) => (
        <li key={crop.id}>
          <CropLink
            crop={crop}
            unit={t(`person.per.${crop.quantity.unit}`)}
            note={crop.remainingQuantity && t('person.left', { quantity: quantityText(t, crop.remainingQuantity) })}
          />
        </li>
      ))}
    </LinkSection>
  );
}
