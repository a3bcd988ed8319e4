import { describer, idempotencyHeader, type Json, parameters, refusedBy } from '../../openapi.ts';
import { type OpenCallSpec, openBasePath, openRates } from './openCall.ts';
import { openCalls } from './openCalls.ts';
import { openRefusals } from './openRefusals.ts';

const problem: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'errorKey'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    /** For people, in the language asked for. */
    detail: { type: 'string' },
    /** For programs: it stays what it is. */
    errorKey: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'key', 'message'],
        properties: {
          path: { type: 'string' },
          key: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};
const problemAs = (keys: readonly string[]): Json => ({
  description: keys.join(', '),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const refusalsOf = (call: OpenCallSpec): Json =>
  Object.fromEntries(
    [...refusedBy(openRefusals(call))].map(([status, keys]) => [status, problemAs(keys)]),
  );

const successOf = (call: OpenCallSpec, describe: ReturnType<typeof describer>): Json =>
  call.result === 'file'
    ? { description: 'The file', content: { 'application/octet-stream': {} } }
    : {
        description: 'Success',
        content: { 'application/json': { schema: describe(call.result, 'output') } },
      };

const operation = (name: string, call: OpenCallSpec, shared: Json): Json => {
  const describe = describer(name, shared);
  const body = call.bodyShown ?? call.body;
  return {
    operationId: name,
    'x-scope': call.scope,
    'x-calls-a-minute': openRates[call.rate],
    parameters: [
      ...parameters(describe, 'path', call.params),
      ...parameters(describe, 'query', call.query),
      ...(call.idempotent ? [{ ...idempotencyHeader, required: !call.keyOptional }] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describe(body, 'input') } },
      },
    }),
    responses: { [call.creates ? 201 : 200]: successOf(call, describe), ...refusalsOf(call) },
  };
};

/** OpenAPI 3.1 of what merchants' own systems ask: the only description that is published. */
export const openDescription = (): Json => {
  const paths: Record<string, Json> = {};
  const shared: Json = { Problem: problem };
  for (const [name, call] of Object.entries<OpenCallSpec>(openCalls)) {
    const path = openBasePath + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, shared) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Alpaca Open API', version: '1' },
    security: [{ key: [] }],
    components: {
      schemas: shared,
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
};
