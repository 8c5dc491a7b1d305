import { CACHES } from '../src/offline/messages.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The look of the site without a file of it. */
const STYLE = `:root{color-scheme:light dark}
body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;background:light-dark(#fbfaf7,#121614);color:light-dark(#1b2320,#edf1ee);font:1rem/1.7 "Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all}
h1{font-size:1.375rem}h2{margin-top:2rem;font-size:1.125rem}ul{margin:0;padding:0;list-style:none}
a{color:light-dark(#0e5a47,#7fc8ae)}li a{display:block;padding:.75rem 0;border-top:1px solid light-dark(#e5e2da,#333a36);text-decoration:none}`;

/** The titles are as they stand in the stored pages: escaped there. */
const titleOf = (html: string): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| 한카$/, '') ?? '';

const storedPages = async (): Promise<string[]> => {
  const cache = await caches.open(CACHES.pages);
  const requests = (await cache.keys()).toReversed();
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      return `<li><a href="${escaped(pathname + search)}">${titleOf(html) || escaped(pathname)}</a></li>`;
    }),
  );
};

/** In place of a page that neither the network nor the cache has: what can be read instead. */
export const offlinePage = async (): Promise<Response> => {
  const links = await storedPages();
  const list = links.length ? `<h2>저장해 둔 페이지</h2><ul>${links.join('')}</ul>` : '';
  const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>인터넷에 연결되지 않았어요 | 한카</title><style>${STYLE}</style></head><body><main><h1>인터넷에 연결되지 않았어요</h1><p>연결을 확인해 주세요. <a href="">다시 시도</a></p>${list}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
};
