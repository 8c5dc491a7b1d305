import type { Provider } from '@hanca/common/providers.ts';
import { providerPath } from '@hanca/common/providers.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestProduct } from './product.ts';

/** How a provider sends a browser back. */
export interface Answer {
  method: 'GET' | 'POST';
  path: string;
  /** Of the form that a provider's page sends. */
  body?: string;
}

const unescaped = (text: string) =>
  text.replaceAll('&#x2F;', '/').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** What the page that sends itself holds. */
const formOf = (html: string): { action: string; body: string } | null => {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  if (!action) return null;
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, unescaped(value)]),
  );
  return { action: unescaped(action), body: String(body) };
};

/**
 * Does at a provider what a browser does there: signs in and follows its redirects until they leave it.
 * @param as whose account there; null to go back without signing in
 */
export const visitProvider = async (url: string, as: string | null): Promise<Answer> => {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  const go = async (to: string, body?: string): Promise<Answer> => {
    const target = new URL(to, origin);
    if (target.origin !== origin) return { method: 'GET', path: `${target.pathname}${target.search}` };
    const response = await fetch(target, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) return go(location);
    const form = formOf(await response.text());
    if (form) return { method: 'POST', path: new URL(form.action).pathname, body: form.body };
    if (!target.pathname.startsWith('/interaction/')) throw new Error(`the provider ended at ${target}`);
    return go(target.href, `account=${encodeURIComponent(as ?? '')}`);
  };
  return go(url);
};

/** A browser as far as its cookies go, without their paths. */
export class Visitor {
  private readonly product: TestProduct;
  private readonly cookies = new Map<string, string>();

  constructor(product: TestProduct) {
    this.product = product;
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { headers = {}, ...options }: { headers?: Record<string, string>; payload?: string | object } = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.product.inject({
      method,
      url,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...options,
    });
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Presses the button of a provider. Out: where that leads to. */
  async begin(provider: Provider, redirect?: string): Promise<string> {
    const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
    const response = await this.send('GET', `${providerPath(provider)}${query}`);
    return String(response.headers.location);
  }

  /** Comes back from a provider. Out: where that leads to. */
  async comeBack({ method, path, body }: Answer): Promise<string> {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' };
    const response = await this.send(method, path, {
      headers: { 'sec-fetch-site': 'cross-site', ...(body === undefined ? {} : form) },
      ...(body === undefined ? {} : { payload: body }),
    });
    return String(response.headers.location);
  }

  /** Goes to a provider and comes back. Out: where that leads to. */
  async visit(provider: Provider, as: string | null, redirect?: string): Promise<string> {
    return this.comeBack(await visitProvider(await this.begin(provider, redirect), as));
  }
}
