import { text } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Tag } from '@hanca/common/endpoint.ts';
import { perHour } from '@hanca/common/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAnswer, plainHeaders, sendAnswer } from '../../http/answer.ts';
import { addressUnit, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { robotsText } from './robots.ts';
import { postFeed } from './rss.ts';
import { SITEMAP, SITEMAP_TAGS, sitemapFile, sitemapIndex } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
/** Crawlers come every few hours at most. */
const AN_HOUR = 'public, max-age=3600';

/** Of one address: a file is up to 50 queries, which go on after the request has given back its place. */
export const FILES = { ...perHour(200), kind: 'sitemap-file' };

/** The address without a query, which would make another entry of the cache. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

/** Serves what search engines and feed readers ask for by fixed addresses. */
export const serveCrawlers = async (app: FastifyInstance, { db, cache, config }: Services): Promise<void> => {
  /** Sends a text from the cache, where it stays until a record of these tags changes. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, tags, make }: { type: string; tags: Tag[]; make: () => Promise<string> },
  ) => {
    const headers = {
      ...plainHeaders(reply),
      'content-type': type,
      'cache-control': AN_HOUR,
      vary: 'Accept-Encoding',
    };
    const answer = await cache.through(pathOf(request), async () => {
      const { moment } = cache.versions;
      return makeAnswer({ status: 200, headers, tags, moment, body: await make() });
    });
    sendAnswer(request, reply, answer);
    return reply;
  };

  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robotsText(config)),
  );

  app.get(SITEMAP, (request, reply) =>
    send(request, reply, {
      type: XML,
      tags: SITEMAP_TAGS,
      make: async () => text(await sitemapIndex(db, config)),
    }),
  );

  // Up to some megabytes: sent while it is read.
  app.get('/sitemaps/:file', async (request, reply) => {
    await takeAttempt(db, FILES, addressUnit(request.ip));
    // Last, as an error of it that nobody waits for would end the process.
    const file = await sitemapFile(db, config, pathOf(request));
    if (!file) throw new Problem('not-found');
    reply.header('cache-control', AN_HOUR).header('vary', 'Accept-Encoding').type(XML);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file);
    const zipped = createGzip();
    file.on('error', (error) => zipped.destroy(error));
    return reply.header('content-encoding', 'gzip').send(file.pipe(zipped));
  });

  const sendFeed = (request: FastifyRequest, reply: FastifyReply, postType: number) =>
    send(request, reply, {
      type: RSS,
      tags: ['posts', 'categories'],
      make: async () => {
        const feed = await postFeed(db, config, postType);
        if (feed === null) throw new Problem('not-found');
        return feed;
      },
    });
  app.get('/rss.xml', (request, reply) => sendFeed(request, reply, 0));
  app.get<{ Params: { type: string } }>('/rss/:type(^[1-9]\\d?).xml', (request, reply) =>
    sendFeed(request, reply, Number(request.params.type)),
  );
};
