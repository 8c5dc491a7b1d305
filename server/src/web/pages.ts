import type { Client } from '@hanca/common/client.ts';
import type { Tag } from '@hanca/common/endpoint.ts';
import { PROVIDERS } from '@hanca/common/providers.ts';
import type { SiteConfig } from '@hanca/common/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer, plainHeaders, sendAnswer } from '../http/answer.ts';
import { Body } from '../http/body.ts';
import { Problem } from '../http/problems.ts';
import type { Served } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { innerClients } from './inner-client.ts';
import { registerRegionChoice, withinReaderRegion } from './reader-region.ts';
import { storesOffline } from './service-worker.ts';

/** What the front's server build gives: a page of an address, made of what the client answers. */
export type Render = (request: {
  url: string;
  client: Client;
  site: SiteConfig;
  assets: unknown;
}) => Promise<{ status: number; html: string; location?: string; error?: unknown }>;

/** The one address of the page that an address leads to, without what the page does not read; null for no page. */
export type CanonicalOf = (address: string) => string | null;

/** The front as it is rendered: from its build, or through Vite while it is being worked on. */
export interface Front {
  /** The functions and the assets of this request. */
  load(): Promise<{ render: Render; canonicalOf: CanonicalOf; assets: unknown }>;
  /** What is done to the HTML before it goes out. */
  finish(url: string, html: string): Promise<string>;
}

/** The cookie with which a page remembers who is signed in; the pages of members are not shown without it. */
const MEMBER_COOKIE = 'uname';
const MEMBER_PAGES = /^\/mypage(?:[/?]|$)/;

/** Where programs look: what is not there is answered with a problem, not with a page. */
const NO_PAGES = /^\/(?:v1|images|assets)(?:[/?]|$)/;
/** The name of a file, as browsers and probes request by themselves. */
const FILE = /^[^?]*\.[^/?]*(?:\?|$)/;

/** A page whose address holds a secret, which its server's answer has no use for. */
const SECRET_PAGES = /^(\/account\/qr\/)[^/]+$/;

/** In place of every address that has no page. */
const NOWHERE = '/404';

const SHARED = 'public, no-cache';
const PRIVATE = 'private, no-store';

const pathOf = (address: string) => address.split('?', 1)[0] ?? address;

/** Serves the public site: every path that nothing else answers is a page of the front. */
export const registerPages = (
  app: FastifyInstance,
  services: Services,
  served: readonly Served[],
  front: Front,
): void => {
  const { cache, config, log, vapid } = services;
  const clientFor = innerClients(services, served);
  const { publicUrl, imageHost, tileUrl, contactEmail, appStoreUrl, playStoreUrl } = config;
  const offline = storesOffline(config);
  const providers = PROVIDERS.filter((provider) => config.providers[provider]);
  /** Of 404 pages, by their HTML: one for each kind, however many addresses have it. */
  const missingBodies = new Map<string, Body>();

  const bodyOf = (status: number, html: string): string | Body => {
    if (status !== 404 || config.development) return html;
    const body = missingBodies.get(html) ?? new Body(html);
    missingBodies.set(html, body);
    return body;
  };

  /** Throws where a component of the page does. */
  const make = async (
    address: string,
    { request, reply, caching }: { request: FastifyRequest; reply: FastifyReply; caching: string },
  ): Promise<Answer> => {
    // Before anything is waited for: who waits too long is sent a 503, whose headers are none of the page's.
    const headers = plainHeaders(reply);
    const { moment } = cache.versions;
    const tags = new Set<Tag>();
    const { render, assets } = await front.load();
    let lacking = false;
    const client = clientFor({
      ip: request.ip,
      reads: (read) => {
        for (const tag of read) tags.add(tag);
      },
      failed: () => {
        lacking = true;
      },
    });
    const site = {
      publicUrl,
      imageHost,
      tileUrl,
      offline,
      // Pushes are received by the worker that stores pages for reading offline.
      pushKey: offline ? vapid.publicKey : null,
      contactEmail,
      appStoreUrl,
      playStoreUrl,
      providers,
    };
    const page = await render({ url: `${publicUrl}${address}`, client, site, assets });
    if (page.error) log.error({ err: page.error, path: pathOf(address) }, 'a page could not be made');
    const isWhole = (page.status === 200 || page.status === 404) && !lacking;
    return makeAnswer({
      status: page.status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': isWhole ? caching : PRIVATE,
        vary: 'Accept-Encoding',
        ...(page.status === 503 ? { 'retry-after': '1' } : {}),
        ...(page.location ? { location: page.location } : {}),
      },
      tags: [...tags],
      // What could not be had for a moment is missing in the page: the next reader gets another.
      moment: lacking ? null : moment,
      body: page.location ? '' : bodyOf(page.status, await front.finish(address, page.html)),
    });
  };

  /** In: the address under which it is cached; that of a member's page is none that a request could find by itself. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { address, caching, key = address }: { address: string; caching: string; key?: string },
  ) => {
    const run = () => make(address, { request, reply, caching });
    sendAnswer(request, reply, config.development ? await run() : await cache.through(key, run));
    return reply;
  };

  registerRegionChoice(app, config, () => front.load());

  app.get('/*', async (request: FastifyRequest, reply) => {
    const { url } = request;
    // The target of a proxy's request (http://…) or of a server's (*) names no page of ours.
    if (!url.startsWith('/')) throw new Problem('bad-request');
    if (NO_PAGES.test(url)) throw new Problem('not-found');
    const { canonicalOf } = await front.load();
    const address = canonicalOf(url);
    if (address === null) {
      if (FILE.test(url)) throw new Problem('not-found');
      return answer(request, reply, { address: NOWHERE, caching: SHARED });
    }
    if (pathOf(address) !== pathOf(url)) {
      return reply.header('cache-control', SHARED).redirect(address, 301);
    }
    const within = withinReaderRegion(canonicalOf, request);
    if (within !== null) return reply.header('cache-control', PRIVATE).redirect(within, 302);
    if (SECRET_PAGES.test(address)) {
      // Neither in the cache nor in the log of a page that could not be made.
      return answer(request, reply, { address: address.replace(SECRET_PAGES, '$1code'), caching: PRIVATE });
    }
    if (!MEMBER_PAGES.test(address)) return answer(request, reply, { address, caching: SHARED });
    if (!request.cookies[MEMBER_COOKIE]) {
      return reply
        .header('cache-control', PRIVATE)
        .redirect(`/account/signin?redirect=${encodeURIComponent(url)}`);
    }
    return answer(request, reply, { address, caching: PRIVATE, key: `member ${address}` });
  });
};
