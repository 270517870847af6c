/**
 * What became of one try to bring a notification on its way: `later` may be tried again, and `unsure` is never, since a reader
 * may have it already.
 */
export type Attempt =
  | { readonly what: 'sent' }
  | { readonly what: 'dropped' | 'failed' | 'later' | 'unsure'; readonly why: string };
