/** Screens of a desk: the wider of the two widths of tokens.css, for scripts. */
export const WIDE = '(min-width: 64em)';
