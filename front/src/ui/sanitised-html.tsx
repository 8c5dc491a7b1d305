import { createElement } from 'react';

interface SanitisedHtmlProps {
  /** HTML that the server has sanitised with the list of what posts may hold; nothing else may be given. */
  html: string;
  className?: string;
}

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** Nowhere else does the site turn text into markup. */
export const SanitisedHtml = ({ html, className }: SanitisedHtmlProps) =>
  createElement('div', { className, ...inner(html) });
