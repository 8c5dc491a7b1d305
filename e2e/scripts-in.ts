/** The scripts that a page names in its HTML. Out: those that it needs first, and those that it fetches before anybody acts. */
export const scriptsIn = (html: string): { first: string[]; soon: string[] } => {
  const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const { start, entry, preloads, soon } = JSON.parse(boot).assets;
  return { first: [start, entry, ...preloads], soon: soon.map(({ href }: { href: string }) => href) };
};

const lengths = new Map<string, Promise<number>>();

/** The bytes of a script as it is served compressed. Throws where it is served otherwise. */
export const gzipBytes = (url: string): Promise<number> => {
  const length =
    lengths.get(url) ??
    fetch(url, { headers: { 'accept-encoding': 'gzip' } }).then(async (answer) => {
      await answer.body?.cancel();
      if (answer.headers.get('content-encoding') !== 'gzip') throw new Error(`${url} is not compressed`);
      return Number(answer.headers.get('content-length'));
    });
  lengths.set(url, length);
  return length;
};

/** The bytes of the scripts that a page needs first. */
export const scriptBytes = async (origin: string, html: string): Promise<number> => {
  const sizes = await Promise.all(scriptsIn(html).first.map((src) => gzipBytes(`${origin}${src}`)));
  return sizes.reduce((sum, size) => sum + size, 0);
};
