import { z } from 'zod';
import { type Call, calls, queryParameters } from '../contract/calls.ts';
import { apiRoot, endpoints, queryKeysOf } from '../contract/endpoints.ts';
import { errorSchema } from '../contract/site-node.ts';

type Json = Record<string, unknown>;

const refTo = (id: string) => `#/components/schemas/${id}`;

const description = `Read-only. Every call is a GET without payload; responses carry an ETag, and \`Cache-Control\` says for how long they may be kept.

A site reads any API that keeps this contract (\`API_BASE_URL\`). It needs the calls of the groups Pages, Details and Themes, and \`/pages/error\` among them to be ready. Each of the others adds something:
- \`/site\`: menus, footer, contacts, shops. Without it pages have no navigation, and \`/rss.xml\`, \`/events.ics\`, \`/llms.txt\`, \`/opensearch.xml\`, \`/manifest.webmanifest\` and \`/.well-known/security.txt\` are 404.
- \`/version\`: must change whenever any response does; it is asked for every second. Without it everything is read again once a minute. Where responses name it, too (\`X-Content-Version\`), no page is made of two versions.
- \`/addresses\`: sitemap, feeds, quick 404 pages. Without it the sitemap has the fixed pages only.
- \`/redirects\`: old addresses. Without it there are none.
- \`/media\` and \`/media/{hash}\`: pictures. The \`href\` of an image is \`/media/{hash}/w{width}.webp\` on the site's own host; the site asks for the original by its hash and makes the widths. Without them there are alternative texts.
- \`/search\`, \`/suggest\`: the search, whose page is a 404 without the first. \`/shelf-catalogue\`: shelf, comparison, finder.

Fields that the contract does not name are passed over; a field that is missing makes the page a 502 and a line in the log. Strings called \`html\` or \`body\` are HTML that is shown as it is: the API answers for it. A 404 makes the page a 404; a 503, a 504 or no response within 2.5 s is a 503 to the visitor, any other 5xx a 502, unless the page is kept.`;

const unavailable = {
  '5XX': {
    description: 'Not now (`Retry-After`)',
    content: { 'application/json': { schema: inlineSchema(errorSchema) } },
  },
};

/** The only response that is not JSON. */
const original = {
  tags: ['Site'],
  summary: 'A picture as it was published',
  operationId: 'media-original',
  parameters: [{ name: 'hash', in: 'path', required: true, description: 'as in `/media`', schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'Its bytes; they never change',
      content: Object.fromEntries(['image/webp', 'image/png', 'image/jpeg'].map((type) => [type, {}])),
    },
    404: { description: 'There is no such picture' },
    ...unavailable,
  },
};

/** The OpenAPI 3.1 document, made from the same schemas that check the responses. */
export function openApiDocument(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: refTo, io: 'output' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content API',
      version: '1.0.0',
      description,
    },
    servers: [{ url: '/' }],
    security: [],
    tags: [...new Set(Object.values(calls).map((call) => call.group))].map((name) => ({ name })),
    paths: {
      ...Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, { get: operation(path, call) }])),
      [endpoints.original]: { get: original },
    },
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
      ...unavailable,
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
