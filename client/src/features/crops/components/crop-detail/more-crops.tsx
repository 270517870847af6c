import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/name-in';
import { paths } from '@/lib/paths';
import { placeIn } from '@/lib/place-in';
import { rememberedPlace } from '@/lib/remembered-place';
import { CropLink } from '@/ui/catalogue/crop-link';
import { LinkSection } from '@/ui/catalogue/link-section';
import { quantityText } from '@/ui/data/quantity';
import { othersLike } from '../../model/others-like';
import { type OtherCropFragment, useMoreCropsQuery } from '../../more-crops.generated';
import type { CropShown } from './crop-panel';

/** How far below the window it is asked for, so that it stands there when it is reached. */
const AHEAD = '600px';
const KM = 200;

/** What else this farmer sells, and what is like it nearby; asked for when the reader comes near. Nothing where there is nothing. */
export default function MoreCrops({ crop }: { crop: CropShown }) {
  const { t, language } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const near = `${crop.location.district}, ${crop.location.state}`;
  const { data } = useMoreCropsQuery(
    isNear
      ? {
          variables: {
            farmerId: crop.farmer.id,
            name: crop.name,
            category: crop.category,
            near,
            from: rememberedPlace() || null,
          },
          // Near a place that we do not know there is nothing; what the farmer sells is there all the same.
          errorPolicy: 'all',
        }
      : skipToken,
  );
  const { ofFarmer, alike } = othersLike(crop, data);
  const list = (crops: readonly OtherCropFragment[], noteOf: (crop: OtherCropFragment) => string) =>
    crops.map((each) => (
      <li key={each.id}>
        <CropLink
          crop={each}
          unit={t('cropDetail.perUnit', { unit: t(`cropDetail.one.${each.quantity.unit}`) })}
          note={noteOf(each)}
        />
      </li>
    ));
  const whereOf = ({ location }: OtherCropFragment) =>
    [
      t('cropDetail.placeOf', placeIn(language, location)),
      ...(location.distanceKm === null ? [] : [t('cropDetail.away', { km: location.distanceKm })]),
    ].join(' · ');
  const name = nameIn(language, crop.farmer);
  return (
    <div ref={place}>
      {ofFarmer.length > 0 ? (
        <LinkSection
          title={t('cropDetail.moreOfFarmer', { name })}
          all={{ to: paths.person(crop.farmer.id), label: t('cropDetail.aboutFarmer', { name }) }}
          columns={[2, 3, 3]}
        >
          {list(ofFarmer, ({ quantity }) => quantityText(t, quantity))}
        </LinkSection>
      ) : null}
      {alike.length > 0 ? (
        <LinkSection
          title={t('cropDetail.moreNear')}
          all={{
            to: `${paths.marketplace}?${new URLSearchParams({ near, km: String(KM) })}`,
            label: t('cropDetail.moreNearAll'),
          }}
          columns={[2, 3, 3]}
        >
          {list(alike, whereOf)}
        </LinkSection>
      ) : null}
    </div>
  );
}
