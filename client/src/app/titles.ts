import type { UIMatch } from 'react-router-dom';
import type { Translate } from '@/i18n/use-text';
import { brand } from '@/lib/config';
import type { PageName } from '@/lib/paths';

type Page = PageName | 'notFound';
type TitleHandle = { page: Page; title: `title.${Page}` };

/** Gives a route its name and its document title: `title.<name>` of app/locales. */
export function titled(name: Page): { handle: TitleHandle } {
  return { handle: { page: name, title: `title.${name}` } };
}

function hasTitle(handle: unknown): handle is TitleHandle {
  return typeof (handle as TitleHandle | undefined)?.title === 'string';
}

type Matches = readonly Pick<UIMatch, 'handle'>[];

const handleOf = (matches: Matches) => matches.map((match) => match.handle).findLast(hasTitle);

/** The name of the page that these matches lead to, as routes.json has it. */
export function pageName(matches: Matches): Page {
  return handleOf(matches)?.page ?? 'notFound';
}

/** The document title of the page that these matches lead to; the server prints the same one. */
export function documentTitle(matches: Matches, t: Translate): string {
  const handle = handleOf(matches);
  return handle ? `${t(handle.title)} | ${brand.name}` : brand.name;
}
