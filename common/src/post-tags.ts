/** Most characters of one tag in a query. */
export const TAG_MAX = 50;

/** The tags of a post, each once. In: comma-separated, as stored. */
export const splitTags = (tags: string): string[] =>
  [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean);
