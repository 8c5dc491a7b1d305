import type { Client } from '@hanca/common/client.ts';
import type { Topic } from '@hanca/common/endpoint.ts';
import type { SiteConfig } from '@hanca/common/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kept, keep, sendKept } from '../http/cache.ts';
import { Problem } from '../http/problems.ts';
import { plainHeaders, type Served } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createInnerClient } from './inner-client.ts';

/** What the front's server build gives: a page of an address, made of what the client answers. */
export type Render = (request: {
  url: string;
  client: Client;
  site: SiteConfig;
  assets: unknown;
}) => Promise<{ status: number; html: string; location?: string; error?: unknown }>;

/** The front as it is rendered: from its build, or through Vite while it is being worked on. */
export interface Front {
  /** The render function and the assets of this request. */
  load(): Promise<{ render: Render; assets: unknown }>;
  /** What is done to the HTML before it goes out. */
  finish(url: string, html: string): Promise<string>;
}

/** The cookie with which a page remembers who is signed in; the pages of members are not shown without it. */
const MEMBER_COOKIE = 'uname';
const MEMBER_PAGES = /^\/mypage(?:[/?]|$)/;

/** Where programs ask: what is not there is answered with a problem, not with a page. */
const NO_PAGES = /^\/(?:v1|images|assets)(?:[/?]|$)/;

const SHARED = 'public, no-cache';
const PRIVATE = 'private, no-store';

/** Serves the public site: every path that nothing else answers is a page of the front. */
export const registerPages = (
  app: FastifyInstance,
  services: Services,
  served: readonly Served[],
  front: Front,
): void => {
  const { cache, config, log } = services;
  const { publicUrl, imageHost, tileUrl, contactEmail } = config;

  /** Throws where a component of the page does. */
  const make = async (path: string, reply: FastifyReply, caching: string): Promise<Kept> => {
    const stampOf = cache.versions.snapshot();
    const topics = new Set<Topic>();
    const { render, assets } = await front.load();
    let lacking = false;
    const client = createInnerClient(services, served, {
      reads: (read) => {
        for (const topic of read) topics.add(topic);
      },
      failed: () => {
        lacking = true;
      },
    });
    const url = `${publicUrl}${path}`;
    const page = await render({ url, client, site: { publicUrl, imageHost, tileUrl, contactEmail }, assets });
    if (page.error) log.error({ err: page.error, path }, 'a page could not be made');
    const reads = [...topics];
    return keep({
      status: page.status,
      headers: {
        ...plainHeaders(reply),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': page.status === 200 && !lacking ? caching : PRIVATE,
        vary: 'Accept-Encoding',
        ...(page.status === 503 ? { 'retry-after': '1' } : {}),
        ...(page.location ? { location: page.location } : {}),
      },
      reads,
      // What could not be had for a moment is missing in the page: the next reader gets another.
      stamp: lacking ? null : stampOf(reads),
      body: page.location ? '' : await front.finish(path, page.html),
    });
  };

  app.get('/*', async (request: FastifyRequest, reply) => {
    const path = request.url;
    // The target of a proxy's request (http://…) or of a server's (*) names no page of ours.
    if (!path.startsWith('/')) throw new Problem('bad-request');
    if (NO_PAGES.test(path)) throw new Problem('not-found');
    if (MEMBER_PAGES.test(path)) {
      if (!request.cookies[MEMBER_COOKIE]) {
        return reply
          .header('cache-control', PRIVATE)
          .redirect(`/account/signin?redirect=${encodeURIComponent(path)}`);
      }
      sendKept(request, reply, await make(path, reply, PRIVATE));
      return reply;
    }
    sendKept(
      request,
      reply,
      config.development
        ? await make(path, reply, PRIVATE)
        : await cache.through(path, () => make(path, reply, SHARED)),
    );
    return reply;
  });
};
