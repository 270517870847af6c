/** A phone held upright. Where the keyboard leaves a low page, or the text is very large, what stays in place would take what is left to see. */
export const UPRIGHT_PHONE = '@media (max-width: 599.95px) and (min-height: 28rem)';

/** An attribute of what stands at the lower edge of a phone: the bar of the five places makes room for it. */
export const LOWER_BAR = 'data-lower-bar';
