import * as z from 'zod/mini';
import { refusals } from './refusals.ts';
import type { CallSpec } from './wire/call.ts';
import { constants, headers } from './wire/constants.ts';
import type { RefusalKey } from './wire/says.ts';

export type Json = Record<string, unknown>;

/** Of a JSON schema what is looked at here and in tests. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

type Describe = (schema: z.ZodMiniType, io: 'input' | 'output') => Json;

/**
 * Describes the schemas of one call. References start at the document's root, so what a schema
 * defines for itself is moved to `shared` there.
 */
export const describer = (call: string, shared: Json): Describe => {
  let described = 0;
  return (schema, io) => {
    described += 1;
    const place = `${call}.${described}.`;
    const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
    const moved = made.replaceAll('"#/$defs/', `"#/components/schemas/${place}`);
    const { $schema: _, $defs = {}, ...rest } = JSON.parse(moved) as Json & { $defs?: Json };
    for (const [name, json] of Object.entries($defs)) shared[place + name] = json;
    return rest;
  };
};

export const parameters = (
  describe: Describe,
  where: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
};

const envelope = (result: Json): Json => ({
  type: 'object',
  required: ['success', 'code', 'message', 'result', 'timestamp'],
  properties: {
    success: { type: 'boolean' },
    code: { enum: [0, 1, 2] },
    message: { type: 'string' },
    result,
    timestamp: { type: 'integer' },
    errorKey: { type: 'string' },
  },
});

const requestBody = (describe: Describe, body: CallSpec['body']): Json => {
  if (!body) return {};
  const content =
    body === 'multipart'
      ? {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
          },
        }
      : { 'application/json': { schema: describe(body, 'input') } };
  return { requestBody: { required: true, content } };
};

const success = (describe: Describe, result: CallSpec['result']): Json =>
  result === 'file'
    ? { description: 'The file', content: { 'application/octet-stream': {} } }
    : {
        description: 'Success',
        content: { 'application/json': { schema: envelope(describe(result, 'output')) } },
      };

/** The keys of refusals by the status they come with. */
export const refusedBy = (keys: readonly RefusalKey[] = []): Map<number, RefusalKey[]> =>
  Map.groupBy(keys, (key) => refusals[key]);

export const idempotencyHeader = {
  name: headers.idempotencyKey,
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

const operation = (name: string, call: CallSpec, shared: Json): Json => {
  const describe = describer(name, shared);
  return {
    operationId: name,
    'x-access': call.access,
    security: call.access === 'open' ? [] : [{ token: [] }],
    parameters: [
      ...parameters(describe, 'path', call.params),
      ...parameters(describe, 'query', call.query),
      ...(call.idempotent ? [idempotencyHeader] : []),
    ],
    ...requestBody(describe, call.body),
    responses: {
      200: success(describe, call.result),
      ...Object.fromEntries(
        [...refusedBy(call.refuses)].map(([status, keys]) => [
          status,
          { description: keys.join(', ') },
        ]),
      ),
    },
  };
};

/** OpenAPI 3.1 of a table of calls. */
export const openApi = (calls: Readonly<Record<string, CallSpec>>, title: string): Json => {
  const paths: Record<string, Json> = {};
  const shared: Json = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = constants.basePath + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, shared) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    components: {
      schemas: shared,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: headers.token } },
    },
    paths,
  };
};
