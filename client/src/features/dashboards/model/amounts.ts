import { formatDollarAmount, formatRupees } from '@/lib/money';

/** How the dashboard of a side prints its amounts. */
export const amountsOf = (side: 'FARMER' | 'BUYER') => (side === 'BUYER' ? formatDollarAmount : formatRupees);
