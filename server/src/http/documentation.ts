import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type Answer, makeAnswer, plainHeaders, sendAnswer } from './answer.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document and a page to read it. Both are made at their first request: they would hold up a start. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  let answer: Answer | null = null;
  app.get('/v1/openapi.json', async (request, reply) => {
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };
    answer ??= makeAnswer({
      status: 200,
      headers: { ...plainHeaders(reply), ...type },
      tags: [],
      moment: null,
      body: JSON.stringify(openApiDocument()),
    });
    sendAnswer(request, reply, answer);
    return reply;
  });
  // The plugin caches the document. Routes carry no schemas, so it adds none.
  await app.register(swagger, { openapi: {}, transformObject: () => openApiDocument() as never });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', uiConfig: { docExpansion: 'list' } });
};
