const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of HTML, or of a text that may hold some. No pattern looks past another beginning of its own: that takes time by the square. */
export const htmlWords = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|h\d|td|th|tr|br|div|dt|dd)\b/g, ' $&')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity);

/** The same as a plain text, with a line for each block of it. */
export const htmlLines = (html: string): string =>
  htmlWords(html.replace(/<(?:br|\/(?:p|li|h\d|tr|div|dt|dd|blockquote|pre))\b/g, '\n$&'))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
