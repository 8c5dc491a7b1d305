import { endpoints } from '@hanca/common/contract/index.ts';
import { type Access, accessOf, type Endpoint, isCreate, statusOf } from '@hanca/common/endpoint.ts';
import { IMAGE_TARGETS } from '@hanca/common/images.ts';
import type { Limit } from '@hanca/common/limits.ts';
import { startsSession, ZONE_HEADER } from '@hanca/common/member-zone.ts';
import { problemDocument } from '@hanca/common/problem-document.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
};

const parametersOf = (schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, part]) => {
    const type = part as z.ZodType;
    return {
      name,
      in: where,
      required: where === 'path' || !type.safeParse(undefined).success,
      schema: schemaOf(type, 'input'),
    };
  });

const upload = {
  type: 'object',
  properties: {
    target: { type: 'string', enum: [...IMAGE_TARGETS] },
    file: { type: 'array', items: { type: 'string', format: 'binary' } },
  },
  required: ['target', 'file'],
};

const bodyOf = (endpoint: Endpoint): Json => {
  if (endpoint.files) return { requestBody: { content: { 'multipart/form-data': { schema: upload } } } };
  if (!endpoint.body) return {};
  const schema = schemaOf(endpoint.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
};

const idempotencyKey = ({ secret }: Endpoint): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  description: secret
    ? 'A repetition with the same key within 24 hours answers 409 `already-answered`: the result is shown once'
    : 'A repetition with the same key within 24 hours is answered with the first result',
  required: false,
  schema: { type: 'string', maxLength: 200 },
});

const TIME_ZONE = {
  name: ZONE_HEADER,
  in: 'header',
  description: "The zone of the browser's clocks as IANA names it, by which daily mails go out",
  required: false,
  schema: { type: 'string' },
};

const refusal = { $ref: '#/components/responses/Problem' };

const WINDOWS: Record<number, string> = { 60000: 'minute', 3600000: 'hour', 86400000: 'day' };

/** How often one caller may, in words. */
const limitText = ({ most, unit = 'calls', windowMs, shared }: Limit, access: Access): string => {
  const each = access === 'public' ? 'a member or an address' : 'a member';
  const together = shared ? ` (${shared}: counted together)` : '';
  return `Limit of ${each}: ${most} ${unit} a ${WINDOWS[windowMs]}${together}`;
};

/** Who is refused and how often one may call, in words; '' for neither. */
const descriptionOf = (endpoint: Endpoint): string => {
  const { limit, verified } = endpoint;
  const few = typeof verified === 'object' ? `; for others ${verified.after} ${limit?.unit ?? 'calls'}` : '';
  return [verified ? `For verified members${few}` : '', limit ? limitText(limit, accessOf(endpoint)) : '']
    .filter(Boolean)
    .join('. ');
};

const refusalsOf = (endpoint: Endpoint): Json => ({
  ...(endpoint.params || endpoint.query || endpoint.body || endpoint.files ? { 400: refusal } : {}),
  ...(accessOf(endpoint) === 'public' ? {} : { 401: refusal }),
  ...(accessOf(endpoint) === 'admin' || endpoint.verified || endpoint.publishes ? { 403: refusal } : {}),
  ...(endpoint.path.includes('{') ? { 404: refusal } : {}),
  ...(endpoint.limit ? { 429: refusal } : {}),
  default: refusal,
});

const operationOf = (name: string, endpoint: Endpoint): Json => {
  const status = statusOf(endpoint);
  const { download } = endpoint;
  const description = descriptionOf(endpoint);
  const file = download && { content: { [download]: { schema: { type: 'string', format: 'binary' } } } };
  const content =
    status === 204
      ? {}
      : file || { content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    ...(description ? { description } : {}),
    ...(accessOf(endpoint) === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(isCreate(endpoint) ? [idempotencyKey(endpoint)] : []),
      ...(startsSession(endpoint) ? [TIME_ZONE] : []),
    ],
    ...bodyOf(endpoint),
    responses: { [status]: { description: 'Success', ...content }, ...refusalsOf(endpoint) },
  };
};

/** The OpenAPI 3.1 document of the whole contract. */
export const openApiDocument = () => {
  const paths: Record<string, Json> = {};
  for (const { name, endpoint } of endpoints()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: '한카 API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'RFC 9457 problem document',
          content: { 'application/problem+json': { schema: schemaOf(problemDocument, 'output') } },
        },
      },
    },
  };
};
