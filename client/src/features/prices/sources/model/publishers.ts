import type { PriceSource } from '@/graphql/generated/schema-types';

/** Where a source is published, and under which licence; nothing of what this site, or its operator, has made. */
export const PUBLISHERS: Partial<Record<PriceSource, { page: string; licence: string }>> = {
  DATAGOV: {
    page: 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi',
    licence: 'https://www.data.gov.in/Godl',
  },
  DATAGOV_HISTORY: {
    page: 'https://www.data.gov.in/resource/variety-wise-daily-market-prices-data-commodity',
    licence: 'https://www.data.gov.in/Godl',
  },
};
