import type { MessageId } from '@/i18n/message-id';
import { paths, type ServiceSlug } from '@/lib/paths';

type IdBefore<Ending extends string> = MessageId extends infer Id
  ? Id extends `${infer Start extends `genericService.${string}`}.${Ending}`
    ? Start
    : never
  : never;

/** A title with a sentence: the text ids without `.title` and `.text`. */
export type TitledId = IdBefore<'title'> & IdBefore<'text'>;

/** A question with its answer: the text ids without `.question` and `.answer`. */
export type QuestionId = IdBefore<'question'> & IdBefore<'answer'>;

/**
 * What a service needs to fill the template (X-33). The words stand in the catalogs under `genericService.<key>.…`; here is
 * how many there are of each and where the page leads on.
 */
export type ServiceContent = {
  slug: ServiceSlug;
  /** Part of the text ids. */
  key: 'commodityTrade' | 'nuvetra';
  features: readonly TitledId[];
  steps: readonly TitledId[];
  questions: readonly QuestionId[];
  /** Where the one main button goes. */
  start: string;
  related: readonly ServiceSlug[];
};

export const commodityTrade: ServiceContent = {
  slug: 'commodity-trade',
  key: 'commodityTrade',
  features: [
    'genericService.commodityTrade.feature.direct',
    'genericService.commodityTrade.feature.bids',
    'genericService.commodityTrade.feature.grades',
    'genericService.commodityTrade.feature.logistics',
  ],
  steps: [
    'genericService.commodityTrade.step.list',
    'genericService.commodityTrade.step.talk',
    'genericService.commodityTrade.step.agree',
    'genericService.commodityTrade.step.deliver',
  ],
  questions: [
    'genericService.commodityTrade.faq.cost',
    'genericService.commodityTrade.faq.price',
    'genericService.commodityTrade.faq.payment',
    'genericService.commodityTrade.faq.quantity',
  ],
  start: paths.marketplace,
  related: ['mandi-bhav', 'transport-calculator', 'storage-cold-storage', 'test-certification'],
};

export const nuvetra: ServiceContent = {
  slug: 'nuvetra',
  key: 'nuvetra',
  features: [
    'genericService.nuvetra.feature.season',
    'genericService.nuvetra.feature.soil',
    'genericService.nuvetra.feature.money',
    'genericService.nuvetra.feature.sale',
  ],
  steps: [
    'genericService.nuvetra.step.call',
    'genericService.nuvetra.step.plan',
    'genericService.nuvetra.step.work',
    'genericService.nuvetra.step.review',
  ],
  questions: [
    'genericService.nuvetra.faq.what',
    'genericService.nuvetra.faq.cost',
    'genericService.nuvetra.faq.bring',
    'genericService.nuvetra.faq.online',
  ],
  start: paths.contact,
  related: ['test-certification', 'krishi-sahayak-ai', 'seeds-fertilizer-store', 'kcc-agriculture-loans'],
};
