import type { UIMatch } from 'react-router-dom';
import type { Translate } from '@/i18n/use-text';
import { brand } from '@/lib/config';
import type { PageName } from '@/lib/paths';

type TitleHandle = { title: `title.${PageName | 'notFound'}` };

/** Gives a route its document title: `title.<name>` of app/locales. */
export function titled(name: PageName | 'notFound'): { handle: TitleHandle } {
  return { handle: { title: `title.${name}` } };
}

function hasTitle(handle: unknown): handle is TitleHandle {
  return typeof (handle as TitleHandle | undefined)?.title === 'string';
}

/** The document title of the page that these matches lead to; the server prints the same one. */
export function documentTitle(matches: readonly Pick<UIMatch, 'handle'>[], t: Translate): string {
  const handle = matches.map((match) => match.handle).findLast(hasTitle);
  return handle ? `${t(handle.title)} | ${brand.name}` : brand.name;
}
