/** A phone held upright. Where the keyboard leaves a low page, or the text is very large, what stays in place would take what is left to see. */
export const UPRIGHT_PHONE = '@media (max-width: 599.95px) and (min-height: 28rem)';
