import { lazy, Suspense, useState } from 'react';
import type { MarketCardProps } from '@/graphql/market-card';
import { useTexts } from '@/i18n/texts-provider';
import { loadFeatureTexts } from './text-catalogs';

/** The market's card with its words, fetched when it is first shown. */
export function LateMarketCard(props: MarketCardProps) {
  const texts = useTexts();
  const [Card] = useState(() =>
    lazy(async () => {
      const [{ CropCard }] = await Promise.all([
        import('@/features/marketplace/components/crop-card'),
        loadFeatureTexts(texts, 'marketplace'),
      ]);
      return { default: CropCard };
    }),
  );
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
}
