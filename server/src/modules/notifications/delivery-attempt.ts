/** What became of one try to bring a notification on its way: `later` may be tried again. */
export type Attempt =
  | { readonly what: 'sent' }
  | { readonly what: 'dropped' | 'failed' | 'later'; readonly why: string };
