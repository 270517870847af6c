import { useEffect } from 'react';
import { brand } from '@/lib/config';

/** Replaces the route's own document title where the data has a better one, such as a crop's name. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} | ${brand.name}`;
  }, [title]);
}
