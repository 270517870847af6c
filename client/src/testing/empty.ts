/** Stands in for style sheets, which tests do not need. */
export default {};
