import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document and a page to read it. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  const document = openApiDocument();
  app.get('/v1/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, no-cache');
    return document;
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', uiConfig: { docExpansion: 'list' } });
};
