import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type Answer, makeAnswer, plainHeaders, sendAnswer } from './answer.ts';
import { openApiDocument } from './openapi.ts';

/** Serves the OpenAPI document and a page to read it. */
export const registerDocumentation = async (app: FastifyInstance): Promise<void> => {
  const document = openApiDocument();
  const body = JSON.stringify(document);
  let answer: Answer | null = null;
  app.get('/v1/openapi.json', async (request, reply) => {
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' };
    answer ??= makeAnswer({
      status: 200,
      headers: { ...plainHeaders(reply), ...type },
      tags: [],
      moment: null,
      body,
    });
    sendAnswer(request, reply, answer);
    return reply;
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', uiConfig: { docExpansion: 'list' } });
};
