import { z } from 'zod';
import { type Call, calls, queryParameters } from '../contract/calls.ts';
import { apiRoot, queryKeysOf } from '../contract/endpoints.ts';
import { errorSchema } from '../contract/site-node.ts';

type Json = Record<string, unknown>;

const refTo = (id: string) => `#/components/schemas/${id}`;

/** The OpenAPI 3.1 document, made from the same schemas that check the responses. */
export function openApiDocument(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: refTo, io: 'output' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content API',
      version: '1.0.0',
      description: 'Read-only. Every call is a GET without payload; responses carry an ETag.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(calls).map((call) => call.group))].map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, { get: operation(path, call) }])),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutMeta(schema as Json)])),
    },
  };
}

function operation(path: string, call: Call): Json {
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = queryKeysOf(path).map((name) => ({
    name,
    in: 'query',
    description: queryParameters[name].description,
    schema: inlineSchema(queryParameters[name].schema),
  }));
  return {
    tags: [call.group],
    summary: call.summary,
    operationId: path
      .slice(apiRoot.length + 1)
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/-$/, ''),
    parameters: [...pathParameters, ...query],
    responses: {
      200: { description: 'The response', content: { 'application/json': { schema: inlineSchema(call.response) } } },
      304: { description: 'The client has this response already (If-None-Match)' },
      404: {
        description: 'There is no such entry',
        content: { 'application/json': { schema: inlineSchema(errorSchema) } },
      },
    },
  };
}

/** A named schema is referred to, an unnamed one written out with references inside. */
function inlineSchema(schema: z.ZodType): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: refTo(id) };
  const json = z.toJSONSchema(schema, { io: 'output' }) as Json;
  return withoutMeta(JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json);
}

function withoutMeta({ $schema, $id, $defs, id, ...schema }: Json): Json {
  return schema;
}
