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
