import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type Kept, keep, sendKept } from './kept.ts';
import { openApiDocument } from './openapi.ts';
import { plainHeaders } from './serve.ts';

/** Serves the OpenAPI document and a page to read it. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  const document = openApiDocument();
  const body = JSON.stringify(document);
  let kept: Kept | null = null;
  app.get('/v1/openapi.json', async (request, reply) => {
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };
    kept ??= keep({
      status: 200,
      headers: { ...plainHeaders(reply), ...type },
      tags: [],
      moment: null,
      body,
    });
    sendKept(request, reply, kept);
    return reply;
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', uiConfig: { docExpansion: 'list' } });
};
