import type { Request } from 'express';

/**
 * Whether the caller has the answer of this strong tag already, by the weak comparison of RFC 9110: a proxy that packs makes every tag
 * weak. Express's `request.fresh` is false for `Cache-Control: no-cache` too, as `fetch` does beside a tag.
 */
export function hasTag({ headers }: Pick<Request, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}
