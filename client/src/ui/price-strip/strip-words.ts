import type { Translate } from '@/i18n/use-text';
import { dayAndMonth } from '@/lib/dates';
import type { Language } from '@/lib/language';
import { formatRupees } from '@/lib/money';
import { verdictOn } from '@/lib/price-verdict';

/** What is known around a crop (`Crop.priceComparison`), in rupees for one unit of it. */
export interface PricesAround {
  readonly lowest: number;
  readonly highest: number;
  readonly mandi: number;
  readonly msp: number | null;
  readonly day: string;
  readonly isSample: boolean;
  readonly isOld: boolean;
}

interface Spoken {
  readonly t: Translate;
  readonly language: Language;
  /** How the page prints amounts. */
  readonly format?: ((rupees: number) => string) | undefined;
}

/** A price beside what is known around it, in words: the difference, its day with what is to be noted, and what the drawing shows. */
export function stripWords(around: PricesAround, price: number, { t, language, format = formatRupees }: Spoken) {
  const { verdict, difference } = verdictOn(price, around);
  const day = dayAndMonth(around.day, language);
  const notes = [t(around.isOld ? 'ui.mandi.old' : 'ui.mandi.day', { day })];
  if (around.isSample) notes.push(t('ui.mandi.sample'));
  return {
    verdict,
    said: t(`ui.mandi.${verdict}`, { amount: format(difference) }),
    noted: notes.join(' · '),
    label: t('ui.mandi.label', {
      lowest: format(around.lowest),
      highest: format(around.highest),
      mandi: format(around.mandi),
      msp: around.msp === null ? 'none' : 'known',
      mspPrice: around.msp === null ? '' : format(around.msp),
    }),
  };
}
