import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { documentTitle } from '../titles';

/** Keeps the document's title in step with page and language. */
export function RouteTitle() {
  const matches = useMatches();
  const { pathname } = useLocation();
  const { t } = useText();
  const title = documentTitle(matches, t);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two crops share a title; leaving one must still reset it.
  useEffect(() => {
    document.title = title;
  }, [title, pathname]);
  return null;
}
