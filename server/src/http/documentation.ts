import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { keep, sendKept } from './cache.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document and a page to read it. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  const document = openApiDocument();
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };
  const kept = keep({ status: 200, headers, reads: [], stamp: 0, body: JSON.stringify(document) });
  app.get('/v1/openapi.json', async (request, reply) => {
    sendKept(request, reply, kept);
    return reply;
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', uiConfig: { docExpansion: 'list' } });
};
