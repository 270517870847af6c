import type { MessageId } from '@/i18n/message-id';
import type { AnswerSource } from './conversation';

type LabelId = Extract<MessageId, `advisor.page.${string}`>;

/** A page of this site that an answer points to, once however many sources name it. */
export type SourcePage = { path: string; labelId: LabelId; name: string };

const SERVICE = /^\/services\/([a-z-]+)$/;
const LABELLED = [
  'mandi-bhav',
  'kcc-agriculture-loans',
  'agri-news-schemes',
  'storage-cold-storage',
  'tools-machinery',
  'transport-calculator',
  'seeds-fertilizer-store',
  'test-certification',
] as const;

function labelIdOf(path: string): LabelId {
  const slug = LABELLED.find((each) => each === SERVICE.exec(path)?.[1]);
  if (slug) return `advisor.page.${slug}`;
  if (path === '/marketplace') return 'advisor.page.marketplace';
  return 'advisor.page.other';
}

/** The pages to link below an answer. Only paths of this site: an answer never leads elsewhere. */
export function pagesOf(sources: readonly AnswerSource[]): SourcePage[] {
  const pages = new Map<string, SourcePage>();
  for (const { path, name } of sources) {
    if (path && /^\/(?![/\\])/.test(path) && !pages.has(path)) {
      pages.set(path, { path, labelId: labelIdOf(path), name });
    }
  }
  return [...pages.values()];
}
