import { useCallback } from 'react';
import { useText } from '@/i18n/use-text';
import { formatNumber, formatRupees } from '@/lib/money';
import { errorCode, errorDetails, serverMessage } from './errors';

/**
 * The message for a refused bid or answer: our own wording for conflicts between people, otherwise the server's, in the reader's language.
 */
export function useRefusal(): (error: unknown) => string {
  const { t } = useText();
  return useCallback(
    (error) => {
      const details = errorDetails(error);
      switch (errorCode(error)) {
        case 'OFFER_CHANGED': {
          const price = priceOf(details.offer);
          return price === null ? t('ui.refused.changed') : t('ui.refused.changedTo', { price: formatRupees(price) });
        }
        case 'OFFER_EXPIRED':
          return t('ui.refused.expired');
        case 'NOT_YOUR_TURN':
          return t('ui.refused.notYourTurn');
        case 'QUANTITY_GONE': {
          const { remaining } = details;
          return typeof remaining === 'number' && remaining > 0
            ? t('ui.refused.lessLeft', { amount: formatNumber(remaining) })
            : t('ui.refused.allSold');
        }
        case 'BID_TOO_LOW':
          return typeof details.leastAmount === 'number'
            ? t('ui.refused.tooLow', { price: formatRupees(details.leastAmount) })
            : t('ui.refused.changed');
        case 'BELOW_OWN_MAX':
          return typeof details.yourMax === 'number'
            ? t('ui.refused.belowOwnMax', { price: formatRupees(details.yourMax) })
            : t('ui.refused.changed');
        case 'AUCTION_ENDED':
          return t('ui.refused.auctionEnded');
        default:
          return serverMessage(error) ?? t('ui.refused.noAnswer');
      }
    },
    [t],
  );
}

function priceOf(offer: unknown): number | null {
  if (typeof offer !== 'object' || offer === null || !('price' in offer)) return null;
  return typeof offer.price === 'number' ? offer.price : null;
}
