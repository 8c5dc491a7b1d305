/** The scripts that a page names in its HTML. Out: those that it needs first, and those that it fetches before anybody acts. */
export const scriptsIn = (html: string): { first: string[]; soon: string[] } => {
  const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const { start, entry, preloads, soon } = JSON.parse(boot).assets;
  return { first: [start, entry, ...preloads], soon: soon.map(({ href }: { href: string }) => href) };
};
