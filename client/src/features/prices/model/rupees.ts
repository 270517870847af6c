import { formatRupees } from '@/lib/money';

/** A price without its paise: the mean of several markets is no truer for them. */
export const wholeRupees = (rupees: number): string => formatRupees(Math.round(rupees));
