import { type ComponentType, createContext } from 'react';
import type { MarketCardCropFragment } from './market-card-crop.generated';

/** What a card of the market takes. */
export type MarketCardProps = { crop: MarketCardCropFragment };

/**
 * The market's own card, for pages that show a farmer what buyers see. It is a part of another feature, so the application hands it to them.
 */
export const MarketCard = createContext<ComponentType<MarketCardProps>>(() => null);
