import type { Request } from 'express';
import { languageOf } from '../http/request-context.js';
import { LANGUAGES, type Language } from '../messages.js';

/** The language in which a visitor wants a page: of the link, else of the last choice, which is in a cookie, else of the browser. */
export function languageOfPage(request: Request): Language {
  const { language: asked } = request.query;
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  return LANGUAGES.find((each) => each === asked) ?? LANGUAGES.find((each) => each === chosen) ?? languageOf(request);
}
