/** Set on `<html>`: `data-color-scheme="light|dark"`. src/first-paint.js writes it before the first paint. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** While it is on `<html>`, nothing fades (components.ts): the page changes its colours at once, not button by button. */
export const SWITCHING_ATTRIBUTE = 'data-switching-scheme';
