// Measures what React takes for pages of a running product: their `renderToString` alone, in its production build and on the
// product's own data. Sends back the mean of each list of pages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { builtFront } from '../server/src/web/built-front.ts';

/** Pages of one kind. */
export interface Rendering {
  origin: string;
  paths: readonly string[];
}

const front = join(import.meta.dirname, '../front');
let renderMs = 0;

// The front's build imports it after this, and so gets the one that is measured.
const react: { renderToString(element: unknown): string } = createRequire(join(front, 'package.json'))(
  'react-dom/server',
);
const { renderToString } = react;
react.renderToString = (element) => {
  const before = process.cpuUsage();
  const html = renderToString(element);
  const { user, system } = process.cpuUsage(before);
  renderMs += (user + system) / 1000;
  return html;
};

const { render, assets } = await (await builtFront(join(front, 'dist'))).load();

process.on('message', async ({ origin, paths }: Rendering) => {
  const client = createClient(api, async (endpoint, given) =>
    (await fetch(`${origin}${hrefOf(endpoint, given)}`)).json(),
  );
  const site = {
    publicUrl: origin,
    imageHost: '',
    tileUrl: '',
    contactEmail: '',
    pushKey: null,
    offline: false,
    appStoreUrl: '',
    playStoreUrl: '',
    providers: [],
  };
  renderMs = 0;
  for (const path of paths) await render({ url: `${origin}${path}`, client, site, assets });
  process.send?.(renderMs / paths.length);
});
process.send?.('ready');
